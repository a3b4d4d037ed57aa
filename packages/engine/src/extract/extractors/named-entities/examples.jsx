export const help = (main) => main.append("Ask at the desk when something is missing, or come back tomorrow.");
export const closed = () => fetch("/api/desk/closed-days");

// example: what is read from elements of a list
// finds: entity name=Order fields=total,paidOn,buyer source=type
export function Orders({ orders, show }) {
  return orders.map((order) => show(order.total, order.paidOn, order.buyer));
}

// example: what a pattern takes out
// finds: entity name=Invoice fields=amount,dueOn,buyerName source=type
export const line = ({ invoice }) => {
  const { amount, dueOn, buyerName } = invoice;
  return `${amount} until ${dueOn} by ${buyerName}`;
};

// example: what a store begins with, and what is read from it
// finds: entity name=Shelf fields=room,level,label source=store
export class Desk {
  shelf = { room: "", level: 0, label: "" };

  put(shelf) {
    this.shelf = shelf;
  }

  where() {
    return `${this.shelf.room} ${this.shelf.level}`;
  }
}

// example: a schema
import { z } from "zod";

// finds: entity name=Visitor fields=fullName,age,door source=schema
export const checks = {
  visitor: z.object({
    fullName: z.string(),
    age: z.number().optional(),
    door: z.enum(["north", "south"]),
  }),
};

// example: models of MobX-State-Tree, also composed of others
export function parcelModels(types, weigh) {
  const Sized = types.model({ depth: types.number, height: types.optional(types.integer, 3) }).views(weigh);
  // finds: entity name=Tub fields=depth,height,hoops source=schema
  const Tub = types.compose(
    "TubModel",
    Sized,
    types.model({ hoops: types.maybeNull(types.enumeration(["iron", "ash"])) }),
  );
  // finds: entity name=Handcart fields=axle,isOiled,tubs source=schema
  return types.model("Handcart", { axle: types.identifier, isOiled: false, tubs: types.array(Tub) }).actions(weigh);
}

// example: a document
// finds: entity name=Ticket fields=seat,price,buyer source=graphql
// finds: entity name=Buyer fields=email,phone,town source=graphql
export const tickets = `query Tickets { tickets { edges { node { seat price buyer { email phone town } } } } }`;

// example: columns of a table
// finds: entity name=Parcel fields=weight,sentOn,carrier source=table
export function Parcels({ parcels, draw }) {
  const columns = [
    { accessor: "weight", Header: "Weight" },
    { accessor: "sentOn", Header: "Sent on" },
    { accessor: "carrier", Header: "Carrier" },
    { id: "actions", Header: "" },
  ];
  return draw({ columns, data: parcels });
}

// example: what a form holds
import { createElement as el } from "react";
// finds: entity name=Stall fields=street,town,zip source=form
export const Where = ({ onChange, values }) =>
  el(
    "form",
    { onSubmit: () => fetch("/market/stalls", { method: "POST", body: JSON.stringify(values()) }) },
    el("input", { name: "street", onChange }),
    el("input", { name: "town", onChange }),
    el("input", { name: "zip", onChange }),
  );

// example: a form that nothing names, and one that is sent to this and that
import { createElement as drawn } from "react";
// finds nothing
export const Lane = ({ onChange }) => [
  drawn("input", { name: "laneWidth", onChange }),
  drawn("input", { name: "laneName", onChange }),
  drawn("input", { name: "laneSide", onChange }),
];
export const Gate = ({ onChange, values }) => [
  drawn("button", { onClick: () => fetch("/market/gates", { method: "POST", body: JSON.stringify(values()) }) }),
  drawn("button", { onClick: () => fetch("/market/fences", { method: "POST", body: JSON.stringify(values()) }) }),
  drawn("input", { name: "hingeKind", onChange }),
  drawn("input", { name: "latchSide", onChange }),
  drawn("input", { name: "postCount", onChange }),
];

// example: how a page stands, which nothing shows, and an object that is only called and written to
export class Board {
  constructor(scene) {
    this.scene = scene;
    // finds nothing
    this.dragStand = { isActive: false, dropIndex: -1, startedAt: null, pinned: null };
  }
  start(index) {
    this.dragStand.isActive = true;
    this.dragStand.dropIndex = index;
    this.scene.mast.position.set(0, 1);
    this.scene.mast.visible = this.dragStand.isActive;
    this.scene.mast.rigging = "none";
    return this.dragStand.isActive && this.dragStand.dropIndex > 0 && !this.dragStand.pinned;
  }
}

// example: what is only compared, and comes from somewhere else
// finds: entity name=ReferenceSpan fields=lowCritical,highCritical,lowNormal source=type
export const gradeOf = ({ referenceSpan }, found) => {
  if (found < referenceSpan.lowCritical) return "very low";
  if (found > referenceSpan.highCritical) return "very high";
  return found < referenceSpan.lowNormal ? "low" : "normal";
};

// example: the state that a store begins with
// finds: entity name=Basket fields=lines,coupon,total source=store
export const basket = (slice) =>
  slice({
    name: "basket",
    initialState: { lines: [], coupon: "", total: 0 },
    reducers: {
      empty(state) {
        state.lines = [];
      },
    },
  });

// example: fields that are described
// finds: entity name=Lamp fields=watt,colour,height source=schema
export const model = {
  lamp: {
    watt: { type: "number", default: 40 },
    colour: { type: "string", required: true },
    height: { type: "number" },
  },
};

// example: fields that a helper describes, and words that a helper translates
const field = (type, more) => ({ type, ...more });
const word = (key) => document.body.dataset[key];

// finds: entity name=Mooring fields=berth,depth,paid source=schema
export const tables = {
  moorings: {
    berth: field("id", { ref: "berths", required: true }),
    depth: field("float", { default: 0 }),
    paid: field("boolean"),
  },
};
// finds nothing
export const headings = (draw) =>
  draw({ columns: { day: word("date"), amount: word("number"), remark: word("text") } });

// example: tables that are described as data
// finds: entity name=DeskWharf fields=code,length_m,opened_on source=schema
export const wharfTable = {
  table: "desk_wharfs",
  fields: [{ field: "code", hidden: true }, { field: "length_m", width: "half" }, { field: "opened_on" }],
};

// finds: entity name=Capstan fields=turns,rope,berth_id source=schema
export const capstanTable = {
  name: "capstans",
  columns: [
    { name: "turns", type: "number" },
    { name: "rope", type: "string" },
    { name: "berth_id", type: "string" },
  ],
};

// finds nothing
export const searchForm = { name: "find_buoy", fields: [{ name: "colour" }, { name: "bay" }, { name: "lit" }] };

// example: how something is sent
// finds nothing
export const send = (post) => post("/api/bells", { method: "PUT", headers: {}, body: "{}", mode: "cors" });

// example: texts by key
// finds nothing
export const words = (draw) => draw({ greeting: { hello: "Hello", bye: "Good bye", thanks: "Thank you" } });

// example: parts of the page
// finds nothing
export function measure(box) {
  const rect = box.getBoundingClientRect();
  return rect.width + rect.height + box.style.zoom;
}

