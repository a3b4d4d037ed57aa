/** What is dispatched comes to the effect that names it, and to nothing that only has the creator's name. */
import { expect, test } from "vitest";
import { factsIn } from "../../tests/harness/analysis.ts";

const SENT = `import { HttpClient } from "@angular/common/http"; import { inject } from "@angular/core";
  import { createAction, createActionGroup, props, Store } from "@ngrx/store"; import { Actions, createEffect, ofType } from "@ngrx/effects";
  export class Boats { http = inject(HttpClient); launchBoat(boat) { return this.http.post("/quay/boats", boat); }
    sinkBoat(id, why) { return this.http.post("/quay/boats/" + id + "/sink", why); } }
  export const acts = createActionGroup({ source: "boats", events: { "Launch boat": props(), "Boat launched": props() } });
  export const sinkBoat = createAction("[boats] sink", props());
  export const launch = createEffect((actions$ = inject(Actions), boats = inject(Boats)) =>
    actions$.pipe(ofType(acts.launchBoat), switchMap(({ boat }) => boats.launchBoat(boat))), { functional: true });
  export const sink = createEffect((actions$ = inject(Actions), boats = inject(Boats)) =>
    actions$.pipe(ofType(sinkBoat), switchMap(({ id, why }) => boats.sinkBoat(id, why))), { functional: true });
  export class Quay { store = inject(Store);
    onLaunch(name, mast) { this.store.dispatch(acts.launchBoat({ boat: { name, mast } })); }
    onSink(boat) { this.store.dispatch(sinkBoat({ id: boat.id, why: { leak: true } })); } }
  document.title = "All boats of the quay are listed here";`;

test("an effect sends what its action was made with", () => {
  const found = factsIn([{ path: "a.js", text: SENT }], new Set(["call"]));
  expect(found.map(({ fields: { method, url, body } }) => `${method} ${url} ${body}`).sort()).toEqual([
    "POST /quay/boats mast,name",
    "POST /quay/boats/{id}/sink leak",
  ]);
});
