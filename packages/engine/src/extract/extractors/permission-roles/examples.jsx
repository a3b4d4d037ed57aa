// example: props, also through a component that passes them on
const UPDATE = "UPDATE_WORKSHOP";
const CREATE = "CREATE_WORKSHOP";

function Guarded({ permission, children }) {
  const held = window.session.permissions;
  return held.includes(permission) ? <div>{children}</div> : null;
}

function SaveButton({ needs }) {
  return <Guarded permission={needs}>Save the workshop</Guarded>;
}

export function Toolbar() {
  return (
    <nav>
      {
        // finds: role kind=permission name=CREATE_WORKSHOP
        <Guarded permission={CREATE}>New workshop</Guarded>
      }
      {
        // finds: role kind=permission name=UPDATE_WORKSHOP
        <SaveButton needs={UPDATE} />
      }
    </nav>
  );
}

// example: routes
export const routes = [
  // finds: role kind=role name=billing-clerk
  { path: "/invoices", component: "invoices", meta: { roles: ["billing-clerk"] } },
  // finds: role kind=permission name=reports:read
  { path: "/reports", component: "reports", data: { requiredPermissions: ["reports:read"] } },
];

// example: functions that are asked
export function useEditing(access, ability) {
  const { hasAccess } = access.context();
  // finds: role kind=permission name=booking.edit
  const edit = hasAccess("booking.edit", 7);
  // finds: role kind=permission name="delete Booking"
  const remove = ability.can("delete", "Booking");
  return edit && remove;
}

// example: names that are no permissions
export function Listed({ bus }) {
  // finds nothing
  bus.emit("UPDATE_STARTED");
  // finds nothing
  return (
    <ul role="listbox" data-permission={Notification.permission === "granted"} onClick={() => bus.send("users:read")} />
  );
}

// example: an action on a thing
export function Shelf({ access, books }) {
  // finds: role kind=permission name=update
  const mayEdit = access.hasPermission("books", "update");
  // finds: role kind=permission name=delete
  return mayEdit && access.hasPermission(books.kind, "delete") ? <button>Remove it from the shelf</button> : null;
}

// example: any of several
export function Desk({ access }) {
  // finds: role kind=permission name=open-desk
  // finds: role kind=permission name=close-desk
  return access.hasAnyPermission("open-desk", "close-desk") ? <p>The desk</p> : null;
}

// example: what a route's data asks for
export const desk = [
  // finds: role kind=permission name=see-desk
  { path: "/desk", Component: Desk, handle: { access: "see-desk" } },
  // finds nothing
  { id: 4, permission: "false", first: 0 },
];

// example: several names in one text
export const Booths = [
  // finds: role kind=permission name=booths:change
  // finds: role kind=permission name=booths:create
  { title: "Booths", permission: "booths:change,booths:create" },
];

// example: roles of other things
export const SENSORS = [
  // finds nothing
  { roles: ["value.window", "sensor.window"], words: ["window", "pane"] },
];

// example: roles of an entry of a menu, and of an element
export const DOUGH = [
  // finds: role kind=role name=baker
  { label: "Dough", to: "/dough", roles: ["baker"] },
];
export function Bakery({ Guard }) {
  // finds: role kind=role name=cashier
  return <Guard roles={["cashier"]} />;
}

// example: access in the data of a route
export const kilns = [
  // finds: role kind=permission name=canFire
  { path: "/fire", component: "fire", access: "canFire" },
];

// example: what each role may do, as flags
const Rank = { HEAD: "owner", HAND: "editor", EYE: "viewer" };
export const RANKS = {
  // finds: role kind=role name=owner
  [Rank.HEAD]: "*",
  // finds: role kind=role name=editor
  // finds: role kind=permission name=rowInsert
  // finds: role kind=permission name=rowDelete
  [Rank.HAND]: { include: { rowInsert: true, rowDelete: true } },
  // finds: role kind=role name=viewer
  // finds: role kind=permission name=rowList
  [Rank.EYE]: { include: { rowList: true } },
};

// example: flags of other things
export const TOOLS = {
  // finds nothing
  editor: { bold: true, italic: false },
  // finds nothing
  terminal: { bold: false, italic: false },
};

// example: on what, and the name of the permission behind it
export function Sheet({ access, sheet }) {
  // finds: role kind=permission name=SHEET_EDIT
  return access.isAllowed("sheet", sheet.id, "SHEET_EDIT") ? <button>Change the sheet</button> : null;
}

// example: names that a template of Vue reads through unref
import { unref } from "vue";

const Right = { GATE_OPEN: "GATE_OPEN", GATE_LOCK: "GATE_LOCK" };
export function Gate(held, draw) {
  // finds: role kind=permission name=GATE_OPEN
  return draw(held.value ? draw("button", { permission: unref(Right).GATE_OPEN }) : "div");
}

// example: a function of the outermost scope, whose name bundles of classic scripts keep
// skip minified: all names are shortened there
// skip vite: all names are shortened there
// skip esbuild: all names are shortened there
// skip webpack: all names are shortened there
// skip rspack: all names are shortened there
function hasPermission$1(name) {
  return window.rights.test(name);
}
export const shelfMenu = () => [
  // finds: role kind=permission name=shelf/lend
  hasPermission$1("shelf/lend") && { text: "Lend it to somebody", command: "shelf.lend" },
  // finds: role kind=permission name=shelf/give-away
  hasPermission$1("shelf/give-away") && { text: "Give it away for good", command: "shelf.give" },
];

