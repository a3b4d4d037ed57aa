// Angular as its compiler writes it: decorators are gone, a factory says what is injected.
import { HttpClient, HttpHeaders, HttpParams } from "@angular/common/http";
import {
  EventEmitter,
  InjectionToken,
  inject,
  signal,
  ɵɵconditional,
  ɵɵconditionalCreate,
  ɵɵdefineComponent,
  ɵɵdefineInjectable,
  ɵɵelementEnd,
  ɵɵelementStart,
  ɵɵinject,
  ɵɵlistener,
  ɵɵpipe,
  ɵɵpipeBind1,
  ɵɵproperty,
  ɵɵtemplate,
  ɵɵtextInterpolate,
} from "@angular/core";
import { FormControl, FormGroup } from "@angular/forms";
import { BehaviorSubject, catchError, combineLatest, filter, map, of, tap } from "rxjs";

// example: a service with an injected client
class OrderService {
  constructor(http) {
    this.http = http;
  }

  list(page) {
    // finds: call method=GET url=/ng/orders query=page,size
    return this.http.get("/ng/orders", { params: { page, size: 20 } });
  }

  place(item, count) {
    // finds: call method=POST url=/ng/orders body=count,item headers=X-Shop
    return this.http.post("/ng/orders", { item, count }, { headers: { "X-Shop": "web" } });
  }

  cancel(order) {
    // finds: call method=DELETE url=/ng/orders/{id}
    return this.http.delete(`/ng/orders/${order.id}`);
  }
}
OrderService.ɵfac = (t) => new (t || OrderService)(ɵɵinject(HttpClient));
OrderService.ɵprov = ɵɵdefineInjectable({ token: OrderService, factory: OrderService.ɵfac, providedIn: "root" });
globalThis.orders = OrderService;

// example: a service whose static block Babel keeps in a private field, as Angular's command line has it done (seen in 17.1)
class InvoiceService {
  constructor(http) {
    this.http = http;
  }

  list() {
    // finds: call method=GET url=/ng/invoices
    return this.http.get("/ng/invoices");
  }

  static #_ = (this.ɵfac =
    function InvoiceService_Factory(t) {
      return new (t || InvoiceService)(ɵɵinject(HttpClient));
    });
  static #_2 = (this.ɵprov =
    ɵɵdefineInjectable({
      token: InvoiceService,
      factory: InvoiceService.ɵfac,
      providedIn: "root",
    }));
}
globalThis.invoices = InvoiceService;

// example: a service over the client that puts a base before each path, used by another
const environment = { api: { base: "/ng-api" } };

class ApiService {
  static ɵfac = (t) => new (t || ApiService)(ɵɵinject(HttpClient));

  constructor(http) {
    this.$http = http;
  }

  get(url, options) {
    return this.$http.get(`${environment.api.base}${url}`, options);
  }

  put(url, body) {
    return this.$http.put(`${environment.api.base}${url}`, body);
  }
}

class SettingsPage {
  static ɵfac = (t) => new (t || SettingsPage)(ɵɵinject(ApiService));

  constructor(api) {
    this.$api = api;
  }

  async load() {
    // finds: call method=GET url=/ng-api/settings query=lang response=units.weight
    const settings = await this.$api.get("/settings", { params: { lang: "en" } }).toPromise();
    return settings.units.weight;
  }

  rename(device, name) {
    // finds: call method=PUT url=/ng-api/devices/{id} body=name response=revision statuses=409
    this.$api.put(`/devices/${device.id}`, { name }).subscribe({
      next: (saved) => {
        device.revision = saved.revision;
      },
      error: (failure) => {
        if (failure.status === 409) device.taken = true;
      },
    });
  }
}
globalThis.settings = SettingsPage;

// example: a client from inject(), parameters and headers as objects of the library
class ReportService {
  http = inject(HttpClient);

  yearly(year) {
    const params = new HttpParams().set("year", year).append("kind", "yearly");
    // finds: call method=GET url=/ng/reports query=kind,year headers=Accept
    return this.http.get("/ng/reports", { params, headers: new HttpHeaders({ Accept: "text/csv" }) });
  }

  search(text) {
    // finds: call method=GET url=/ng/reports/search query=q
    return this.http.request("GET", "/ng/reports/search", { params: new HttpParams({ fromObject: { q: text } }) });
  }
}
globalThis.reports = ReportService;

// example: tokens that stand for values
const ROUTE_BASE = new InjectionToken("ROUTE_BASE");
const TILE_BASE = new InjectionToken("TILE_BASE", { providedIn: "root", factory: () => "/ng-tiles" });
const WAYMARKS = new InjectionToken("WAYMARKS");