// example: options of a component
// finds nothing
export function frame({ draw }) {
  return draw({ layout: { gutter: 4, gap: 2, wide: true } });
}

// example: two things of one name
// finds: entity name=Member fields=nick,joinedOn,desk source=type
export function Members({ members, plans, show }) {
  const member = { plan: "large", help: "https://example.com", caption: "Members" };
  return [plans({ member }), members.map((one) => show(one.nick, one.joinedOn, one.desk))];
}

// example: a field that holds another thing, and one that keeps the key of one
// finds: entity name=Reservation fields=from,seat,hallId,until source=type refers=seat>entity:Seat,hallId>entity:Hall
// finds: entity name=Seat fields=row,column,price source=type
// finds: entity name=Hall fields=title,floor,exits source=type
export function Reservations({ reservations, halls, show }) {
  for (const hall of halls) show(hall.title, hall.floor, hall.exits);
  return reservations.map((reservation) => {
    show(reservation.from, reservation.until, reservation.hallId);
    return show(reservation.seat.row, reservation.seat.column, reservation.seat.price);
  });
}

// example: properties that a component takes
// finds nothing
export const lampView = {
  props: { watt: {}, colour: { type: String }, height: { type: Number, default: 3 }, lit: {} },
};

// example: entries of a map
// finds nothing
export const shelves = (draw) =>
  draw({
    north: { books: 1, width: 2, keeper: 3 },
    south: { books: 4, width: 5, keeper: 6 },
    east: { books: 7, keeper: 8 },
  });

// example: a part without a name of its own, beside other fields
// finds: entity name=Step fields=sentBy,dueOn,payload source=type
// finds: entity name=StepPayload fields=weight,fragile,customs source=type
export function Steps({ steps, show }) {
  return steps.map((step) => {
    show(step.sentBy, step.dueOn);
    return show(step.payload.weight, step.payload.fragile, step.payload.customs);
  });
}

// example: what holds a list of the things
// finds: entity name=Hedge fields=plantedOn,breed,gardener source=type
export function Hedges({ hedges, garden, show }) {
  const answer = { hedge: garden.hedge };
  show(answer.hedge.hedges, answer.hedge.northGate, answer.hedge.visitedOn);
  return hedges.map((hedge) => show(hedge.plantedOn, hedge.breed, hedge.gardener));
}

// example: what a map holds
// finds: entity name=Lantern fields=oil,wick,glass source=type
export class Lanterns {
  lanternCache = new Map();

  show(key, draw) {
    const found = this.lanternCache.get(key);
    return draw(found.oil, found.wick, found.glass);
  }
}

// example: columns that are computed
// finds: entity name=Barrel fields=litres,filledOn,cellar source=table
export function Barrels({ barrels, draw }) {
  const columns = [
    { accessor: "litres", Header: "Litres" },
    { accessor: "filledOn", Header: "Filled on" },
    { accessor: "cellar", Header: "Cellar" },
    { id: "age", accessor: () => Date.now(), Header: "Age" },
  ];
  return draw({ columns, data: barrels });
}

// example: a request of the browser
// finds nothing
export class Upload {
  start(draw) {
    this.xhr = new XMLHttpRequest();
    this.xhr.onreadystatechange = () => draw(this.xhr.readyState, this.xhr.responseText, this.xhr.statusText);
  }
}

// example: a list of things whose names end in -es in the singular, too
// finds: entity name=Diagnosis fields=rank,madeOn,doctor source=type
export function Diagnoses({ diagnoses, show }) {
  return diagnoses.map((one) => show(one.rank, one.madeOn, one.doctor));
}

// example: what a component that is drawn elsewhere is given
import { createElement as put } from "react";

// finds nothing
function Portrait({ sitterKey, sitterTitle, caption }) {
  return put("img", { src: sitterKey, title: sitterTitle, alt: caption });
}
const parts = { Portrait };
export const wall = (given) => put(parts.Portrait, given);

// example: a list that is called by something else than what it holds
// finds nothing
export class Wall {
  board = [];

  hang(card) {
    this.board.push({ inkColour: card.inkColour, pinnedOn: card.pinnedOn, cornerFold: card.cornerFold });
  }
}

// example: how a component stands
// finds nothing
export class Drawer {
  constructor() {
    this.state = { drawerOpen: false, typedWord: "", foundHits: [], lastProblem: null };
  }

  clear() {
    this.setState({ drawerOpen: false, typedWord: "", foundHits: [], lastProblem: null });
  }
}

// example: how a component of Vue stands
// finds nothing
export const shelfPage = {
  data: () => ({ isReading: false, shelvesFound: [], lastShelf: null, openedAt: 0 }),
  computed: { isEmpty: (page) => page.shelvesFound.length === 0 },
};

// example: parts of an address
import { generatePath } from "react-router";

// finds nothing
export const orchard = (estate, tree, go) =>
  go(generatePath("/:estateKey/orchard/:treeKey/:viewMode", { estateKey: estate, treeKey: tree, viewMode: "map" }));

// example: forms of one thing, of which one is told from the others by a name
import { z as forms } from "zod";

// finds: entity name=Voice fields=kind,lengthInBeats,pitchRange source=schema
export const note = forms.union([
  forms.object({ inkTone: forms.string(), paperGrain: forms.number(), foldLine: forms.string() }),
  forms.object({ kind: forms.literal("voice"), lengthInBeats: forms.number(), pitchRange: forms.string() }),
]);

// example: a form that begins with a word is not told from others by it
import { z as starts } from "zod";

// finds nothing
export const tuner = [
  starts.object({ temper: starts.string().default("pythagorean"), reedCount: starts.number(), hum: starts.boolean() }),
];

// example: what a form says of a field
// finds nothing
export const complain = ({ postcode, show }) => show(postcode.dirty, postcode.invalid, postcode.errors);

// example: how a part of the page is drawn
// finds nothing
export const hints = ({ hints, draw }) => hints.map((hint) => draw(hint.icon, hint.tooltip, hint.disabled, hint.label));

// example: what the browser hands over
// finds nothing
export const dropped = (event, keep) =>
  keep(event.dataTransfer.items, event.dataTransfer.dropEffect, event.dataTransfer.kind);

// example: what is done or asked
// finds nothing
export const row = ({ renderLedger, isBound }, draw) =>
  draw(renderLedger.pageWidth, renderLedger.spine, renderLedger.seam, isBound.thread, isBound.glue, isBound.cover);

// example: what is read through the answer of a hook
// finds: entity name=Sundial fields=gnomon,hourMarks,latitudeLine source=type
export function Sundials({ useApi, show }) {
  const fetchSundial = useApi.fetchSundial();
  return show(fetchSundial.data.gnomon, fetchSundial.data.hourMarks, fetchSundial.data.latitudeLine);
}

