import { ApolloClient, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { GraphQLClient } from "graphql-request";

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
// skip rspack: the library's module is not recognised there, so its own request is followed
const api = new GraphQLClient("/shop/graphql");

// finds: call protocol=graphql method=POST url=/shop/graphql operation=Viewer
const VIEWER = "query Viewer { viewer { login email } }";

export const viewer = () => api.request(VIEWER);

// finds: call protocol=graphql method=POST url=/shop/graphql operation=Ping
export const ping = () => api.request("subscription Ping { ping }");

// example: a compiled document
// skip vite: a tree without other words is taken for the library's own
// skip webpack: a tree without other words is taken for the library's own
// skip rspack: a tree without other words is taken for the library's own
// skip esbuild: a tree without other words is taken for the library's own
export const link = new HttpLink({ uri: "/shop/graphql" });

export const ORDERS = {
  kind: "Document",
  definitions: [
    // finds: call protocol=graphql method=POST url=/shop/graphql operation=Orders body=page
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Orders" },
      variableDefinitions: [
        { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "page" } } },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [{ kind: "Field", name: { kind: "Name", value: "orders" } }],
      },
    },
  ],
};

// example: texts that only begin alike
// finds nothing
export const HELP = "query the catalogue {by title} or by author";
// finds nothing
export const RULE = { operation: "query", kind: "Filter", name: "none" };