class HikeService {
  static ɵfac = (t) => new (t || HikeService)(ɵɵinject(HttpClient), ɵɵinject(ROUTE_BASE));

  tiles = inject(TILE_BASE);
  marks = { folder: "/ng-marks", ending: ".json", ...inject(WAYMARKS) };

  constructor(http, base) {
    this.http = http;
    this.base = base;
  }

  trail(hike) {
    // finds: call method=GET url=/ng-hikes/trails/{id}
    return this.http.get(`${this.base}/trails/${hike.id}`);
  }

  tile(zoom) {
    // finds: call method=GET url=/ng-tiles/{zoom}
    return this.http.get(`${this.tiles}/${zoom}`);
  }

  mark(place) {
    // finds: call method=GET url=/ng-waymarks/{place}.json
    return this.http.get(`${this.marks.folder}/${place}${this.marks.ending}`);
  }
}
const provideWaymarks = (options) => [{ provide: WAYMARKS, useValue: options }];
globalThis.hikes = [
  HikeService,
  { provide: ROUTE_BASE, useValue: "/ng-hikes" },
  provideWaymarks({ folder: "/ng-waymarks" }),
];

// example: the value of a form is sent
class AccountPage {
  static ɵfac = (t) => new (t || AccountPage)(ɵɵinject(HttpClient));

  static ɵcmp = ɵɵdefineComponent({
    type: AccountPage,
    selectors: [["account-page"]],
    decls: 2,
    vars: 0,
    template: (flags, context) => {
      if (flags & 1) ɵɵlistener("submit", () => context.save(context.form));
    },
  });

  form = new FormGroup({ email: new FormControl(""), phone: new FormControl("") });
  password = new FormGroup({ next: new FormControl("") });

  constructor(http) {
    this.http = http;
  }

  save({ value }) {
    // finds: call method=PATCH url=/ng/account body=email,phone
    this.http.patch("/ng/account", value).subscribe();
  }

  change() {
    // finds: call method=PUT url=/ng/account/password body=code,next
    this.http.put("/ng/account/password", this.password.getRawValue()).subscribe();
  }

  doubt() {
    this.password.addControl("code", new FormControl(""));
  }

  invite() {
    const guest = this.form.getRawValue();
    guest.greeting = guest.email;
    // finds: call method=POST url=/ng/guests body=email,greeting,phone
    this.http.post("/ng/guests", guest).subscribe();
  }
}
globalThis.account = AccountPage;

// example: an answer is kept in a signal, and drawn
class LookoutPage {
  static ɵfac = (t) => new (t || LookoutPage)(ɵɵinject(HttpClient));

  static ɵcmp = ɵɵdefineComponent({
    type: LookoutPage,
    selectors: [["lookout-page"]],
    decls: 1,
    vars: 1,
    template: (flags, context) => {
      if (flags & 1) ɵɵconditionalCreate(0, lookoutPart, 2, 1, "b");
      if (flags & 2) {
        let found;
        // biome-ignore lint/suspicious/noAssignInExpressions: as Angular's compiler writes it
        ɵɵconditional((found = context.lookout()) ? 0 : -1, found);
      }
    },
  });

  lookout = signal(null);

  constructor(http) {
    this.http = http;
    // finds: call method=GET url=/ng/lookout response=altitude,closed
    this.http.get("/ng/lookout").subscribe((lookout) => this.lookout.set(lookout));
  }

  isOpen() {
    return !this.lookout().closed;
  }
}

function lookoutPart(flags, context) {
  if (flags & 2) ɵɵtextInterpolate(context.altitude);
}
globalThis.lookout = LookoutPage;

// example: an answer passes operators whose names a bundler takes
class KeeperService {
  static ɵfac = (t) => new (t || KeeperService)(ɵɵinject(HttpClient));

  keeper = signal(null);

  constructor(http) {
    this.http = http;
  }

  load() {
    // finds: call method=GET url=/ng/keeper response=hut.key,shift
    return this.http.get("/ng/keeper").pipe(
      tap((keeper) => this.keeper.set(keeper)),
      catchError(() => of(null)),
      filter((keeper) => keeper.shift),
      map((keeper) => keeper.hut),
      tap((hut) => globalThis.shown(hut.key)),
    );
  }
}
globalThis.keeper = KeeperService;

// example: an answer is kept in a subject, asked by what is injected elsewhere
class TrailService {
  static ɵfac = (t) => new (t || TrailService)(ɵɵinject(HttpClient));

  constructor(http) {
    this.http = http;
    this.chosen = new BehaviorSubject(null);
    this.trail$ = this.chosen.asObservable();
    this.season = new BehaviorSubject("summer");
    this.stage$ = combineLatest([this.season, this.chosen]).pipe(map(([season, trail]) => trail.stages[season]));
  }