// example: a function that is given this and that
// finds: entity name=Goblet fields=stemHeight,rimWidth,blownBy source=type
export function table({ goblet, tureen, ladle, show }) {
  const pick = (thing) => [thing.lidWeight, thing.pourLip];
  show(goblet.stemHeight, goblet.rimWidth, goblet.blownBy);
  return [pick(goblet), pick(tureen), pick(ladle)];
}

// example: what becomes a part of itself
// finds nothing
export function shown(given, show) {
  let cell = given;
  cell = cell.quilt ? cell.quilt : cell;
  return show(cell.stitchCount, cell.batting, cell.binding);
}

// example: a store that says it is one
// finds: entity name=Kiln fields=heatNow,shelfLoad,nextFiring source=store
export const kilns = (defineStore) =>
  defineStore({ id: "kilnStore", state: () => ({ heatNow: 0, shelfLoad: [], nextFiring: null }) });

// example: what is told to a reducer
// finds nothing
export const told = (tell, toolbox) => tell({ toolbox: { type: "filled", payload: { hammers: 2 }, meta: null } });

// example: what can be done
// finds nothing
export const caches = ({ granary, run }) => run(granary.clearGrain, granary.loadGrain, granary.resetScales);

// example: a moment
// finds nothing
export const moment = ({ harvest, show }) => show(harvest.year, harvest.month, harvest.day);

// example: what a map holds under a key that is computed
// finds: entity name=Ferry fields=deckCount,bowDoor,draughtMarks source=type
export const ferries = ({ ferriesMap, key, show }) =>
  show(ferriesMap[key].deckCount, ferriesMap[key].bowDoor, ferriesMap[key].draughtMarks);

// example: what a hook of one's own asks for, kept in a state and drawn row by row
// finds: entity name=Barge fields=hullNo,keelLength,moorage source=type
export function harbour({ useEffect, useState, fleet, jsx }) {
  const useAsked = (ask) => {
    const [data, setData] = useState(null);
    return { data, request: async (...given) => setData((await ask(...given)).data) };
  };
  const BargeRow = (props) => jsx("tr", { children: [props.row.hullNo, props.row.keelLength, props.row.moorage] });
  return function Barges() {
    const asked = useAsked(fleet.getAllBarges);
    const [list, setList] = useState([]);
    useEffect(() => setList(asked.data.data), [asked.data]);
    return list.map((one) => jsx(BargeRow, { row: one }));
  };
}

// example: what a method is given to find or make things by is not a thing
// skip webpack: Terser calls what the methods call, and what is sent to the address is an order
// skip rspack: SWC calls what the methods call, and what is sent to the address is an order
// finds: entity name=Seedling fields=species,height,sownOn source=type
export function sow(packets, cuttings, day, show, get) {
  // finds: entity name=OrderRequest fields=cuttings,depth,packets,rootedIn,sownOn source=request
  const post = (body) => fetch("/nursery/orders", { method: "POST", body: JSON.stringify(body) });
  const nursery = { addSeedlingsByPacket: (body) => post(body), addSeedlingsByCutting: (body) => post(body) };
  nursery.addSeedlingsByPacket({ packets, depth: 2, sownOn: day });
  nursery.addSeedlingsByCutting({ cuttings, rootedIn: "sand", sownOn: day });
  return get().seedlings.map((one) => show(one.species, one.height, one.sownOn));
}

// example: what is built to be sent by a method of one's own
// finds: entity name=Arbour fields=lathCount,vineKind,postDepth,wireGauge source=request
export function plant(count, depth, wire, kind) {
  const garden = {
    createArbour: (body) => fetch("/garden/arbours", { method: "POST", body: JSON.stringify(body) }),
  };
  const built = { lathCount: count, postDepth: depth, wireGauge: wire };
  built.vineKind = kind;
  garden.createArbour(built);
  return garden;
}

// example: what a component hands to a function that another gives it, which sends it
// finds: entity name=Cistern fields=litres,inletSide,lidKind,overflowAt source=request
export function yard({ jsx }) {
  const Form = ({ onSave, litres, side, lid, drain }) =>
    jsx("button", { onClick: () => onSave({ litres, inletSide: side, lidKind: lid, overflowAt: drain }) });
  const save = (body) => fetch("/yard/cisterns/insert", { method: "POST", body: JSON.stringify(body) });
  return () => jsx(Form, { onSave: (one) => save(one) });
}

// example: several keys, each a thing
// finds: entity name=LicenseKey fields=seatCount,issuedTo,lastUsed source=type
export const keysOf = (licenseKeys, show) =>
  licenseKeys.licenseKeys.map((one) => show(one.seatCount, one.issuedTo, one.lastUsed));

// example: fields of parts of a form, by their paths, and what a class keeps of what is put in
import { createElement as put } from "react";

// finds: entity name=HoneyJar fields=grams,lidColour,bestBefore source=form
export const hive = (Input, t) =>
  put("form", {}, [
    put(Input, { name: "config.queenAge[0]", label: t("queenAge") }),
    put(Input, { name: "config.frameCount.0", label: t("frameCount") }),
    put(Input, { name: "config.smoker", label: t("smoker") }),
    put(Input, { name: "honeyJar.grams", label: t("grams") }),
    put(Input, { name: "honeyJar.lidColour", label: t("lidColour") }),
    put(Input, { name: "honeyJar.bestBefore", label: t("bestBefore") }),
  ]);
// finds: entity name=Candle fields=waxKind,moldShape,wickCount,isScented source=form
export class Candles {
  state = {};
  draw(Input, Check, change) {
    const save = () => fetch("/wax/candles", { method: "POST", body: JSON.stringify(this.state) });
    return put("form", { onSubmit: save }, [
      put(Input, { value: this.state.waxKind, onChange: change }),
      put(Input, { value: this.state.moldShape || "", onChange: change }),
      put(Input, { value: this.state.wickCount, onChange: change }),
      put(Check, { checked: !!this.state.isScented, onChange: change }),
    ]);
  }
}

// example: columns by name, each with what draws it
// finds: entity name=Swarm fields=seenAt,weight,treeKind,caughtBy source=table
export function swarms(Table, hive, draw) {
  return put(Table, {
    rows: hive.swarms,
    columns: [
      { name: "seenAt", cellRenderer: draw },
      { name: "weight", cellRenderer: draw },
      { name: "treeKind", cellRenderer: draw },
      { name: "caughtBy", cellRenderer: draw },
    ],
  });
}

// example: a part of the program that does more than it has, and how much of a list is asked for
// finds nothing
export const loom = (kit, api) => [
  kit.loom.warp(kit.loom.reedCount),
  kit.loom.weave(kit.loom.shuttleKind),
  kit.loom.beat(kit.loom.pickCount),
  kit.loom.unwind(),
  api.weavers({ first: 0, max: 20, guild: kit.guild, isMaster: true }),
];

// example: defaults within defaults, and names of such
export const kilnState = (kit, draw) => draw(kit.bridge.version, kit.bridge.isBusy);
const nothingYet = {};
// finds: entity name=Bridge fields=broker,groups,version,isBusy source=store
export const kiln = (keep) =>
  keep({
    bridge: {
      broker: { topic: "", port: 0, retain: false, secure: false },
      groups: nothingYet,
      version: "",
      isBusy: false,
    },
  });

