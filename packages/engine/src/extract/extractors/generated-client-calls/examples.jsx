import globalAxios from "axios";

// example: openapi-generator, typescript-axios
const DUMMY_BASE_URL = "https://example.com";
const toPathString = (url) => url.pathname + url.search + url.hash;
const createRequestFunction = (axiosArgs, globalAxios, BASE_PATH, configuration) => {
  return (axios = globalAxios, basePath = BASE_PATH) => {
    const axiosRequestArgs = {
      ...axiosArgs.options,
      url: (axios.defaults.baseURL ? "" : (configuration?.basePath ?? basePath)) + axiosArgs.url,
    };
    return axios.request(axiosRequestArgs);
  };
};

const CatApiAxiosParamCreator = (configuration) => ({
  removeCat: async (catId, options = {}) => {
    const localVarPath = `/cats/{catId}`.replace(`{${"catId"}}`, encodeURIComponent(String(catId)));
    const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
    let baseOptions;
    if (configuration) baseOptions = configuration.baseOptions;
    const localVarRequestOptions = { method: "DELETE", ...baseOptions, ...options };
    return { url: toPathString(localVarUrlObj), options: localVarRequestOptions };
  },
});

const CatApiFp = (configuration) => {
  const localVarAxiosParamCreator = CatApiAxiosParamCreator(configuration);
  return {
    async removeCat(catId, options) {
      const localVarAxiosArgs = await localVarAxiosParamCreator.removeCat(catId, options);
      return (axios, basePath) =>
        createRequestFunction(localVarAxiosArgs, globalAxios, "/cattery", configuration)(axios, basePath);
    },
  };
};

// finds: call method=DELETE url=/cattery/cats/{catId}
export const removeCat = (cat) =>
  CatApiFp()
    .removeCat(cat.id)
    .then((request) => request());

// example: hey-api
const createConfig = (override = {}) => ({ headers: { Accept: "application/json" }, ...override });
const createClient = (config = {}) => {
  const request = async (options) => {
    const opts = { ...config, ...options };
    const response = await fetch(new Request((opts.baseUrl ?? "") + opts.url, opts));
    return { data: await response.json(), response };
  };
  const methodOf = (method) => (options) => request({ ...options, method });
  return { request, get: methodOf("GET"), post: methodOf("POST"), delete: methodOf("DELETE") };
};
const client = createClient(createConfig({ baseUrl: "/aquarium" }));

const getFish = (options) => (options.client ?? client).get({ url: "/fish/{fishId}", ...options });
const addFish = (options) =>
  (options.client ?? client).post({
    url: "/fish",
    ...options,
    headers: { "Content-Type": "application/json", ...options.headers },
  });

// finds: call method=GET url=/aquarium/fish/{fishId} query=depth headers=Accept
export const fish = (id) => getFish({ path: { fishId: id }, query: { depth: 2 } });
// finds: call method=POST url=/aquarium/fish headers=Content-Type body=name
export const addOneFish = (name) => addFish({ body: { name } });

// example: NSwag
class TurtleClient {
  constructor(baseUrl, http) {
    this.http = http ? http : window;
    this.baseUrl = baseUrl ?? "";
  }

  list(pondId, page) {
    let url_ = this.baseUrl + "/api/Turtles?";
    if (pondId === null) throw new globalThis.Error("The parameter 'pondId' cannot be null.");
    else if (pondId !== undefined) url_ += "PondId=" + encodeURIComponent("" + pondId) + "&";
    if (page !== undefined) url_ += "Page=" + encodeURIComponent("" + page) + "&";
    url_ = url_.replace(/[?&]$/, "");
    const options_ = { method: "GET", headers: { Accept: "application/json" } };
    return this.http.fetch(url_, options_).then((_response) => this.processList(_response));
  }

  processList(response) {
    const status = response.status;
    if (status === 200) return response.text().then((text) => JSON.parse(text));
    if (status === 404) return response.text().then(() => null);
    return Promise.resolve(null);
  }

