export const help = (main) => main.append("Ask at the desk when something is missing, or come back tomorrow.");
export const closed = () => fetch("/api/desk/closed-days");

// example: what is read from elements of a list
// finds: entity name=Order fields=total,paidOn,buyer source=response
export function Orders({ orders, show }) {
  return orders.map((order) => show(order.total, order.paidOn, order.buyer));
}

// example: what a pattern takes out
// finds: entity name=Invoice fields=amount,dueOn,buyerName source=response
export const line = ({ invoice }) => {
  const { amount, dueOn, buyerName } = invoice;
  return `${amount} until ${dueOn} by ${buyerName}`;
};

// example: what a store begins with, and what is read from it
// finds: entity name=Shelf fields=room,level,label source=store
export class Desk {
  shelf = { room: "", level: 0, label: "" };

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

// example: a document
// finds: entity name=Ticket fields=seat,price,buyer source=graphql
// finds: entity name=Buyer fields=email,phone,town source=graphql
export const tickets = `query Tickets { tickets { edges { node { seat price buyer { email phone town } } } } }`;

// example: what an address asks for
// finds: entity name=Room fields=floor,beds,view source=request
export const rooms = () => fetch("/api/rooms?fields=floor,beds,view");

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
// finds: entity name="{street, town, zip}" fields=street,town,zip source=form
export const Where = ({ onChange }) =>
  el(
    "form",
    null,
    el("input", { name: "street", onChange }),
    el("input", { name: "town", onChange }),
    el("input", { name: "zip", onChange }),
  );

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
// finds: entity name=Member fields=nick,joinedOn,desk source=response
export function Members({ members, plans, show }) {
  const member = { plan: "large", help: "https://example.com", caption: "Members" };
  return [plans({ member }), members.map((one) => show(one.nick, one.joinedOn, one.desk))];
}

// example: a field that holds another thing, and one that keeps the key of one
// finds: entity name=Reservation fields=from,seat,hallId,until source=response refers=seat>entity:Seat,hallId>entity:Hall
// finds: entity name=Seat fields=row,column,price source=response
// finds: entity name=Hall fields=title,floor,exits source=response
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
// finds: entity name=Step fields=sentBy,dueOn,payload source=response
// finds: entity name=StepPayload fields=weight,fragile,customs source=response
export function Steps({ steps, show }) {
  return steps.map((step) => {
    show(step.sentBy, step.dueOn);
    return show(step.payload.weight, step.payload.fragile, step.payload.customs);
  });
}

// example: what holds a list of the things
// finds: entity name=Hedge fields=plantedOn,breed,gardener source=response
export function Hedges({ hedges, garden, show }) {
  const answer = { hedge: garden.hedge };
  show(answer.hedge.hedges, answer.hedge.northGate, answer.hedge.visitedOn);
  return hedges.map((hedge) => show(hedge.plantedOn, hedge.breed, hedge.gardener));
}

// example: what a map holds
// finds: entity name=Lantern fields=oil,wick,glass source=response
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
// finds: entity name=Diagnosis fields=rank,madeOn,doctor source=response
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