// example: names that are looked up, how much of a list is shown, entries of a map, members of an enumeration
// finds nothing
export const rights = (keep) => keep({ rights: { glazePot: true, firePot: true, sellPot: true } });
export const potPages = (potPagination, draw) =>
  draw(potPagination.page, potPagination.pageSize, potPagination.totalRows);
export const potMarks = (kit, draw) => draw(kit.markMap.crack, kit.markMap.chip, kit.markMap.stain);
export const potSides = (kit, draw) => draw(kit.PotSide.Inner, kit.PotSide.Outer, kit.PotSide.Base);

// example: elements of a list that is called one
// finds: entity name=Firing fields=startedAt,coneNumber,fuelKind source=type
export const firings = (kit, draw) => kit.firingsList.map((one) => draw(one.startedAt, one.coneNumber, one.fuelKind));

// example: how a chart is drawn
// finds nothing
export const caskAxis = (draw, max) =>
  draw({
    scales: { casks: { type: "linear", beginAtZero: true, max, grid: { tint: "oak" }, ticks: { precision: 0 } } },
  });

// example: lists of names by a kind
// finds nothing
export const CELLAR_RIGHTS = {
  cooper: ["fillCask", "emptyCask", "markCask"],
  warden: ["lockCellar", "openCellar", "countCasks"],
  guest: ["tasteWine", "seeCellar", "askName"],
};

// example: a model of Ember Data
export const models = (Model, { attr, belongsTo, hasMany }) => ({
  // finds: entity name=Voyage fields=harbour,crewSize,leftOn,captain,stops source=schema
  voyage: Model.extend({
    harbour: attr("string"),
    crewSize: attr("number", { defaultValue: 0 }),
    leftOn: attr("moment-utc"),
    captain: belongsTo("sailor", { async: false }),
    stops: hasMany("stop"),
    isLong: () => true,
  }),
});

// example: a model of Ember Data whose fields are decorated, as Babel writes it: nothing says what it is called
export function lanternModel(decorate, Model, { attr, hasMany }) {
  class Lantern extends Model {}
  const text = attr("string");
  const kept = hasMany("keeper");
  // finds nothing
  return [
    decorate(Lantern.prototype, "wattage", [attr], { configurable: true, initializer: null }),
    decorate(Lantern.prototype, "glassKind", [text], { configurable: true, initializer: null }),
    decorate(Lantern.prototype, "keepers", [kept], { configurable: true, initializer: null }),
  ];
}

// example: an object that is extended by what is no attribute
export const extended = (base, helper) =>
  // finds nothing
  base.extend({ room: helper.near("string"), bench: helper.near("number"), table: helper.far("x") });

// example: what a store keeps, chosen by a function that stands outside of the component, as React's compiler moves it
function chosenHarness(state) {
  return state.harness;
}
function strapLabel(strap) {
  return `${strap.buckleKind} ${strap.leatherTone} ${strap.stitchCount}`;
}
// finds: entity name=Harness fields=girthWidth,bellCount,madeBy source=type
// finds: entity name=Strap fields=buckleKind,leatherTone,stitchCount source=type
export function Harness({ straps, useBox }) {
  const harness = useBox(chosenHarness);
  return `${harness.girthWidth} ${harness.bellCount} ${harness.madeBy} ${straps.map(strapLabel)}`;
}

// example: parts of the program that keep something
export function chosen({ kilnsController, tagsManager }) {
  // finds nothing
  return [
    kilnsController.selectedGlaze,
    kilnsController.availableClays,
    kilnsController.firedOn,
    tagsManager.loadedTags,
  ];
}
// finds: entity name=AccountManager fields=name,phone,branch source=type
export const manager = ({ accountManager }) =>
  `${accountManager.name} ${accountManager.phone} ${accountManager.branch}`;

// example: what is put under many keys is anything, and what every answer has is no field
export const received = (keep) => (kind, part) => {
  if (kind === 1) keep({ lighthouses: part });
  if (kind === 2) keep({ harbours: part });
  if (kind === 3) keep({ ferries: part });
  // finds nothing
  return [part.foghornPitch, part.lampColour, part.keeperName, part.towerHeight];
};
export const load = (tell) =>
  fetch("/api/lighthouse").then((lighthouse) =>
    // finds nothing
    tell(lighthouse.ok, lighthouse.status, lighthouse.statusText),
  );

// example: functions that events are given
// finds nothing
export const Crane = ({ crane }) => (
  <div>
    <button onClick={crane.liftLoad}>Up</button>
    <button onClick={crane.lowerLoad}>Down</button>
    <button onClick={crane.turnArm}>Round</button>
  </div>
);

// example: a template as Vue 2 compiles it
// finds: entity name=Tugboat fields=harbourName,deckCount,lastSailedAt source=type
export function tugboatTable() {
  const vm = this;
  const draw = vm._self._c;
  return draw(
    "tbody",
    // finds nothing
    {
      staticClass: "tugboats",
      attrs: { md4: "", sm8: "", xs12: "" },
      staticStyle: { grow: "", shrink: "", basis: "" },
    },
    vm._l(vm.tugboats, function (tugboat) {
      return draw("tr", { key: tugboat.harbourName, attrs: { dense: "", outlined: "", large: "" } }, [
        draw("td", [vm._v(vm._s(tugboat.harbourName))]),
        draw("td", [vm._v(vm._s(tugboat.deckCount))]),
        draw("td", [vm._v(vm._s(tugboat.lastSailedAt))]),
      ]);
    }),
    0,
  );
}

// example: stores are parts of the program
export function berths({ berthStore }) {
  // finds nothing
  return [berthStore.selectedBerth, berthStore.freeBerths, berthStore.takenOn];
}

// example: fields in a form of Svelte 3 and 4, which is drawn by several functions
const { SvelteComponent, start, differs, Field } = window.pier;

function drawMore(context) {
  const draught = new Field({ props: { name: "berth.draught", label: "How deep she goes", value: context[0] } });
  return [draught, context[1]];
}
function drawForm(context) {
  // finds: entity name=Berth fields=draught,pier,rent source=form
  const pier = new Field({ props: { name: "berth.pier", label: "Pier", type: "text" } });
  const rent = new Field({ props: { name: "berth.rent", label: "What it costs", type: "number" } });
  return [drawMore(context), pier, rent];
}
function keepForm(self, props, again) {
  return [props.berth, () => again(0)];
}
export class BerthForm extends SvelteComponent {
  constructor(options) {
    super();
    start(this, options, keepForm, drawForm, differs, { berth: 0 });
  }
}
function drawOther(context) {
  const wharf = new Field({ props: { name: "berth.wharf", label: "Wharf", type: "text" } });
  return [wharf, context[0]];
}
export class OtherForm extends SvelteComponent {
  constructor(options) {
    super();
    start(this, options, keepForm, drawOther, differs, { berth: 0 });
  }
}

