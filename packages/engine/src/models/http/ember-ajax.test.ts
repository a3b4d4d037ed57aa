import { expect, test } from "vitest";
import { factsIn } from "../../../tests/harness/analysis.ts";

/** An application as Ember CLI builds it, decorators lowered. */
const application = (ajax: string): string => `
define("shop/config/environment",[],function(){return{default:{modulePrefix:"shop"}}});
define("shop/utils/paths",["exports"],function(e){Object.defineProperty(e,"__esModule",{value:!0}),e.default=function(){let e=window.location.pathname,i=e.substr(0,e.search("/shop/")),a=\`\${i}/shop/api\`;return{apiRoot:a,url:{admin(){return t(i,arguments)},api(){return t(a,arguments)}}}};
let t=function(e,t){let i=/^\\//,r=/\\/$/,n=Array.prototype.slice.call(t,0),a=e.replace(r,"");return n.forEach(e=>{e&&(a=[a,e.replace(i,"").replace(r,"")].join("/"))}),a+="/"}});
define("shop/services/shop-paths",["exports","shop/utils/paths"],function(e,t){e.default=void 0;class i extends(Ember.Service.extend((0,t.default)())){}e.default=i});
define("shop/services/ajax",["exports","${ajax}"],function(e,t){e.default=void 0;class i extends t.default{get headers(){return this.get("session.isOpen")?{"X-Shop":"1"}:{}}}e.default=i});
define("shop/components/list",["exports","@glimmer/component"],function(e,t){var s,o,u,v;
function l(e,t,i,r){i&&Object.defineProperty(e,t,{value:i.initializer?i.initializer.call(r):void 0})}
function d(e,t,i,r,n){return i.reduce((i,r)=>r(e,t,i)||i,n)}
e.default=(s=Ember.inject.service,o=class extends t.default{constructor(...e){super(...e),l(this,"ajax",u,this),l(this,"shopPaths",v,this)}
get list(){return this.args.list}
*close(){const e=this.shopPaths.url.api("/lists/",this.list.id,"/sessions/");return yield this.ajax.delete(e,{}),this.notify("All lists are closed")}
*save(){let e=this.shopPaths.url.api("lists",this.list.get("id"),"items");return yield this.ajax.put(e,{data:{items:[],isDone:!0}})}
async read(){let e=this.shopPaths.url.api(\`lists/\${this.list.id}/old\`);return await this.ajax.request(e,{data:{limit:"all"}})}
*verify(){const e=\`\${this.shopPaths.apiRoot}/session/verify\`;return yield this.ajax.post(e,{dataType:"text"})}
*other(){return yield this.store.request(\`\${this.shopPaths.apiRoot}/other\`)}},
u=d(o.prototype,"ajax",[s],{initializer:null}),v=d(o.prototype,"shopPaths",[s],{initializer:null}),o)});
define("shop/models/invite",["exports","@ember-data/model"],function(e,t){e.default=t.default.extend({email:(0,t.attr)("string"),ajax:Ember.inject.service(),shopPaths:Ember.inject.service(),
resend(){let e=this.get("shopPaths.url").api("invites");return this.ajax.del(\`\${e}\${this.id}\`).then(()=>this.ajax.post(e,{data:JSON.stringify({invites:[1]})}))}})});
document.title="All shopping lists";`;

const calls = (text: string): readonly string[] =>
  factsIn([{ path: "app.js", text }], new Set(["call"]))
    .map(({ fields: { method, url, body } }) => [method, url, body].filter(Boolean).join(" "))
    .sort();

test("requests of an application's own service, its addresses from another service", () => {
  expect(calls(application("ember-ajax/services/ajax"))).toEqual([
    "DELETE {base}/shop/api/invites/{id}",
    "DELETE {base}/shop/api/lists/{id}/sessions/",
    "GET {base}/shop/api/lists/{id}/old/",
    "POST {base}/shop/api/invites/ invites",
    "POST {base}/shop/api/session/verify",
    "PUT {base}/shop/api/lists/{id}/items/ isDone,items",
  ]);
});

test("a service of that name that is no such client", () => {
  expect(calls(application("shop/utils/paths"))).toEqual([]);
});
