import globalAxios from "axios";

// example: openapi-generator, typescript-fetch
const BASE_PATH = "http://localhost/kennel/v1".replace(/\/+$/, "");

class Configuration {
  constructor(configuration = {}) {
    this.configuration = configuration;
  }
  get basePath() {
    return this.configuration.basePath != null ? this.configuration.basePath : BASE_PATH;
  }
  get fetchApi() {
    return this.configuration.fetchApi;
  }
  get headers() {
    return this.configuration.headers;
  }
}

class BaseAPI {
  constructor(configuration = new Configuration({ basePath: "/kennel/v1" })) {
    this.configuration = configuration;
  }

  async request(context, initOverrides) {
    const { url, init } = await this.createFetchParams(context, initOverrides);
    const response = await (this.configuration.fetchApi || fetch)(url, init);
    if (response && response.status >= 200 && response.status < 300) return response;
    throw new Error("Response returned an error code");
  }

  async createFetchParams(context, initOverrides) {
    const url = this.configuration.basePath + context.path;
    const headers = Object.assign({}, this.configuration.headers, context.headers);
    const init = { method: context.method, headers, body: context.body, ...(await initOverrides) };
    return { url, init };
  }
}

const DogToJSON = (value) => (value == null ? value : { name: value["name"], breed: value["breed"] });

class DogApi extends BaseAPI {
  async getDogRaw(requestParameters, initOverrides) {
    const queryParameters = {};
    if (requestParameters["expand"] != null) queryParameters["expand"] = requestParameters["expand"];
    let urlPath = `/dogs/{dogId}`;
    urlPath = urlPath.replace(`{${"dogId"}}`, encodeURIComponent(String(requestParameters["dogId"])));
    return await this.request({ path: urlPath, method: "GET", headers: {}, query: queryParameters }, initOverrides);
  }

  async addDogRaw(requestParameters, initOverrides) {
    const headerParameters = {};
    headerParameters["Content-Type"] = "application/json";
    return await this.request(
      {
        path: `/dogs`,
        method: "POST",
        headers: headerParameters,
        query: {},
        body: DogToJSON(requestParameters["dog"]),
      },
      initOverrides,
    );
  }
}

const dogs = new DogApi();
// finds: call method=GET url=/kennel/v1/dogs/{dogId} query=expand
export const dog = (id) => dogs.getDogRaw({ dogId: id, expand: "owner" });
// finds: call method=POST url=/kennel/v1/dogs headers=Content-Type body=breed,name
export const addDog = (form) => dogs.addDogRaw({ dog: { name: form.name, breed: form.breed } });

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

// example: openapi-typescript-codegen
const OpenAPI = { BASE: "/aviary", VERSION: "2.1.0", WITH_CREDENTIALS: false, TOKEN: undefined };
const getUrl = (config, options) =>
  `${config.BASE}${options.url.replace(/{(.*?)}/g, (whole, name) => encodeURI(String(options.path?.[name] ?? whole)))}`;
const __request = (config, options) =>
  new Promise((resolve, reject) => {
    fetch(getUrl(config, options), { method: options.method, body: JSON.stringify(options.body) }).then(
      resolve,
      reject,
    );
  });

class BirdsService {
  // finds: call method=GET url=/aviary/birds/{bird_id} query=songs statuses=404,422
  static readBird(data) {
    return __request(OpenAPI, {
      method: "GET",
      url: "/birds/{bird_id}",
      path: { bird_id: data.birdId },
      query: { songs: data.songs },
      errors: { 404: "Not found", 422: "Validation Error" },
    });
  }
  static updateBird(data) {
    return __request(OpenAPI, {
      method: "PUT",
      url: "/birds/{bird_id}",
      path: { bird_id: data.birdId },
      body: data.requestBody,
      mediaType: "application/json",
    });
  }
}

export const bird = (id) => BirdsService.readBird({ birdId: id, songs: true });
// finds: call method=PUT url=/aviary/birds/{bird_id} body=colour,name
export const updateBird = (one) =>
  BirdsService.updateBird({ birdId: one.id, requestBody: { name: one.name, colour: one.colour } });

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