// example: what a catalogue calls the fields of a form, with one thing below another
const doorWords = {
  door_signs: {
    opens: "Opens at",
    closes: "Closes at",
    holiday_note: "What the door says on holidays, and on the days before them",
    paint_colour: "Paint of the door, by its number in the book of colours",
    hours: { early: "Hours before noon", late: "Hours in the afternoon", none: "No hours on this day" },
  },
  "door.saved": "The sign of the door was saved",
  "door.lost": "The sign of the door could not be found",
};
const tuerWorte = {
  door_signs: {
    opens: "Öffnet um",
    closes: "Schließt um",
    holiday_note: "Was die Tür an Feiertagen sagt, und an den Tagen davor",
    paint_colour: "Farbe der Tür, nach ihrer Nummer im Buch der Farben",
    hours: { early: "Stunden vor Mittag", late: "Stunden am Nachmittag", none: "Keine Stunden an diesem Tag" },
  },
  "door.saved": "Das Schild der Tür wurde gespeichert",
  "door.lost": "Das Schild der Tür ist nicht da",
};

// finds: entity name=DoorSign fields=opens,closes,holiday source=schema
export const doorTable = {
  table: "door_signs",
  fields: [{ field: "opens" }, { field: "closes" }, { field: "holiday" }],
};

// finds nothing
export const startDoor = (i18n) =>
  i18n.init({ lng: "en", resources: { en: { translation: doorWords }, de: { translation: tuerWorte } } });
export const saveDoor = (i18n, show) => show(i18n.t("door.saved"), i18n.t("door_signs.opens"));

// example: what a component is given is no thing, however the component is called elsewhere
// finds nothing
const drawPlot = (props) => {
  const { hedge, furrow, scythe } = props;
  return createElement("p", {}, hedge.name, furrow.name, scythe.name);
};

export const parts = { Allotment: drawPlot };
export const allotment = createElement(drawPlot, { hedge: first, furrow: second, scythe: third });

// example: a hook that is given a function gives back what that takes out
// skip webpack: the namespace of the library is a call there, and the name of the hook its property
// skip rspack: as webpack
import * as store from "react-redux";

// finds: entity name=Haystack fields=number,weight,cutOn,meadow source=type
export function HaystackCard({ number }) {
  const found = store.useSelector((state) => state.haystacks).find((one) => one.number === number);
  return [found.weight, found.cutOn, found.meadow];
}

// example: what a column shows, where its own name is no field
// finds: entity name=Acre fields=sown,reaped,baled,stacked source=table
export function Barn({ show, Table }) {
  fetch("/farm/acres")
    .then((response) => response.json())
    .then(show);
  return Table({
    columns: [
      { label: "Sown", id: "sown" },
      { label: "Reaped", id: "reaped" },
      { label: "Baled", id: "baled" },
      { label: "Stacked", id: "stacked" },
      { label: "Standing", id: "standing", render: (value, key, row) => (row.reaped ? "no" : "yes") },
    ],
  });
}

// example: what is read of answers behind a wrapper that knows answers without a body
async function ask(path, options) {
  const response = await fetch(`/api/v1${path}`, options);
  if (!response.ok) throw new Error(response.statusText);
  return response.status === 204 ? null : response.json();
}

const board = {
  chosen: null,
  async load(id) {
    this.chosen = await ask(`/freights/${id}`);
    return this.chosen;
  },
};

export const describe = () => `${board.chosen.recipient} (${board.chosen.weightGrams} g)`;

export async function list(show) {
  // finds: entity name=Freight fields=depotCode,recipient,trackingCode,weightGrams source=response
  const { items, total } = await ask("/freights");
  for (let i = 0; i < items.length; i++) show(items[i].trackingCode, items[i].recipient, items[i].depotCode);
  return total;
}

// example: what is put to the address that answers a thing
export async function rename(jettyId, draft) {
  const answer = await fetch(`/api/jetties/${jettyId}`);
  // finds: entity name=Jetty fields=depthMetres,harbour,mooringFee,quayName source=request
  const { quayName, harbour, depthMetres } = await answer.json();
  await fetch(`/api/jetties/${jettyId}`, {
    method: "PUT",
    body: JSON.stringify({ quayName, harbour, mooringFee: draft.mooringFee }),
  });
  return `${quayName} ${harbour} ${depthMetres}`;
}

// example: how a store keeps something, and the tokens of a design, are no things
const ferrySailings = {
  namespaced: true,
  state: { quayside: undefined },
  // finds nothing
  getters: { quayside: (state) => state.quayside },
  mutations: { dock: (state, quayside) => Object.assign(state, { quayside }) },
};
globalThis.keeping = { modules: { ferrySailings } };

export const paint = (hull) => [
  // finds nothing
  hull.colorBgLayout,
  hull.borderRadiusLG,
  hull.boxShadowSecondary,
  hull.colorTextBase,
];

// example: what is kept for later
export class Chart {
  draw(page) {
    // finds nothing
    this.reefCache = { shoal: page.shoal, depthLine: page.depthLine, wreck: page.wreck };
    return [this.reefCache.shoal, this.reefCache.depthLine, this.reefCache.wreck];
  }
}

// example: what pages hold is no page
export function Voyages({ query }) {
  // finds nothing
  return query.leaves.flat().map((one) => (
    <p>
      {one.harbour} {one.skipper} {one.cargoHold}
    </p>
  ));
}

// example: what a component that is a class keeps of an answer, and hands to another one
import { Component, createElement as drawing } from "react";
import ask from "superagent";

class Berth extends Component {
  render() {
    const { one } = this.props;
    return drawing("p", {}, one.liftTons, one.driver);
  }
}

const askFor = (place) =>
  new Promise((resolve, reject) => {
    ask.get(place).end((error, response) => (error ? reject(error) : resolve(response)));
  });

export class Harbour extends Component {
  state = { rows: [], isBusy: true };
  componentDidMount() {
    const self = this;
    askFor("/port/cranes").then(({ body }) => {
      self.setState((state) => Object.assign({}, state, { rows: body.list }));
    });
  }
  render() {
    // finds: entity name=Crane fields=boomLength,driver,liftTons source=response
    return this.state.rows.map((one) => drawing(Berth, { one, hint: one.boomLength }));
  }
}

// example: the columns of rows that an address answers
export async function Looms(Table) {
  const answer = await fetch("/mill/looms");
  const rows = await answer.json();
  // finds: entity name=Loom fields=pickRate,reedCount,shaftKind source=response
  const columns = [
    { title: "Reed", key: "reedCount", render: (value, row) => `${row.reedCount} (${row.shaftKind})` },
    { title: "Picks", key: "pickRate" },
    // the name of the column, of which the row has no field
    { title: "Strain", key: "strain", render: (row) => row.shaftKind.length },
  ];
  return Table({ data: rows, columns });
}

// example: an event with two arguments, and a map by key in one of them
// skip vite: the client is not known there
// skip webpack: the client is not known there
// skip rspack: the client is not known there
// skip esbuild: the client is not known there
import { io as connect } from "socket.io-client";

const line = connect();

