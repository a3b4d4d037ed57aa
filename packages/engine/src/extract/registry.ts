/** All extractors. Written by `npm run registry`; do not edit. */

import type { Extractor } from "./extractor.ts";
import { addressedScreens } from "./extractors/addressed-screens/extractor.ts";
import { aiSdkCalls } from "./extractors/ai-sdk-calls/extractor.ts";
import { angularjsScreens } from "./extractors/angularjs-screens/extractor.ts";
import { aureliaCalls } from "./extractors/aurelia-calls/extractor.ts";
import { backboneCalls } from "./extractors/backbone-calls/extractor.ts";
import { backboneScreens } from "./extractors/backbone-screens/extractor.ts";
import { browserKeys } from "./extractors/browser-keys/extractor.ts";
import { callbackScreens } from "./extractors/callback-screens/extractor.ts";
import { catalogueErrors } from "./extractors/catalogue-errors/extractor.ts";
import { chainValidation } from "./extractors/chain-validation/extractor.ts";
import { checkedValidation } from "./extractors/checked-validation/extractor.ts";
import { comparedLimits } from "./extractors/compared-limits/extractor.ts";
import { comparedRoles } from "./extractors/compared-roles/extractor.ts";
import { comparedStates } from "./extractors/compared-states/extractor.ts";
import { controlValidation } from "./extractors/control-validation/extractor.ts";
import { definitionValidation } from "./extractors/definition-validation/extractor.ts";
import { drawnErrors } from "./extractors/drawn-errors/extractor.ts";
import { emberScreens } from "./extractors/ember-screens/extractor.ts";
import { externalAddresses } from "./extractors/external-addresses/extractor.ts";
import { firebaseCalls } from "./extractors/firebase-calls/extractor.ts";
import { formCalls } from "./extractors/form-calls/extractor.ts";
import { generatedClientCalls } from "./extractors/generated-client-calls/extractor.ts";
import { graphqlCalls } from "./extractors/graphql-calls/extractor.ts";
import { grpcCalls } from "./extractors/grpc-calls/extractor.ts";
import { guardRoles } from "./extractors/guard-roles/extractor.ts";
import { inputValidation } from "./extractors/input-validation/extractor.ts";
import { jsonRpcCalls } from "./extractors/json-rpc-calls/extractor.ts";
import { jsonSchemaValidation } from "./extractors/json-schema-validation/extractor.ts";
import { madeInputValidation } from "./extractors/made-input-validation/extractor.ts";
import { mappedErrors } from "./extractors/mapped-errors/extractor.ts";
import { markupValidation } from "./extractors/markup-validation/extractor.ts";
import { modelledCalls } from "./extractors/modelled-calls/extractor.ts";
import { namedEntities } from "./extractors/named-entities/extractor.ts";
import { namedLimits } from "./extractors/named-limits/extractor.ts";
import { namedRoles } from "./extractors/named-roles/extractor.ts";
import { ngresourceCalls } from "./extractors/ngresource-calls/extractor.ts";
import { openapiFetchCalls } from "./extractors/openapi-fetch-calls/extractor.ts";
import { optionValidation } from "./extractors/option-validation/extractor.ts";
import { ownRouterScreens } from "./extractors/own-router-screens/extractor.ts";
import { pagePurpose } from "./extractors/page-purpose/extractor.ts";
import { permissionRoles } from "./extractors/permission-roles/extractor.ts";
import { platformValues } from "./extractors/platform-values/extractor.ts";
import { productWords } from "./extractors/product-words/extractor.ts";
import { refusedValidation } from "./extractors/refused-validation/extractor.ts";
import { registeredScreens } from "./extractors/registered-screens/extractor.ts";
import { routeDataCalls } from "./extractors/route-data-calls/extractor.ts";
import { routeScreens } from "./extractors/route-screens/extractor.ts";
import { rtkQueryCalls } from "./extractors/rtk-query-calls/extractor.ts";
import { ruledLimits } from "./extractors/ruled-limits/extractor.ts";
import { serverActionCalls } from "./extractors/server-action-calls/extractor.ts";
import { shownErrors } from "./extractors/shown-errors/extractor.ts";
import { supabaseCalls } from "./extractors/supabase-calls/extractor.ts";
import { tanstackScreens } from "./extractors/tanstack-screens/extractor.ts";
import { templateValidation } from "./extractors/template-validation/extractor.ts";
import { thrownErrors } from "./extractors/thrown-errors/extractor.ts";
import { topLevelConstants } from "./extractors/top-level-constants/extractor.ts";
import { trpcCalls } from "./extractors/trpc-calls/extractor.ts";
import { useFetchCalls } from "./extractors/use-fetch-calls/extractor.ts";
import { validatorValidation } from "./extractors/validator-validation/extractor.ts";
import { waitingTimes } from "./extractors/waiting-times/extractor.ts";
import { wordedErrors } from "./extractors/worded-errors/extractor.ts";
import { xhrCalls } from "./extractors/xhr-calls/extractor.ts";

export const EXTRACTORS: readonly Extractor[] = [
  addressedScreens,
  aiSdkCalls,
  angularjsScreens,
  aureliaCalls,
  backboneCalls,
  backboneScreens,
  browserKeys,
  callbackScreens,
  catalogueErrors,
  chainValidation,
  checkedValidation,
  comparedLimits,
  comparedRoles,
  comparedStates,
  controlValidation,
  definitionValidation,
  drawnErrors,
  emberScreens,
  externalAddresses,
  firebaseCalls,
  formCalls,
  generatedClientCalls,
  graphqlCalls,
  grpcCalls,
  guardRoles,
  inputValidation,
  jsonRpcCalls,
  jsonSchemaValidation,
  madeInputValidation,
  mappedErrors,
  markupValidation,
  modelledCalls,
  namedEntities,
  namedLimits,
  namedRoles,
  ngresourceCalls,
  openapiFetchCalls,
  optionValidation,
  ownRouterScreens,
  pagePurpose,
  permissionRoles,
  platformValues,
  productWords,
  refusedValidation,
  registeredScreens,
  routeDataCalls,
  routeScreens,
  rtkQueryCalls,
  ruledLimits,
  serverActionCalls,
  shownErrors,
  supabaseCalls,
  tanstackScreens,
  templateValidation,
  thrownErrors,
  topLevelConstants,
  trpcCalls,
  useFetchCalls,
  validatorValidation,
  waitingTimes,
  wordedErrors,
  xhrCalls,
];
