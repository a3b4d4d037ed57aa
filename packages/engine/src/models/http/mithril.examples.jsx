import m from "mithril";

// example: a request of its own
export function loadTrees(park) {
  // finds: call method=GET url=/parks/{id}/trees query=kind
  return m.request({ url: `/parks/${park.id}/trees`, params: { kind: "oak" } });
}

export function plantTree(park, name) {
  // finds: call method=POST url=/parks/{id}/trees body=name
  return m.request(`/parks/${park.id}/trees`, { method: "POST", body: { name } });
}

// example: a wrapper that puts a base before the address
async function request(options, tries = 0) {
  try {
    return await m.request({ withCredentials: true, ...options, url: "/forest" + options.url });
  } catch (error) {
    if (error.code === 503 && tries < 2) return request(options, tries + 1);
    throw error;
  }
}

// finds: call method=GET url=/forest/paths query=page
export const paths = (page) => request({ method: "GET", url: "/paths", params: { page } });
// finds: call method=PUT url=/forest/paths/{id} body=length
export const measure = (path, length) => request({ method: "PUT", url: `/paths/${path.id}`, body: { length } });

// example: a function of that name of something else
export function ask(wallet) {
  // finds nothing
  return wallet.request({ method: "eth_accounts", url: "/never" });
}