export function listen(show) {
  // finds: entity name=Dredger fields=draughtMetres,flag source=response
  line.on("harbour:state", (topic, { dredgers }) => {
    for (const one of Object.values(dredgers)) show(topic, one.draughtMetres, one.flag);
  });
}

// example: what a model of Backbone has from the start, by the address that it is kept at
// finds: entity name=ClayTray fields=trayLabel,trayDepth,claySort source=schema
export const trays = (backbone, base) =>
  backbone.Model.extend({
    urlRoot: `${base}/clay-trays`,
    defaults: { trayLabel: "", trayDepth: 0, claySort: "" },
  });

// example: how a page stands, with nothing but constants, and what takes its place when it was loaded
// finds: entity name=PierTotal fields=bollards,ladders,visitors source=store
export class Pier {
  constructor() {
    // finds nothing
    this.pierSorting = { column: "name", isReversed: false, highlight: "date" };
    this.pierTotal = { bollards: 0, ladders: 0, visitors: null };
  }
  fill(given) {
    this.pierTotal = given.total;
  }
  draw(show) {
    show(this.pierSorting.column, this.pierSorting.highlight, this.pierSorting.isReversed ? "up" : "down");
    return show(this.pierTotal.bollards, this.pierTotal.ladders, this.pierTotal.visitors);
  }
}

// example: a segment of an address whose word says nothing elsewhere
export async function happenings(show) {
  const answer = await fetch("/quay/events");
  const { records, pagination } = await answer.json();
  const { pageLength, totalRecords, page } = pagination;
  // finds: entity name=Event fields=ringsBell,startsOn,warden source=response
  return records.map((one) => show(one.ringsBell, one.startsOn, one.warden, page, pageLength, totalRecords));
}

// example: what a list calls its entries is no thing of another address
export async function tugsOf(show) {
  // finds: entity name=Tug fields=captain,deck,harbour source=response
  const tugs = await (await fetch("/api/tugs")).json();
  for (const tug of tugs) show(tug.captain, tug.deck, tug.harbour);
}

export async function fuelUsage(show) {
  // finds: entity name=Fuel fields=barrels,depot,price,tugs source=response
  const { tugs, ...fuel } = await (await fetch("/api/fuel")).json();
  const { barrels, depot, price } = fuel;
  show(barrels, depot, price);
  for (const { litres, miles, pump } of tugs) show(litres, miles, pump);
}

// example: what is kept in the browser is called as its key is
export function keepRack(columns, dense) {
  // finds: entity name=RackSettings fields=columns,dense,rowsPerRack,view source=store
  localStorage.setItem("quay:rack-settings", JSON.stringify({ columns, dense, view: "rows", rowsPerRack: 12 }));
  // finds nothing
  localStorage.setItem("quay:last-rack", JSON.stringify({ at: Date.now() }));
}

// example: what the page holds when the program starts, and what was kept, handed on by a context
import { createContext, useContext } from "react";

const Harbour = createContext(null);
// finds: entity name=HarbourConfig fields=flagship,motto,pilots source=response
const given = JSON.parse(document.getElementById("__HARBOUR_CONFIG__").textContent || "{}");

export const Page = ({ children }) => <Harbour.Provider value={given}>{children}</Harbour.Provider>;

export function Motto() {
  const { motto, flagship } = useContext(Harbour);
  return (
    <p>
      {motto}
      {flagship}
      <Harbour.Consumer>{(harbour) => harbour.pilots}</Harbour.Consumer>
    </p>
  );
}

export function lastVoyage(show) {
  // finds: entity name=LastVoyage fields=captain,cargo,tonnage source=response
  const voyage = JSON.parse(localStorage.getItem("quay:last-voyage"));
  show(voyage.captain, voyage.cargo, voyage.tonnage);
}

// finds: entity name=QuayOptions fields=harbourMaster,moorings,tideTable source=response
export const tides = () => [
  window.quayOptions.tideTable,
  window.quayOptions?.moorings,
  window.quayOptions.harbourMaster,
];

// finds nothing
export const seen = () => [
  window.visualViewport.pageTop,
  window.visualViewport.offsetLeft,
  window.visualViewport.scale,
];

// example: what the page holds, read through a lowered chain
export function lantern(show) {
  var w, given;
  // finds: entity name=PierConfig fields=lantern,motto,wharf source=response
  show(
    (w = window) === null || w === void 0 || (given = w.__PIER_CONFIG__) === null || given === void 0
      ? void 0
      : given.lantern,
  );
  var v, other;
  show(
    ((v = window) === null || v === void 0 || (other = v.__PIER_CONFIG__) === null || other === void 0
      ? void 0
      : other.motto) || "none",
  );
  return window.__PIER_CONFIG__.wharf;
}

// example: things that a schema describes by name, which stands in a file of its own
export const loanSchema = JSON.parse(
  // finds: entity name=LoanTerms fields=days,fine,reminder source=schema
  '{"$ref":"#/definitions/LoanTerms","definitions":{"LoanTerms":{"properties":{"days":{"type":"integer"},"fine":{"type":"number"},"reminder":{"type":"boolean"}},"type":"object"}}}',
);

// example: parts of an answer, of two fields, by what holds them; things of one name apart; a word that says nothing elsewhere
// finds: entity name=Data fields=hatches,notes source=response
// finds: entity name=DataHatch fields=cover,seal source=response
// finds: entity name=Hatch fields=hinge,latch,openedBy source=response
// finds: entity name=OpenedBy fields=badge,shift source=response
export async function hold(id, show) {
  const { hatches, notes } = await (await fetch("/hold/data")).json();
  for (const { cover, seal } of hatches) show(notes, cover, seal);
  const one = await (await fetch(`/hold/hatch/${id}`)).json();
  show(one.hinge, one.latch, one.openedBy.badge, one.openedBy.shift);
}

// example: what is sent and not answered, and what is only a page of a list
// finds: entity name=MutinyRequest fields=leader,reason source=request
export async function mutiny(leader, reason, page, show) {
  await fetch("/deck/mutiny", { method: "POST", body: JSON.stringify({ leader, reason }) });
  const answer = await fetch("/deck/search", { method: "POST", body: JSON.stringify({ page, pageSize: 20 }) });
  show((await answer.json()).length);
}

// example: what has a component that is drawn, and names of classes
// finds nothing
export function Sails({ sails, locals }) {
  return sails.map((sail) => (
    <li key={sail.rigging} className={locals.sheet}>
      <sail.Canvas tone={sail.dyedOn} />
      <b className={locals.mast}>{sail.area}</b>
      <i className={locals.boom}>{sail.rigging}</i>
    </li>
  ));
}

// example: a list that stands beside fields of a thing, and what the schema says of itself
// finds: entity name=Regatta fields=startsOn,course,items source=graphql
// finds: entity name=RegattaItem fields=boat,berth,crewSize source=graphql
export const regatta = `fragment RegattaParts on Regatta { startsOn course items { boat berth crewSize } }
query Kinds { courseKinds: __type(name: "CourseKind") { options: enumValues { value: name label: description hint } } }`;

