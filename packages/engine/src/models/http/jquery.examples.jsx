import $ from "jquery";

// example: ajax with settings
export function saveCustomer(customer) {
  // finds: call method=POST url=/crm/customers/{id} body=city,name headers=X-Token
  return $.ajax({
    url: `/crm/customers/${customer.id}`,
    type: "POST",
    data: JSON.stringify({ name: customer.name, city: customer.city }),
    headers: { "X-Token": customer.token },
  });
}

export const dropCustomer = (customer) =>
  // finds: call method=DELETE url=/crm/customers/{id}
  $.ajax(`/crm/customers/${customer.id}`, { method: "DELETE" });

// example: short forms
export function load(page, show) {
  // finds: call method=GET url=/crm/list query=page,size
  $.getJSON("/crm/list", { page, size: 20 }, show);
  // finds: call method=GET url=/crm/summary
  $.get("/crm/summary", show);
  // finds: call method=POST url=/crm/notes body=text
  return $.post("/crm/notes", { text: page.text });
}

// example: a wrapper with a base
const call = (method, path, data) => $.ajax({ method, url: "/jq" + path, data });

// finds: call method=PUT url=/jq/settings body=theme
export const setTheme = (theme) => call("PUT", "/settings", { theme });

// finds: call method=GET url=/jq/search query=text
export const search = (text) => call("GET", "/search", { text });

// example: the page's own jQuery
export function ping() {
  // finds: call method=GET url=/jq-global/ping
  return jQuery.get("/jq-global/ping");
}

// example: things that look alike
export function pick(element, store) {
  // finds nothing
  $(element).find("/never");
  // finds nothing
  return store.ajax({ url: "/never" });
}

// example: callbacks that read the answer
export function loadBerths(show, warn) {
  // finds: call method=GET url=/jq/berths response=berths[].length_m,free statuses=404,503
  $.ajax({
    url: "/jq/berths",
    success: (answer) => {
      show(answer.free);
      $.each(answer.berths, () => {});
      for (const berth of answer.berths) show(berth.length_m);
    },
    error: (xhr) => {
      if (xhr.status === 404) warn("No harbour");
      else if (xhr.status === 503) warn("Closed");
    },
  });
}

export const tides = (show) =>
  // finds: call method=GET url=/jq/tides response=high
  $.getJSON("/jq/tides").done((tide) => show(tide.high));

// example: settings that helpers of libraries put together
const asked = (method, path, options) =>
  $.ajax($.extend({ url: `/joined${path}`, type: method, dataType: "json" }, options));

const withData = (method) => (path, data, options) =>
  asked(method, path, $.extend({ contentType: "application/json", data: JSON.stringify(data) }, options));

const putJoined = withData("PUT");

// finds: call method=GET url=/joined/anchors query=page
export const anchors = (page) => asked("GET", "/anchors", $.extend({}, { data: { page } }));

export const keepAnchor = (anchor) =>
  // finds: call method=PUT url=/joined/anchors/{id} body=depth,name
  putJoined(`/anchors/${anchor.id}`, _.pick(anchor, "name", "depth"));

// finds: call method=DELETE url=/joined/anchors/{id}
export const dropAnchor = (anchor) => asked("DELETE", `/anchors/${anchor.id}`);

// example: procedures that functions hand on to one address
// finds: call method=POST url=/jq/lock body=arguments,method response=nothing
const askLock = (data, done) => $.ajax({ url: "/jq/lock", type: "POST", data: JSON.stringify(data), success: done });

// finds: call method=POST url=/jq/lock operation=gate-state
export const gateState = (done) => askLock({ method: "gate-state" }, done);

// finds: call method=POST url=/jq/lock operation=water-state
export const waterState = (done) => askLock({ method: "water-state" }, done);

const actOn = (method, ids, done) => askLock({ method, arguments: { ids } }, done);

// finds: call method=POST url=/jq/lock operation=gate-open body=ids
export const openGates = (ids, done) => actOn("gate-open", ids, done);

// finds: call method=POST url=/jq/lock operation=gate-close body=ids
export const closeGates = (ids, done) => actOn("gate-close", ids, done);