// example: rights that are looked up in what somebody has
export function Orchard({ user, token, permissions, device }) {
  return (
    <nav>
      {
        // finds: role kind=permission name=orchard.prune
        user?.permissions?.includes("orchard.prune") && <button type="button">Prune</button>
      }
      {
        // finds: role kind=permission name=orchard:fence
        user.permissions.indexOf("orchard:fence") !== -1 && <button type="button">Fence</button>
      }
      {
        // finds: role kind=permission name=orchard:write
        token.scope.split(" ").includes("orchard:write") && <a href="/orchard/new">Plant</a>
      }
      {
        // finds: role kind=role name=pressers
        user.groups.includes("pressers") && <a href="/press">Press</a>
      }
      {
        // finds nothing
        device.capabilities.webgl && <canvas />
      }
      {
        // finds nothing
        permissions.length > 3 && permissions.isLoading ? <p>Many</p> : null
      }
      {
        // finds nothing
        device.groups.includes("sensors") && <i />
      }
    </nav>
  );
}

// example: an action on a thing, as CASL's component and its plugin for Vue are asked
export const Barrel = ({ Can, $can }) => [
  // finds: role kind=permission name="tap Barrel"
  <Can key="1" I="tap" a="Barrel">
    Tap
  </Can>,
  // finds: role kind=permission name="roll Barrel"
  $can("roll", "Barrel") ? <button type="button">Roll</button> : null,
];

// example: what a model, a connection and an address have is no right of somebody
export const kiln = {
  kind: "remote",
  capabilities: {
    // finds nothing
    canGlaze: true,
    // finds nothing
    canCool: false,
  },
};
export function Engine({ model, session }) {
  // finds nothing
  const thinks = model.capabilities.includes("thinking");
  // finds: role kind=permission name=stoke
  const stokes = session.user.capabilities.includes("stoke");
  // finds nothing
  const address = { scheme: "https", authority: "kiln.example", tag: "north" };
  return thinks || stokes ? <p>{address.authority}</p> : null;
}

// example: an enumeration of permissions, as TypeScript compiles it, of which two are asked for
export var Right;
(function (Right) {
  // finds: role kind=permission name=ReadLoom
  Right["ReadLoom"] = "ReadLoom";
  // finds: role kind=permission name=UpdateLoom
  Right["UpdateLoom"] = "UpdateLoom";
  // finds: role kind=permission name=ReadShuttle
  Right["ReadShuttle"] = "ReadShuttle";
  // finds: role kind=permission name=DeleteShuttle
  Right["DeleteShuttle"] = "DeleteShuttle";
})(Right || (Right = {}));
export const looms = [
  { id: "looms", label: "Looms", requiresPermission: Right.ReadLoom },
  { id: "shuttles", label: "Shuttles", requiresPermission: Right.ReadShuttle },
];

// example: an enumeration of permissions, as SWC's minifier writes it
let d;
export const Duty =
  // finds: role kind=permission name=sheaveStack
  (((d = {}).SheaveStack = "sheaveStack"),
  // finds: role kind=permission name=greaseWinch
  (d.GreaseWinch = "greaseWinch"),
  // finds: role kind=permission name=tarRope
  (d.TarRope = "tarRope"),
  d);
export const duties = [
  { id: "stacks", label: "Stacks", requiresPermission: Duty.SheaveStack },
  { id: "ropes", label: "Ropes", requiresPermission: Duty.TarRope },
];

// example: an enumeration of something else
export var Weave;
(function (Weave) {
  // finds nothing
  Weave["Plain"] = "Plain";
  // finds nothing
  Weave["Twill"] = "Twill";
  // finds nothing
  Weave["Satin"] = "Satin";
})(Weave || (Weave = {}));

// example: rights by the callers of what looks them up
const mayIn = (stable) => (right) => stable.account.permissions.includes(right);
export function Loft({ stable, tools }) {
  const may = mayIn(stable);
  // finds: role kind=permission name=loft.sweep
  if (may("loft.sweep")) tools.sweep();
  // finds: role kind=permission name=loft.lock
  if (may("loft.lock")) tools.lock();
}

// example: what may be done with a file, as a row of a table says it, and what an entry of a menu asks for
export function addFolder(table, name) {
  // finds nothing
  table.addRow({ type: "directory", filename: name, props: { permissions: "RGDNVCK" } });
}
export const cellar = [
  // finds: role kind=permission name=decant
  { label: "Cellar", to: "/cellar", permissions: "decant" },
  // finds: role kind=permission name=cellar:lock
  { label: "Lock", permissions: "cellar:lock" },
];

// example: a method that a class keeps for itself
export class Vintner {
  _hasVintnerPermissions(role) {
    return this.auth.person && this.auth.person.roles.indexOf(role) !== -1;
  }

  mayDecant() {
    // finds: role kind=role name=ROLE_SCOPE_DECANTER
    return this._hasVintnerPermissions("ROLE_SCOPE_DECANTER");
  }
}
