/** All extractors. Written by `npm run registry`; do not edit. */

import type { Extractor } from "./extractor.ts";
import { angularHttpCalls } from "./extractors/angular-http-calls/extractor.ts";
import { axiosCalls } from "./extractors/axios-calls/extractor.ts";
import { beaconCalls } from "./extractors/beacon-calls/extractor.ts";
import { browserKeys } from "./extractors/browser-keys/extractor.ts";
import { catalogueErrors } from "./extractors/catalogue-errors/extractor.ts";
import { comparedLimits } from "./extractors/compared-limits/extractor.ts";
import { eventSourceCalls } from "./extractors/event-source-calls/extractor.ts";
import { externalAddresses } from "./extractors/external-addresses/extractor.ts";
import { fetchCalls } from "./extractors/fetch-calls/extractor.ts";
import { graphqlCalls } from "./extractors/graphql-calls/extractor.ts";
import { jqueryCalls } from "./extractors/jquery-calls/extractor.ts";
import { kyCalls } from "./extractors/ky-calls/extractor.ts";
import { mappedErrors } from "./extractors/mapped-errors/extractor.ts";
import { namedLimits } from "./extractors/named-limits/extractor.ts";
import { ofetchCalls } from "./extractors/ofetch-calls/extractor.ts";
import { pagePurpose } from "./extractors/page-purpose/extractor.ts";
import { productWords } from "./extractors/product-words/extractor.ts";
import { routeScreens } from "./extractors/route-screens/extractor.ts";
import { shownErrors } from "./extractors/shown-errors/extractor.ts";
import { socketIoCalls } from "./extractors/socket-io-calls/extractor.ts";
import { superagentCalls } from "./extractors/superagent-calls/extractor.ts";
import { thrownErrors } from "./extractors/thrown-errors/extractor.ts";
import { topLevelConstants } from "./extractors/top-level-constants/extractor.ts";
import { waitingTimes } from "./extractors/waiting-times/extractor.ts";
import { webSocketCalls } from "./extractors/web-socket-calls/extractor.ts";
import { wordedErrors } from "./extractors/worded-errors/extractor.ts";
import { xhrCalls } from "./extractors/xhr-calls/extractor.ts";

export const EXTRACTORS: readonly Extractor[] = [
  angularHttpCalls,
  axiosCalls,
  beaconCalls,
  browserKeys,
  catalogueErrors,
  comparedLimits,
  eventSourceCalls,
  externalAddresses,
  fetchCalls,
  graphqlCalls,
  jqueryCalls,
  kyCalls,
  mappedErrors,
  namedLimits,
  ofetchCalls,
  pagePurpose,
  productWords,
  routeScreens,
  shownErrors,
  socketIoCalls,
  superagentCalls,
  thrownErrors,
  topLevelConstants,
  waitingTimes,
  webSocketCalls,
  wordedErrors,
  xhrCalls,
];
