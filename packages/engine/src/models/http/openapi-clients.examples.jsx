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

// example: openapi-typescript-codegen, with a named client
class BaseHttpRequest {
  constructor(config) {
    this.config = config;
  }
}
class FetchHttpRequest extends BaseHttpRequest {
  constructor(config) {
    super(config);
  }
  request(options) {
    return window.herdKit.request(this.config, options);
  }
}
class HerdsService {
  constructor(httpRequest) {
    this.httpRequest = httpRequest;
  }
  herd(id) {
    return this.httpRequest.request({ method: "GET", url: "/herds/{id}", path: { id } });
  }
}
class HerdClient {
  constructor(config) {
    this.request = new FetchHttpRequest({ BASE: config?.BASE ?? "/farm", VERSION: "1" });
    this.herds = new HerdsService(this.request);
  }
}
// finds: call method=GET url=/farm/herds/{id}
export const herd = (id) => new HerdClient().herds.herd(id);

// example: objects that say how something is drawn
class Board {
  request(shown) {
    return window.board.draw(shown);
  }
  // finds nothing
  show(path) {
    return this.request({ path, method: "fill", query: {} });
  }
}
export const board = new Board();
// finds nothing
export const plan = () => window.board.ask({ BASE: "/board" }, { method: "fill", url: "/board/plan" });