// example: what nothing reads is an option of something else
// finds nothing
export const parchment = (mount) =>
  mount({ parchment: { inkFlow: "", quillWidth: 0, blotted: false, ruledLines: [], marginNote: "" } });

// example: what has behaviour is an object of the program
// finds nothing
export const levers = (rig, tell) => {
  rig({ lever: { caption: "Lift", torque: 4, notch: 2, pull: () => tell("lifted") } });
  return (kit) => tell(kit.lever.caption, kit.lever.torque, kit.lever.notch);
};

// example: what the browser gives, also where a name of the program's is read alike
// finds nothing
export const sheets = (kit, tell) => {
  for (const one of [...document.styleSheets].filter((sheet) => sheet.ownerRule)) tell(one.ownerRule);
  document.fonts.faceMark = tell(document.fonts.loadMark, document.fonts.readyMark);
  return kit.fonts.map((one) => tell(one.faceMark, one.loadMark, one.readyMark));
};

// example: what a method of the platform gives is a number, and no thing called by the method
// finds nothing
export const float = (view, tell) => {
  const read = view.getFloat32(0);
  return tell(read.tideMark, read.keelDepth, read.anchorChain);
};

// example: a part under a word that says nothing, beside other fields of the thing
// finds: entity name=Foghorn fields=lampColour,towerHeight,response source=type
// finds: entity name=FoghornResponse fields=fogSignal,rangeMiles,sectorCount source=type
export const foghorns = (kit, tell) =>
  kit.foghorns.map((one) =>
    tell(
      one.lampColour,
      one.towerHeight,
      one.response,
      one.response.fogSignal,
      one.response.rangeMiles,
      one.response.sectorCount,
    ),
  );

// example: what keeps a thing while it is asked for is called by it
// finds nothing
export const sluices = (kit, tell) =>
  tell(kit.sluice.sluice.gateWidth, kit.sluice.isStoring, kit.sluice.storeFault, kit.sluice.faultDetail);

// example: a part of a form that is asked for by its name
// finds: entity name=Paddock fields=fenceKind,gateCount,grazedBy source=type
export const pasture = (kit, tell) =>
  kit.pastureForm.get("paddocks").map((one) => tell(one.fenceKind, one.gateCount, one.grazedBy));

// example: a thing and what it keeps, which have no field in common
// finds: entity name=Windmill fields=gallery,sweep,curb source=type
export const Windmills = ({ windmills, show }) => windmills.map((one) => show(one.gallery, one.sweep, one.curb));
// finds: entity name=WindmillData fields=brake,sailcloth,windlass source=type
export const Sails = ({ windmills, show }) =>
  windmills.map((one) => show(one.data.windlass, one.data.sailcloth, one.data.brake));

// example: what is kept by keys that are computed, and classes of a style sheet
export function Lamps({ signal, sheet, show }) {
  // finds nothing
  this.bulbs[signal.lamp] = signal;
  const classes = sheet.locals;
  return show(this.bulbs.masthead, this.bulbs.stern, this.bulbs.anchor, classes.lit, classes.dim, classes.broken);
}

// example: objects that are written under one key, of which little is read
export const dials = [
  { dial: { needle: "red", sweep: 90, face: "white" } },
  { dial: { ticks: 12, chime: true, face: "black" } },
  { dial: { spring: 4, brake: false } },
];
// finds nothing
export const drawDials = (show) => dials.map((one) => show(one.dial.face, one.dial.needle));

// example: forms in markup, by what their controls are bound to
export const kilnTemplate = {
  templateUrl: undefined,
  // finds: entity name=KilnForm fields=cone,ramp,soak source=form
  template:
    '<form name="kilnForm"><input ng-model="$ctrl.cone"><md-slider ng-model="$ctrl.ramp"></md-slider><select ng-model="$ctrl.soak"></select></form>',
};
// finds: entity name=Glazing fields=glaze,shelf,witness source=form
export const glazingTemplate =
  '<form #f="ngForm"><input [(ngModel)]="glazing.glaze"><input [(ngModel)]="glazing.shelf"><input [(ngModel)]="glazing.witness"></form>';
// finds: entity name=KilnLoad fields=boards,posts,wads source=form
export const loadTemplate =
  '<form #kilnLoad="ngForm"><input [(ngModel)]="boards"><input [(ngModel)]="posts"><input [(ngModel)]="wads"></form>';
export function loadKiln({ $ctrl, post }) {
  const model = { boards: "", posts: "", wads: "" };
  post(model.boards, model.posts, model.wads);
}
// finds nothing
export const searchTemplate =
  "<form><input ng-model='vm.words'><input ng-model='vm.from'><input ng-model='vm.until'></form>";

// example: a thing that a reference holds, here and there
// finds: entity name=RiverAnvil fields=face,hardy,heft,horn source=type
export const forge = ({ riverAnvil, show }) => show(riverAnvil.face, riverAnvil.heft);
export const strike = ({ riverAnvil, show }) => show(riverAnvil.value.horn, riverAnvil.value.hardy);

// example: settings of the program, by their names
const glazes = { celadon: { base: "#9a8", sheen: "wax", depth: 3 }, tenmoku: { base: "#421", sheen: "oil", depth: 5 } };
export const drawGlaze = (isPale, show) =>
  // finds nothing
  isPale
    ? show(glazes.celadon.base, glazes.celadon.sheen, glazes.celadon.depth)
    : show(glazes.tenmoku.base, glazes.tenmoku.sheen, glazes.tenmoku.depth);

// example: what each procedure is given that is called over one address
const call = (method, params) =>
  fetch("/rpc", { method: "POST", body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) });
// finds: entity name=FerryChartRequest fields=pilot,tide,wharf source=request
export const chart = (wharf, tide, pilot) => call("ferry/chart", { wharf, tide, pilot });
// finds: entity name=KilnFiringRequest fields=degrees,glaze source=request
export const fire = (degrees, glaze) => call("kiln/firing", { degrees, glaze });
export const leave = () => call("ferry/leave", {});
// finds: entity name=LockerPutRequest fields=bytes,label source=request
export const put = (label, bytes) => call("locker.put", { label, bytes });
// finds: entity name=LockerGetRequest fields=label,revision source=request
export const take = (label, revision) => call("locker.get", { label, revision });
export const harbours = (coast, depth, lit) => fetch(`/api/harbours?coast=${coast}&depth=${depth}&lit=${lit}&page=1`);

// example: names of fields that join words
// finds: entity name=Puncheon fields=x-cooper-id,x-filled-on,x-oak source=type
export const cellar = ({ puncheons, show }) =>
  puncheons.map((cask) => show(cask["x-cooper-id"], cask["x-filled-on"], cask["x-oak"], cask["aria-label"]));

// example: one field, where that is all that is sent and read
export async function signInAtDesk(passphrase, keep) {
  // finds: entity name=SignInRequest fields=passphrase source=request
  const answer = await fetch("/api/desk/sign-in", { method: "POST", body: JSON.stringify({ passphrase }) });
  // finds: entity name=SignIn fields=deskToken source=response
  keep((await answer.json()).deskToken);
}

