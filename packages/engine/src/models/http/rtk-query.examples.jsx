import { createApi, fetchBaseQuery, retry } from "@reduxjs/toolkit/query/react";

// example: a base query that renews the session and asks again
const pierQuery = fetchBaseQuery({ baseUrl: "/pier/api", prepareHeaders: (headers) => headers });
const pierQueryWithRenewal = async (request, api, extra) => {
  let result = await pierQuery(request, api, extra);
  if (result.error?.status === 401) {
    // finds: call method=POST url=/pier/api/session/renew
    const renewed = await pierQuery({ url: "/session/renew", method: "POST" }, api, extra);
    if (renewed.data) result = await pierQuery(request, api, extra);
  }
  return result;
};
export const pierApi = createApi({
  baseQuery: pierQueryWithRenewal,
  endpoints: (build) => ({
    // finds: call method=GET url=/pier/api/berths/{berthId}
    berth: build.query({ query: ({ berthId }) => `berths/${berthId}` }),
  }),
});
export const { useBerthQuery } = pierApi;

// example: a base query with retries
const dockQuery = retry(fetchBaseQuery({ baseUrl: "/dock" }), { maxRetries: 2 });
export async function warm(api) {
  // finds: call method=GET url=/dock/warm
  await dockQuery("warm", api, {});
}
