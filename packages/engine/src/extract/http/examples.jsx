import axios from "axios";

// example: a base address that is set on the library itself, by whoever starts the program
export function listShelves(page) {
  // finds: call method=GET url=/library/v2/shelves query=page
  return axios.get("/shelves", { params: { page } });
}

export function start(address) {
  axios.defaults.baseURL = address;
  axios.defaults.timeout = 4000;
}

start("/library/v2");

// example: a base address that is set to several values
const dock = axios.create({ timeout: 300 });
export const choose = (isTest) => {
  if (isTest) dock.defaults.baseURL = "/test";
  else dock.defaults.baseURL = "/live";
};

// finds: call method=GET url={base}/boats
export const listBoats = () => dock.get("/boats");
