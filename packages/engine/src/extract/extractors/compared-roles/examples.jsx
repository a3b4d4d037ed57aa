// example: comparisons
export function Menu({ user, people }) {
  // finds: role kind=role name=librarian
  if (user.role === "librarian") return <p>All loans of this library</p>;
  // finds: role kind=role name=chair
  // finds: role kind=role name=treasurer
  const board = ["chair", "treasurer"].includes(user.role);
  // finds: role kind=role name=auditor-in-chief
  const audits = user.roles.includes("auditor-in-chief");
  // finds: role kind=role name=Owner
  const owned = people.some((person) => person.name === "Owner");
  return board || audits || owned ? <p>Books of the year</p> : null;
}

// example: roles of elements and messages
export function Focus({ node, message, person }) {
  // finds nothing
  if (node.role === "button") return "Press it";
  // finds nothing
  if (message.role === "assistant") return "It answers";
  // finds nothing
  return person.name === "Brian" ? "Brian himself" : "Somebody else";
}

// example: roles of rows and messages
export function Ledger({ rows, message }) {
  // finds nothing
  const from = rows.filter((row) => row.role === "source" || row.role === "sink");
  // finds nothing
  return message.role === "user" && from.length > 0 ? "Said by you" : "Nothing was said";
}

// example: a word for a role beside others
export function Crew({ people }) {
  // finds: role kind=role name=admin
  const chiefs = people.filter((person) => person.role === "admin");
  // finds: role kind=role name=cook
  return people.some((person) => person.role === "cook") ? chiefs : [];
}

// example: who owns a thing
export function Owned({ file, user, parts }) {
  // finds: role kind=role name=owner
  if (file.owner === user.id) return <button>Hand over this file</button>;
  // finds nothing
  return parts.some((part) => part.owner === file.id) ? <p>In use</p> : null;
}

// example: a group by its qualified id
export function Rights({ group }) {
  // finds: role kind=role name=base.group.administrator
  return <input type="checkbox" disabled={group._id === "base.group.administrator"} />;
}

// example: options of what is compared with a role
// skip esbuild: in one application with other examples no table holds all that is compared
export const STAFF = [
  // finds: role kind=role name=porter label=Porter
  { value: "porter", label: "Porter" },
  // finds: role kind=role name=supervisor label="Floor supervisor"
  { value: "supervisor", label: "Floor supervisor" },
];
// finds nothing
export const SIZES = [
  { value: "s", label: "Small" },
  { value: "m", label: "Medium" },
];
export function mayCarry(member) {
  return member.role === "supervisor";
}

// example: the choices of an input of which one is compared with a role
// skip esbuild: in one application with other examples no table holds all that is compared
export const RoleInput = () => [
  <option key="0" value="">
    Nobody
  </option>,
  // finds: role kind=role name=potter label=Potter
  <option key="1" value="potter">
    Potter
  </option>,
  // finds: role kind=role name=owner label="Owner of the kiln"
  <option key="2" value="owner">
    Owner of the kiln
  </option>,
];
export const mayFire = (person) => person.role === "owner";

// example: whom callers ask for, and what a table says of them
// skip esbuild: the other examples ask for roles that this table does not have, and their code is one program with it
const bakery = { baker: undefined };
export const letIn = (baker) => {
  bakery.baker = baker;
};
const isRoleOf = (role) => bakery.baker?.role === role;
export const ovenLabels = {
  // finds: role kind=role name=apprentice label=Apprentice
  apprentice: "Apprentice",
  // finds: role kind=role name=manager label="Head of the bakery"
  manager: "Head of the bakery",
};
export const mayBake = () => isRoleOf("manager");

// example: what routes keep of who may go there
export function guardGates(transitions, session) {
  transitions.onStart({}, (transition) => {
    const { role } = transition.to().data;
    // finds: role kind=role name=gatekeeper
    if (role && session.user.role !== role) return false;
    return true;
  });
}
export const gates = (states) =>
  states.state("gates", { url: "/gates", template: "<p></p>", data: { role: "gatekeeper" } });

// example: a record that is found by what a role is called, beside other things that have a name and an address
export function roleOf(person, roles) {
  // finds nothing
  return roles.find((one) => one.name === person.assigned[0].role);
}
export const READERS = [
  // finds nothing
  { name: "Pelican Reader", url: "https://pelican.example", pattern: "Pelican/" },
  // finds nothing
  { name: "Gannet", url: "https://gannet.example", pattern: "Gannet/" },
];

// example: a property that tells how far somebody may go, and is held against a role somewhere
export function Logbook({ keeper, request }) {
  // finds: role kind=role name=admin
  if (keeper.userLevel === "admin") return <button type="button">Sign</button>;
  // finds: role kind=role name=scribe
  if (keeper.userLevel === "scribe") return <p>Write</p>;
  // finds nothing
  return request.level === "warning" ? <p>Late</p> : null;
}

// example: the roles of two, of which none is named
// finds nothing
export const areAlike = (one, other) => one.role === other.role;

// example: what something is used for
export function Picker({ forRole, models, chosen }) {
  // finds nothing
  const own = forRole === "autocomplete" ? chosen.short : chosen.long;
  // finds nothing
  const fitting = models.filter((model) => model.roles.includes("rewriting"));
  return fitting.length > 0 ? <p>{own}</p> : null;
}

// example: how far a thing is shared, and what its reader may do
export function Shelf({ shelf, session }) {
  // finds nothing
  if (shelf.permission === "owner") return <button type="button">Give the shelf away</button>;
  // finds: role kind=role name=moderator
  return session.permission === "moderator" ? <button type="button">Clear the shelf</button> : null;
}

// example: a word for a role under a user that a context hands on, and that is nobody at first
import { createContext, useContext, useEffect, useState } from "react";

const Signed = createContext(null);
export function Keepers({ children }) {
  const [user, setUser] = useState(null);
  useEffect(() => load("/api/keeper").then(setUser), []);
  return <Signed.Provider value={{ user }}>{children}</Signed.Provider>;
}
export function Lighthouse() {
  const { user } = useContext(Signed);
  // finds: role kind=role name=supervisor
  return user.role === "supervisor" ? <button type="button">Light the lamp</button> : null;
}
