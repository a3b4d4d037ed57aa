import gql from "graphql-tag";
import { createApolloClient } from "vue-cli-plugin-apollo/graphql-client";

// example: a client that sends everything over its socket
export const { apolloClient: pier } = createApolloClient({
  wsEndpoint: "wss://pier.example/graphql",
  websocketsOnly: true,
});
// finds: call protocol=graphql url={base} operation=Moorings response=moorings.depth
const MOORINGS = gql`
  query Moorings {
    moorings {
      depth
    }
  }
`;
export const moorings = () => pier.query({ query: MOORINGS });
