// example: labels of what is compared with a role
// finds: role kind=role name=rider label=Rider
// finds: role kind=role name=groom label="Stable hand"
// finds: role kind=role name=manager label="Stable manager"
export const HANDS = { rider: "Rider", groom: "Stable hand", manager: "Stable manager" };
// finds nothing
export const GAITS = { walk: "Walk", trot: "Trot", canter: "Canter" };
export const mayFeed = (state) => state.session?.role === "manager";

// example: rights in what a key leads to
const BERTH_CREATE = "berth::create";
export async function berthsOf(harbour) {
  const { data } = await (await fetch("/harbours/rights")).json();
  const own = data.harbour_permissions[`${harbour}/*`] ?? [];
  // finds: role kind=permission name="berth::create"
  return { harbour, mayCreate: own.includes(BERTH_CREATE) };
}
