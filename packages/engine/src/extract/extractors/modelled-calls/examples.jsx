import axios from "axios";

// example: arguments that are handed through
const api = axios.create({ baseURL: "/through" });
const get = (...args) => api.get(...args);

// finds: call method=GET url=/through/tides query=day
export const loadTides = (day) => get("/tides", { params: { day } });

// example: methods of something else that a library makes
// finds nothing
export const read = (store) => store.get("/maps/1");
