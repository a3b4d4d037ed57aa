/** All extractors. Written by `npm run registry`; do not edit. */

import type { Extractor } from "./extractor.ts";
import { angularHttpCalls } from "./extractors/angular-http-calls/extractor.ts";
import { axiosCalls } from "./extractors/axios-calls/extractor.ts";
import { beaconCalls } from "./extractors/beacon-calls/extractor.ts";
import { eventSourceCalls } from "./extractors/event-source-calls/extractor.ts";
import { fetchCalls } from "./extractors/fetch-calls/extractor.ts";
import { graphqlCalls } from "./extractors/graphql-calls/extractor.ts";
import { jqueryCalls } from "./extractors/jquery-calls/extractor.ts";
import { kyCalls } from "./extractors/ky-calls/extractor.ts";
import { ofetchCalls } from "./extractors/ofetch-calls/extractor.ts";
import { pagePurpose } from "./extractors/page-purpose/extractor.ts";
import { routeScreens } from "./extractors/route-screens/extractor.ts";
import { shownErrors } from "./extractors/shown-errors/extractor.ts";
import { socketIoCalls } from "./extractors/socket-io-calls/extractor.ts";
import { superagentCalls } from "./extractors/superagent-calls/extractor.ts";
import { thrownErrors } from "./extractors/thrown-errors/extractor.ts";
import { webSocketCalls } from "./extractors/web-socket-calls/extractor.ts";
import { xhrCalls } from "./extractors/xhr-calls/extractor.ts";

export const EXTRACTORS: readonly Extractor[] = [
  angularHttpCalls,
  axiosCalls,
  beaconCalls,
  eventSourceCalls,
  fetchCalls,
  graphqlCalls,
  jqueryCalls,
  kyCalls,
  ofetchCalls,
  pagePurpose,
  routeScreens,
  shownErrors,
  socketIoCalls,
  superagentCalls,
  thrownErrors,
  webSocketCalls,
  xhrCalls,
];
