// example: labels of what is compared with a role
// finds: role kind=role name=rider label=Rider
// finds: role kind=role name=groom label="Stable hand"
// finds: role kind=role name=manager label="Stable manager"
export const HANDS = { rider: "Rider", groom: "Stable hand", manager: "Stable manager" };
// finds nothing
export const GAITS = { walk: "Walk", trot: "Trot", canter: "Canter" };
export const mayFeed = (state) => state.session?.role === "manager";