  update(id, command) {
    let url_ = this.baseUrl + "/api/Turtles/{id}";
    if (id === undefined || id === null) throw new globalThis.Error("The parameter 'id' must be defined.");
    url_ = url_.replace("{id}", encodeURIComponent("" + id));
    url_ = url_.replace(/[?&]$/, "");
    const options_ = { body: JSON.stringify(command), method: "PUT", headers: { "Content-Type": "application/json" } };
    return this.http.fetch(url_, options_);
  }
}

const turtles = new TurtleClient("https://turtles.example");
// finds: call method=GET url=https://turtles.example/api/Turtles query=Page,PondId headers=Accept
export const listTurtles = (pond, page) => turtles.list(pond.id, page);
// finds: call method=PUT url=https://turtles.example/api/Turtles/{id} headers=Content-Type body=age,name
export const updateTurtle = (one) => turtles.update(one.id, { name: one.name, age: one.age });

// example: openapi-generator, typescript-axios, each API with a client of its own
const aviaryServers = {};
const requestOf = (axiosArgs, globalAxios, BASE_PATH, configuration) => {
  return (axios = globalAxios, basePath = BASE_PATH) => {
    const url = (axios.defaults.baseURL ? "" : (configuration?.basePath ?? basePath)) + axiosArgs.url;
    return axios.request({ ...axiosArgs.options, url });
  };
};
class AviaryBase {
  constructor(configuration, basePath = "http://localhost/v0", axios = globalAxios) {
    this.basePath = basePath;
    this.axios = axios;
    if (configuration) {
      this.configuration = configuration;
      this.basePath = configuration.basePath ?? basePath;
    }
  }
}
const birdsOf = (configuration) => ({
  async listBirds(options = {}) {
    const args = { url: "/birds", options: { method: "GET", ...options } };
    await configuration?.ready;
    const server = aviaryServers["BirdsApi.listBirds"]?.[0]?.url;
    return (axios, basePath) => requestOf(args, globalAxios, "/aviary", configuration)(axios, server || basePath);
  },
});
const eggsOf = (configuration) => ({
  async layEgg(eggId, options = {}) {
    const args = { url: `/eggs/${encodeURIComponent(eggId)}`, options: { method: "PUT", ...options } };
    await configuration?.ready;
    return (axios, basePath) => requestOf(args, globalAxios, "/aviary", configuration)(axios, basePath);
  },
});
// finds: call method=GET url=/v1/birds
class BirdsApi extends AviaryBase {
  listBirds(options) {
    return birdsOf(this.configuration)
      .listBirds(options)
      .then((request) => request(this.axios, this.basePath));
  }
}
// finds: call method=PUT url=/v2/eggs/{eggId}
class EggsApi extends AviaryBase {
  layEgg(eggId, options) {
    return eggsOf(this.configuration)
      .layEgg(eggId, options)
      .then((request) => request(this.axios, this.basePath));
  }
}

export const aviary = (url) => ({
  birds: new BirdsApi({ basePath: "/other" }, undefined, globalAxios.create({ baseURL: url || "/v1" })),
  eggs: new EggsApi(undefined, undefined, globalAxios.create({ baseURL: "/v2" })),
});
export const firstBirds = () => aviary().birds.listBirds();

// example: orval, over a function of one's own
const AXIOS_INSTANCE = globalAxios.create({ baseURL: "/terrarium" });
const customInstance = (config, options) => AXIOS_INSTANCE({ ...config, ...options }).then(({ data }) => data);
const listSnakes = (params, options, signal) =>
  customInstance({ url: `/snakes`, method: "GET", params, signal }, options);
const createSnake = (createSnakeBody, options) =>
  customInstance(
    { url: `/snakes`, method: "POST", headers: { "Content-Type": "application/json" }, data: createSnakeBody },
    options,
  );

// finds: call method=GET url=/terrarium/snakes query=limit
export const snakes = (limit) => listSnakes({ limit });
// finds: call method=POST url=/terrarium/snakes headers=Content-Type body=length,name
export const addSnake = (snake) => createSnake({ name: snake.name, length: snake.length });
