import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query/react";

// example: endpoints with their hooks
const shopApi = createApi({
  reducerPath: "shop",
  baseQuery: fetchBaseQuery({ baseUrl: "/shop/api" }),
  endpoints: (build) => ({
    // finds: call method=GET url=/shop/api/products/{id}
    product: build.query({ query: (id) => `/products/${id}` }),
    // finds: call method=GET url=/shop/api/products query=page,tag
    products: build.query({ query: ({ page, tag }) => ({ url: "/products", params: { page, tag } }) }),
    // finds: call method=POST url=/shop/api/products body=name,price
    addProduct: build.mutation({ query: (body) => ({ url: "/products", method: "POST", body }) }),
    // finds: call method=PATCH url=/shop/api/products/{id} body=price
    reprice: build.mutation({
      query: ({ id, price }) => ({ url: `/products/${id}`, method: "PATCH", body: { price } }),
    }),
  }),
});

export const { useProductQuery, useProductsQuery, useAddProductMutation } = shopApi;

export function Products({ page }) {
  const { data } = useProductsQuery({ page, tag: "new" });
  const [add, { isLoading }] = useAddProductMutation();
  return (
    <button disabled={isLoading} onClick={() => add({ name: "Bell", price: 12 })}>
      Add to {data?.length}
    </button>
  );
}

// example: endpoints that are injected, over a base query with a retry
const gate = fetchBaseQuery({ baseUrl: "https://club.example/v2" });
const withLogin = async (args, api, extra) => {
  const result = await gate(args, api, extra);
  if (result.error?.status === 401) api.dispatch({ type: "left" });
  return result;
};
const clubApi = createApi({ baseQuery: withLogin, tagTypes: ["Member"], endpoints: () => ({}) });

export const memberApi = clubApi.injectEndpoints({
  endpoints: (build) => ({
    // finds: call method=GET url=https://club.example/v2/members/{id}
    member: build.query({ query: (id) => `members/${id}`, providesTags: ["Member"] }),
    // finds: call method=DELETE url=https://club.example/v2/members/{id}
    dismiss: build.mutation({ query: (id) => ({ url: `members/${id}`, method: "DELETE" }) }),
  }),
});

// example: an answer that is made into something else before a hook gives it
const boatApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: "/boats" }),
  endpoints: (build) => ({
    // finds: call method=GET url=/boats/{id}/crew response=data.crew[].berth,data.crew[].rank
    crew: build.query({ query: (id) => `${id}/crew`, transformResponse: (answer) => answer.data.crew }),
  }),
});
export function Crew({ id }) {
  const { data: crew } = boatApi.useCrewQuery(id);
  return crew?.map((one) => `${one.rank} in ${one.berth}`);
}

// example: builders of other things
export const list = make({
  endpoints: (other) => ({
    // finds nothing
    never: other.query("/never"),
    // finds nothing
    neither: own.query({ query: () => "/neither" }),
  }),
});
function make(options) {
  return options;
}
const own = { query: (one) => one };