  load(id) {
    // finds: call method=GET url=/ng/trails/{id} response=blazed,ford,stages,value.steepness
    this.http.get(`/ng/trails/${id}`).subscribe((trail) => this.chosen.next(trail));
  }

  isSteep() {
    return this.chosen.value.value.steepness > 3 && this.chosen.getValue().blazed;
  }
}

class TrailPage {
  static ɵfac = (t) => new (t || TrailPage)(ɵɵinject(TrailService));

  constructor(trails) {
    this.trails = trails;
  }

  watch() {
    this.trails.trail$.subscribe((trail) => (document.title = trail.ford));
  }
}
globalThis.trail = TrailPage;

// example: a list of what a stream gives, shown through a pipe
class HutPage {
  static ɵfac = (t) => new (t || HutPage)(ɵɵinject(HttpClient));
  static ɵcmp = ɵɵdefineComponent({
    type: HutPage,
    selectors: [["hut-page"]],
    decls: 2,
    vars: 3,
    template: function HutTemplate(flags, page) {
      if (flags & 1) {
        ɵɵtemplate(0, hutPart, 1, 1, "p", 0);
        ɵɵpipe(1, "async");
      }
      if (flags & 2) ɵɵproperty("ngForOf", ɵɵpipeBind1(1, 1, page.huts$));
    },
  });

  constructor(http) {
    // finds: call method=GET url=/ng/huts response=[].beds,[].hutName
    this.huts$ = http.get("/ng/huts");
  }
}

function hutPart(flags, context) {
  const hut = context.$implicit;
  if (flags & 2) ɵɵtextInterpolate(hut.hutName + hut.beds);
}
globalThis.hut = HutPage;

// example: a class with the same methods that is no client
class Cache {
  get(key) {
    return globalThis.store[key];
  }
}

class Page {
  static ɵfac = (t) => new (t || Page)(ɵɵinject(Cache));

  constructor(cache) {
    this.http = cache;
  }

  show() {
    // finds nothing
    return this.http.get("/ng/never");
  }
}
globalThis.page = Page;

// example: what a component tells those that draw it
class BeaconForm {
  static ɵfac = (t) => new (t || BeaconForm)();

  static ɵcmp = ɵɵdefineComponent({
    type: BeaconForm,
    selectors: [["beacon-form"]],
    outputs: { kept: "kept", left: "leave" },
    decls: 2,
    vars: 0,
    template: (flags, context) => {
      if (flags & 1) {
        ɵɵelementStart(0, "button");
        ɵɵlistener("click", () => context.keep());
        ɵɵelementEnd();
        ɵɵelementStart(1, "button");
        ɵɵlistener("click", () => context.left.emit({ reason: "none" }));
        ɵɵelementEnd();
      }
    },
  });

  kept = new EventEmitter();
  left = new EventEmitter();
  colour = "";

  keep() {
    this.kept.emit({ colour: this.colour, flashes: 3 });
  }
}

class BeaconPage {
  static ɵfac = (t) => new (t || BeaconPage)(ɵɵinject(HttpClient));

  static ɵcmp = ɵɵdefineComponent({
    type: BeaconPage,
    selectors: [["beacon-page"]],
    dependencies: [BeaconForm],
    decls: 1,
    vars: 0,
    template: (flags, context) => {
      if (flags & 1) {
        ɵɵelementStart(0, "beacon-form");
        ɵɵlistener("kept", (event) => context.save(event))("leave", (event) => context.close(event));
        ɵɵelementEnd();
      }
    },
  });

  constructor(http) {
    this.http = http;
  }

  save(beacon) {
    // finds: call method=POST url=/ng/beacons body=colour,flashes
    this.http.post("/ng/beacons", beacon).subscribe();
  }

  close(asked) {
    // finds: call method=POST url=/ng/beacons/closed body=reason
    this.http.post("/ng/beacons/closed", asked).subscribe();
  }
}
globalThis.beacons = BeaconPage;

// example: a part of an address in a field that begins empty
class SoundingPage {
  static ɵfac = (t) => new (t || SoundingPage)(ɵɵinject(HttpClient), ɵɵinject("route"));

  station = "";

  constructor(http, route) {
    this.http = http;
    route.params.subscribe(({ station }) => {
      this.station = station;
    });
  }

  take(depth) {
    // finds: call method=POST url=/ng/stations/{station}/soundings body=depth
    this.http.post(`/ng/stations/${this.station}/soundings`, { depth }).subscribe();
  }
}
globalThis.soundings = SoundingPage;