// example: messages, each to the function that asks for it, and lists that others change
import { useState as useCleats, useEffect } from "react";

const hears = {};
const hear = (name, then) => {
  hears[name] = then;
};
const pier = new WebSocket("/pier");
pier.onmessage = (event) => {
  const message = JSON.parse(event.data);
  hears[message.type]?.(message.body);
};

export function Pier({ draw }) {
  const [cleats, setCleats] = useCleats([]);
  useEffect(() => {
    hear("cleats", (list) => setCleats(list));
    // finds: entity name=RequiredTide fields=gauge,reading source=response
    hear("required_tide", (tide) =>
      setCleats((all) => all.map((one) => (one.mooring === tide.gauge ? { ...one, tide: tide.reading } : one))),
    );
  }, []);
  // finds: entity name=Cleat fields=mooring,depth source=response
  return cleats.map((one) => draw(one.mooring, one.depth));
}

// example: what is read of all of them, and what is read of one
export function LogPage({ pages, lines, draw }) {
  // finds: entity name=Line fields=level,writtenBy,writtenOn source=type
  draw(
    lines.map((line) => [line.level, line.writtenBy, line.writtenOn]),
    lines.device,
  );
  // finds: entity name=Pages fields=network,crash,kernel source=type
  return draw(pages.network, pages.crash, pages.kernel);
}

// example: what a library's hook gives is none of what it is given
// finds nothing
export function Moorings({ moorings, draw }) {
  const paging = (0, window.AcmeKit.usePaging)(moorings);
  return draw(paging.shownPage, paging.goTo, paging.isPaged);
}

// example: what lists and pages select of one thing
// finds: entity name=Yawl fields=id,title,price,description,stock source=graphql
export const yawls = `query Yawls { yawls { id title price } }`;
export const yawl = `query Yawl($id: ID!) { yawl(id: $id) { id description stock } }`;

// example: a store called after what it keeps, and what it keeps
export const useAnchors = (defineStore) =>
  defineStore("anchors", {
    state: () => ({ list: [], heldFilter: "all", shownPage: 1 }),
    actions: {
      async load() {
        this.list = await (await fetch(`/anchors?page=${this.shownPage}`)).json();
      },
    },
  });
export function Anchors({ store, draw }) {
  const anchors = useAnchors(store)();
  // finds: entity name=Anchor fields=forged,weight,chain source=response
  return anchors.list.map((anchor) => draw(anchor.forged, anchor.weight, anchor.chain));
}

// example: entries of a thing, which a reference holds, are not the thing
export const voyageLog = {
  setup(props) {
    // finds: entity name=VoyageEntry fields=bearing,knots,soundings source=type
    const entries = computed(() => props.voyage.entries);
    const latest = computed(() => entries.value[props.at]);
    const isLong = computed(() => props.voyage.nights > 9);
    return () => entries.value.map((one) => [one.bearing, one.knots, latest.value.soundings, isLong.value]);
  },
};

// example: what is called so for a log only, and the values of an enumeration, are no things
export const tides = {};
let Turn;
(function (e) {
  e.spring = "spring";
  e.neap = "neap";
  e.slack = "slack";
})((Turn = tides.Turn || (tides.Turn = {})));
export function sounded(soundings, kept) {
  const sum = soundings.reduce(
    (all, one) => ({ fathoms: all.fathoms + one.fathoms, shallows: all.shallows + 1, rocks: all.rocks }),
    { fathoms: 0, shallows: 0, rocks: 0 },
  );
  // finds nothing
  const isSame = sum.fathoms === kept[0] && sum.shallows === kept[1] && sum.rocks === kept[2];
  console.debug("soundings kept", { harbourSum: sum, isSame });
  // finds nothing
  return isSame ? [Turn.spring, Turn.neap, Turn.slack] : [];
}

// example: a computed whose value a template reads without asking for it
// skip esbuild: what it makes of Vue there keeps no names
import { computed, unref } from "vue";
export const mooringCard = {
  props: ["mooring", "buoy"],
  setup(props, { draw }) {
    // finds: entity name=Mooring fields=bollards,chainLength,depth,owner,swing source=type
    const mooring = computed(() => props.mooring);
    const rows = computed(() => [mooring.value.bollards, mooring.value.chainLength, mooring.value.owner]);
    return () => draw(rows.value, unref(mooring).depth, unref(mooring).swing, unref(mooring).value);
  },
};

// example: what a provider of a context holds, by the name of the provider
export class Quay {
  tidesContextProvider = new ContextProvider(this, { context: tidesContext });
  mark() {
    const { value } = this.tidesContextProvider;
    // finds: entity name=Tide fields=heightAt,moonPhase,slackWater source=type
    const first = this.tidesContextProvider.value.find((tide) => tide.slackWater > 0);
    return [first.heightAt, first.moonPhase, value.length];
  }
}

// example: what a view puts into copies of what is answered
export async function Landings({ draw }) {
  // finds: entity name=Landing fields=harbourName,berthNumber,tonnage source=response
  const landings = await (await fetch("/api/landings")).json();
  const rows = landings.map((one) => ({ ...one, berth: `${one.harbourName} ${one.berthNumber}` }));
  const columns = [
    { accessorKey: "berth", header: "Berth" },
    { accessorKey: "tonnage", header: "Tonnage" },
  ];
  return draw({ data: rows, columns });
}

// example: a response, and what is made of it and of the answer
export function moor({ vessel, draught }) {
  // finds: entity name=MooringRequest fields=vessel,draught,tide source=request
  return fetch("/moorings", { method: "POST", body: JSON.stringify({ vessel, draught, tide: Date.now() }) })
    .then((response) => response.json().then((data) => ({ data, elapsed: response.headers.get("elapsed") })))
    .then(({ data, elapsed }) => ({ ...data, elapsed, ended: Date.now() }));
}

// example: one field of what is sent holds an object
const LANTERN = { colour: "red", flashes: 3, visibility: 5 };

async function setEquipment(path, value, owner) {
  // finds: entity name=Equipment fields=owner,keptUnder,value source=request
  const response = await fetch("/equipment", {
    method: "PATCH",
    body: JSON.stringify({ owner, keptUnder: path, value }),
  });
  if (!response.ok) throw new Error(`${response.status}`);
}

export const light = (owner) => setEquipment("lantern", LANTERN, owner);

// example: forms of a build that a field tells apart, and which the word names no thing
import { z } from "zod";

const onQuay = z.object({ revision: z.string(), builtOn: z.string(), displayedOn: z.literal("quay") });
const onShip = z.object({ revision: z.string(), builtOn: z.string(), displayedOn: z.literal("vessel") });
// finds nothing
export const buildOf = (given) => z.union([onQuay, onShip]).parse(given);

// example: what an event brings along
export function Winches({ list }) {
  // finds nothing
  list.addEventListener("change", ({ detail }) => list.draw(detail.torque, detail.drumWidth, detail.ropeLength));
  list.addEventListener("drop", (event) => list.draw(event.detail.torque, event.detail.drumWidth));
}
