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
