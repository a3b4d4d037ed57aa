import { expect, test } from "vitest";
import { factsIn } from "../../tests/harness/analysis.ts";

/** `class Sender { send }`, `class Rest extends Sender { constructor(path) }`, `class Boats extends Rest`, lowered by several compilers. */
const SENDER = `var Sender=function(){function Sender(){this.limit=9}var proto;return proto=[{key:"send",value:function(method,path,body){
return fetch(path,{method:method,body:JSON.stringify(body)})}}],define(Sender.prototype,proto),Sender}();`;
const HELPERS = `function define(e,t){for(var n=0;n<t.length;n++){var r=t[n];r.enumerable=!1,Object.defineProperty(e,r.key,r)}}
function inherits(e,t){e.prototype=Object.create(t&&t.prototype)}function protoOf(e){return Object.getPrototypeOf(e)}
function get(e,t,n){var r=Object.getOwnPropertyDescriptor(protoOf(e),t);return r.value}
function makeSuper(e){return function(){return Reflect.construct(protoOf(e),arguments,protoOf(this).constructor)}}
function callSuper(e,t,n){return Reflect.construct(protoOf(t),n||[],protoOf(e).constructor)}`;

const FORMS = {
  "Babel 7.9 to 7.22, its helpers in place": `${SENDER}
var Rest=function(e){!function(e,t){if("function"!=typeof t)throw new TypeError("Super expression must either be null or a function");
e.prototype=Object.create(t.prototype)}(a,e);
var t,n,r=makeSuper(a);function a(path){var s;return(s=r.call(this)).path=path,s}return t=a,(n=[{key:"op",value:function(method,body){
return get(protoOf(a.prototype),"send",this).call(this,method,"/api"+this.path,body)}},{key:"add",value:function(body){return this.op("POST",body)}}])
&&define(t.prototype,n),Object.defineProperty(t,"prototype",{writable:!1}),a}(Sender);
var Boats=function(e){!function(e,t){e.prototype=Object.create(t.prototype)}(i,e);var n=makeSuper(i);function i(){return n.call(this,"/boats")}
return Object.defineProperty(i,"prototype",{writable:!1}),i}(Rest);`,
  "Babel 7.23 and later": `${SENDER}
var Rest=function(e){function Rest(path){var s;return(s=callSuper(this,Rest,[path])).path=path,s}return inherits(Rest,e),define(Rest.prototype,[{key:"op",
value:function(method,body){return this.send(method,"/api"+this.path,body)}},{key:"add",value:function(body){return this.op("POST",body)}}]),Rest}(Sender);
var Boats=function(e){function Boats(){return callSuper(this,Boats,["/boats"])}return inherits(Boats,e),Boats}(Rest);`,
  TypeScript: `var Sender=function(){function t(){this.limit=9}return t.prototype.send=function(method,path,body){
return fetch(path,{method:method,body:JSON.stringify(body)})},t}();
var Rest=function(e){function t(path){var n=e.call(this)||this;return n.path=path,n}return inherits(t,e),t.prototype.op=function(method,body){
return this.send(method,"/api"+this.path,body)},t.prototype.add=function(body){return this.op("POST",body)},t}(Sender);
var Boats=function(e){function t(){return e.call(this,"/boats")||this}return inherits(t,e),t}(Rest);`,
};

const PRODUCT = `document.title="Boats of the harbour";document.body.append("Choose the boat that you want to take out tomorrow.");
document.body.addEventListener("click",function(){boats.add({name:"Tern",sails:2})});`;

test.each(Object.entries(FORMS))("methods and fields of the parents of a lowered class: %s", (_, code) => {
  const text = `${HELPERS}${code}var boats=new Boats();${PRODUCT}`;
  const calls = factsIn([{ path: "assets/app.js", text }], new Set(["call"])).map(
    ({ fields: { response: _, ...asked } }) => asked,
  );
  expect(calls).toEqual([{ method: "POST", url: "/api/boats", body: "name,sails" }]);
});

const STATIC = {
  Babel: `var Api=function(){function e(){!function(e,t){if(!(e instanceof t))throw new TypeError("no")}(this,e)}
return make(e,null,[{key:"send",value:function(e,t){return fetch("/api"+e,{method:t})}},{key:"drop",value:function(e){return Api.send(e,"DELETE")}}]),e}();`,
  "Babel 7.22 and later, beside methods of instances": `var Api=function(){function e(){this.tries=3}
return make(e,[{key:"again",value:function(){return this.tries--}}],[{key:"send",value:function(e,t){return fetch("/api"+e,{method:t})}},
{key:"drop",value:function(e){return Api.send(e,"DELETE")}}])}();`,
  TypeScript: `var Api=function(){function e(){}return e.send=function(e,t){return fetch("/api"+e,{method:t})},
e.drop=function(e){return Api.send(e,"DELETE")},e}();`,
};

test.each(Object.entries(STATIC))("static methods of a lowered class: %s", (_, code) => {
  const text = `${HELPERS}function make(e,t,n){return t&&define(e.prototype,t),n&&define(e,n),e}${code}
document.title="Boats of the harbour";document.body.append("Choose the boat that you want to take out tomorrow.");
document.body.addEventListener("click",function(){Api.send("/boats/"+location.hash,"PUT"),Api.drop("/sails")});`;
  const calls = factsIn([{ path: "assets/app.js", text }], new Set(["call"])).map(
    ({ fields: { response: _, ...asked } }) => asked,
  );
  expect(calls).toEqual([
    { method: "DELETE", url: "/api/sails" },
    { method: "PUT", url: "/api/boats/{hash}" },
  ]);
});
