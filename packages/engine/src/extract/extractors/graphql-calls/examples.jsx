import { ApolloClient, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider, useMutation, useQuery } from "@apollo/client/react";
import { GraphQLClient } from "graphql-request";
import { createClient, fetchExchange, Provider as UrqlProvider, gql as urqlGql, useQuery as useUrqlQuery } from "urql";

// example: tagged documents of Apollo
export const client = new ApolloClient({ link: new HttpLink({ uri: "/shop/graphql" }), cache: new InMemoryCache() });

const PRICE = gql`
  fragment Price on Product {
    price
  }
`;

// finds: call protocol=graphql method=POST url=/shop/graphql operation=ProductList body=after,first
export const PRODUCTS = gql`
  query ProductList($first: Int!, $after: String) {
    products(first: $first, after: $after) {
      edges { node { id title ...Price } }
    }
  }
  ${PRICE}
`;

export const rename = (id, title) =>
  client.mutate({
    // finds: call protocol=graphql method=POST url=/shop/graphql operation=RenameProduct body=id,title
    mutation: gql`
      mutation RenameProduct($id: ID!, $title: String!) {
        renameProduct(id: $id, title: $title) { id }
      }
    `,
    variables: { id, title },
  });

// example: documents as strings
const api = new GraphQLClient("/shop/graphql");

// finds: call protocol=graphql method=POST url=/shop/graphql operation=Viewer
const VIEWER = "query Viewer { viewer { login email } }";

export const viewer = () => api.request(VIEWER);

// finds: call protocol=graphql url=/shop/graphql operation=Ping
export const ping = () => api.request("subscription Ping { ping }");

// example: compiled documents, as code generators write them, with the hooks that ask for them
const OrderParts = {
  kind: "FragmentDefinition",
  name: { kind: "Name", value: "OrderParts" },
  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Order" } },
  selectionSet: {
    kind: "SelectionSet",
    selections: [{ kind: "Field", name: { kind: "Name", value: "number" } }],
  },
};

export const OrdersDocument = {
  kind: "Document",
  definitions: [
    // finds: call protocol=graphql method=POST url=/shop/graphql operation=Orders body=page
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Orders" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "page" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "orders" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "page" },
                value: { kind: "Variable", name: { kind: "Name", value: "page" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "OrderParts" } }],
            },
          },
        ],
      },
    },
    OrderParts,
  ],
};

export const CancelDocument = {
  kind: "Document",
  definitions: [
    // finds: call protocol=graphql method=POST url=/shop/graphql operation=CancelOrder body=number
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CancelOrder" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "number" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ID" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [{ kind: "Field", name: { kind: "Name", value: "cancelOrder" } }],
      },
    },
  ],
};

export const BasketDocument = {
  kind: "Document",
  definitions: [
    // finds nothing
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Basket" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "basket" },
            directives: [{ kind: "Directive", name: { kind: "Name", value: "client" } }],
          },
        ],
      },
    },
  ],
};

export const cache = new ApolloClient({ link: new HttpLink({ uri: "/shop/graphql" }), cache: new InMemoryCache() });

export const OrderList = ({ page }) => {
  const { data, loading } = useQuery(OrdersDocument, { variables: { page } });
  const [cancel] = useMutation(CancelDocument);
  if (loading) return <p>Loading orders</p>;
  return data.orders.map(({ number }) => <button onClick={() => cancel({ variables: { number } })}>{number}</button>);
};

export const Orders = () => (
  <ApolloProvider client={cache}>
    <h1>Orders of this week</h1>
    <OrderList page={1} />
    <footer>Call the kitchen to change an order that is on its way.</footer>
  </ApolloProvider>
);

// example: urql, with a document as text
const urql = createClient({ url: "/shop/graphql", exchanges: [fetchExchange] });

// finds: call protocol=graphql method=POST url=/shop/graphql operation=Berths body=dock
const BERTHS = urqlGql`
  query Berths($dock: ID!) {
    berths(dock: $dock) { number length }
  }
`;

// finds nothing
export const DRAWER = urqlGql`
  query Drawer {
    drawer @client { isOpen }
  }
`;
// finds: call protocol=graphql method=POST url=/shop/graphql operation=Quay response=quay.name
export const QUAY = urqlGql`
  query Quay {
    quay { name }
    drawer @client { isOpen }
  }
`;

export const Berths = ({ dock }) => {
  const [{ data }] = useUrqlQuery({ query: BERTHS, variables: { dock } });
  return (
    <UrqlProvider value={urql}>
      {data?.berths.map(({ number }) => (
        <p>{number}</p>
      ))}
    </UrqlProvider>
  );
};

// example: a document that a plain request sends elsewhere
export async function invoice(show) {
  const body = JSON.stringify({ query: "query Invoice { invoice { total } }" });
  // finds: call protocol=graphql method=POST url=/billing/graphql operation=Invoice response=invoice.total
  const answer = await fetch("/billing/graphql", { method: "POST", body });
  show((await answer.json()).data.invoice.total);
}

// example: texts that only begin alike
// finds nothing
export const HELP = "query the catalogue {by title} or by author";
// finds nothing
export const RULE = { operation: "query", kind: "Filter", name: "none" };
