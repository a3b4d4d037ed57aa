// example: an upload
export function upload(token, file, done) {
  const xhr = new XMLHttpRequest();
  const form = new FormData();
  form.append("file", file);
  form.append("name", file.name);
  xhr.onload = () => done(xhr.responseText);
  // finds: call method=POST url=uploads/{token} body=file,name
  xhr.open("POST", `uploads/${token.token}`);
  xhr.send(form);
}

// example: headers and a wrapper
function request(method, path, data, done) {
  const xhr = new XMLHttpRequest();
  xhr.open(method, "/old" + path, true);
  xhr.setRequestHeader("Content-Type", "application/json");
  xhr.setRequestHeader("X-Requested-With", "XMLHttpRequest");
  xhr.onreadystatechange = () => xhr.readyState === 4 && done(JSON.parse(xhr.responseText));
  xhr.send(data ? JSON.stringify(data) : null);
}

// finds: call method=GET url=/old/orders headers=Content-Type,X-Requested-With
export const orders = (done) => request("GET", "/orders", undefined, done);

export const order = (id, count, done) =>
  // finds: call method=PUT url=/old/orders/{id} body=count headers=Content-Type,X-Requested-With
  request("PUT", `/orders/${id}`, { count }, done);

// example: in a field of a class
class Uploader {
  start(file) {
    this.xhr = new XMLHttpRequest();
    // finds: call method=PUT url=/media/{name} headers=X-Kind
    this.xhr.open("PUT", `/media/${file.name}`);
    this.xhr.setRequestHeader("X-Kind", "photo");
    this.xhr.send(file);
  }

  stop() {
    this.xhr.abort();
  }
}
globalThis.uploader = new Uploader();

// example: other things that are opened
export function show(dialog) {
  // finds nothing
  window.open("/help/topics", "help");
  // finds nothing
  dialog.open("POST", "/never");
  // finds nothing
  return indexedDB.open("orders", 2);
}
