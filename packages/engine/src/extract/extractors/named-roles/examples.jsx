// example: an object of roles, and their labels
// finds: role kind=role name=owner label=Proprietor
// finds: role kind=role name=editor label="Content editor"
// finds: role kind=role name=guest label=Visitor
export const LABELS = { owner: "Proprietor", editor: "Content editor", guest: "Visitor" };

// example: TypeScript's enum
export var Level;
((e) => {
  // finds: role kind=role name=MEMBER
  e[(e.MEMBER = 1)] = "MEMBER";
  // finds: role kind=role name=MODERATOR
  e[(e.MODERATOR = 5)] = "MODERATOR";
})(Level || (Level = {}));

// example: an enum whose constants tell
export var TeamLevel;
((e) => {
  // finds: role kind=role name=team-level-owner
  e.OWNER = "team-level-owner";
  // finds: role kind=role name=team-level-creator
  e.CREATOR = "team-level-creator";
  // finds: role kind=role name=team-level-nobody
  e.NOBODY = "team-level-nobody";
})(TeamLevel || (TeamLevel = {}));

// example: what each may do
// finds: role kind=role name=staff
// finds: role kind=role name=admin
// finds: role kind=permission name=labels:print
// finds: role kind=permission name=loans:hand-out
export const MAY = { staff: ["labels:print"], admin: ["labels:print", "loans:hand-out"] };

// example: roles in something
// finds: role kind=role name=club:owner
// finds: role kind=role name=club:member
// finds: role kind=role name=house:member
// finds: role kind=role name=anyone
export const IN_CLUB = { Owner: "club:owner", Member: "club:member", HouseMember: "house:member", Default: "anyone" };
// finds nothing
export const DOES = { a: "create:user", b: "delete:user", c: "invite:owner", d: "remove:member" };

// example: tables of other things
// finds nothing
export const TABS = { admin: "Settings", billing: "Billing", usage: "Usage", domains: "Domains" };
// finds nothing
export const PERSON = { name: "editor", role: "owner", kind: "member" };
