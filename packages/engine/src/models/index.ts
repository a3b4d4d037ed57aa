/** The models of all libraries. Written by `npm run registry`; do not edit. */

import { aiSdk } from "./http/ai-sdk.ts";
import { angularHttp } from "./http/angular-http.ts";
import { angularjsHttp } from "./http/angularjs-http.ts";
import { apisauce } from "./http/apisauce.ts";
import { aurelia } from "./http/aurelia.ts";
import { axios } from "./http/axios.ts";
import { beacon } from "./http/beacon.ts";
import { birpc } from "./http/birpc.ts";
import { emberAjax } from "./http/ember-ajax.ts";
import { eventSource } from "./http/event-source.ts";
import { fetch } from "./http/fetch.ts";
import { fetchEventSource } from "./http/fetch-event-source.ts";
import { honoClient } from "./http/hono-client.ts";
import { jquery } from "./http/jquery.ts";
import { ky } from "./http/ky.ts";
import { mcp } from "./http/mcp.ts";
import { mithril } from "./http/mithril.ts";
import { nuxt } from "./http/nuxt.ts";
import { ofetch } from "./http/ofetch.ts";
import { openapiClients } from "./http/openapi-clients.ts";
import { openapiFetch } from "./http/openapi-fetch.ts";
import { orpc } from "./http/orpc.ts";
import { r19 } from "./http/r19.ts";
import { rtkQuery } from "./http/rtk-query.ts";
import { rxjsAjax } from "./http/rxjs-ajax.ts";
import { signalr } from "./http/signalr.ts";
import { socketIo } from "./http/socket-io.ts";
import { stomp } from "./http/stomp.ts";
import { superagent } from "./http/superagent.ts";
import { tanstackStart } from "./http/tanstack-start.ts";
import { umiRequest } from "./http/umi-request.ts";
import { vueuse } from "./http/vueuse.ts";
import { webSocket } from "./http/web-socket.ts";
import { wretch } from "./http/wretch.ts";
import type { Model } from "./model.ts";
import { alertify } from "./notices/alertify.ts";
import { antd } from "./notices/antd.ts";
import { blueprint } from "./notices/blueprint.ts";
import { bootstrapToasts } from "./notices/bootstrap-toasts.ts";
import { browserDialogs } from "./notices/browser-dialogs.ts";
import { chakra } from "./notices/chakra.ts";
import { element } from "./notices/element.ts";
import { flashMessages } from "./notices/flash-messages.ts";
import { formErrors } from "./notices/form-errors.ts";
import { hotToast } from "./notices/hot-toast.ts";
import { ionic } from "./notices/ionic.ts";
import { mantineNotices } from "./notices/mantine-notices.ts";
import { naiveUi } from "./notices/naive-ui.ts";
import { named } from "./notices/named.ts";
import { ngZorro } from "./notices/ng-zorro.ts";
import { notistack } from "./notices/notistack.ts";
import { notyf } from "./notices/notyf.ts";
import { prime } from "./notices/prime.ts";
import { quasar } from "./notices/quasar.ts";
import { smallNotices } from "./notices/small-notices.ts";
import { snackBar } from "./notices/snack-bar.ts";
import { sonner } from "./notices/sonner.ts";
import { sweetalert } from "./notices/sweetalert.ts";
import { toastify } from "./notices/toastify.ts";
import { toastr } from "./notices/toastr.ts";
import { vant } from "./notices/vant.ts";
import { vueToasts } from "./notices/vue-toasts.ts";
import { aureliaValidation } from "./schemas/aurelia-validation.ts";
import { fluentvalidationTs } from "./schemas/fluentvalidation-ts.ts";
import { joi } from "./schemas/joi.ts";
import { openmrs } from "./schemas/openmrs.ts";
import { valibot } from "./schemas/valibot.ts";
import { veeValidate } from "./schemas/vee-validate.ts";
import { vine } from "./schemas/vine.ts";
import { yup } from "./schemas/yup.ts";
import { zod } from "./schemas/zod.ts";
import { jotaiStorage } from "./storage/jotai-storage.ts";
import { keyValue } from "./storage/key-value.ts";
import { nuxtCookie } from "./storage/nuxt-cookie.ts";
import { piniaPersist } from "./storage/pinia-persist.ts";
import { reduxPersist } from "./storage/redux-persist.ts";
import { storageHook } from "./storage/storage-hook.ts";
import { storageHooks } from "./storage/storage-hooks.ts";
import { storageOptions } from "./storage/storage-options.ts";
import { svelteStorage } from "./storage/svelte-storage.ts";
import { webStorage } from "./storage/web-storage.ts";
import { zustandPersist } from "./storage/zustand-persist.ts";
import { angularTranslations } from "./translations/angular-translations.ts";
import { gettext } from "./translations/gettext.ts";
import { i18next } from "./translations/i18next.ts";
import { lingui } from "./translations/lingui.ts";
import { nextIntl } from "./translations/next-intl.ts";
import { nextcloudL10n } from "./translations/nextcloud-l10n.ts";
import { reactIntl } from "./translations/react-intl.ts";
import { shopifyI18n } from "./translations/shopify-i18n.ts";
import { svelteI18n } from "./translations/svelte-i18n.ts";
import { vueI18n } from "./translations/vue-i18n.ts";

export const MODELS: readonly Model[] = [
  aiSdk,
  angularHttp,
  angularjsHttp,
  apisauce,
  aurelia,
  axios,
  beacon,
  birpc,
  emberAjax,
  eventSource,
  fetch,
  fetchEventSource,
  honoClient,
  jquery,
  ky,
  mcp,
  mithril,
  nuxt,
  ofetch,
  openapiClients,
  openapiFetch,
  orpc,
  r19,
  rtkQuery,
  rxjsAjax,
  signalr,
  socketIo,
  stomp,
  superagent,
  tanstackStart,
  umiRequest,
  vueuse,
  webSocket,
  wretch,
  alertify,
  antd,
  blueprint,
  bootstrapToasts,
  browserDialogs,
  chakra,
  element,
  flashMessages,
  formErrors,
  hotToast,
  ionic,
  mantineNotices,
  naiveUi,
  named,
  ngZorro,
  notistack,
  notyf,
  prime,
  quasar,
  smallNotices,
  snackBar,
  sonner,
  sweetalert,
  toastify,
  toastr,
  vant,
  vueToasts,
  aureliaValidation,
  fluentvalidationTs,
  joi,
  openmrs,
  valibot,
  veeValidate,
  vine,
  yup,
  zod,
  jotaiStorage,
  keyValue,
  nuxtCookie,
  piniaPersist,
  reduxPersist,
  storageHook,
  storageHooks,
  storageOptions,
  svelteStorage,
  webStorage,
  zustandPersist,
  angularTranslations,
  gettext,
  i18next,
  lingui,
  nextIntl,
  nextcloudL10n,
  reactIntl,
  shopifyI18n,
  svelteI18n,
  vueI18n,
];
