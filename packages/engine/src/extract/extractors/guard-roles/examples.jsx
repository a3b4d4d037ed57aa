// example: flags of the user
export function Panel({ session }) {
  // finds: role kind=guard name=isAdmin
  return session.isAdmin ? <p>Every booking of every workshop</p> : null;
}

// example: a flag that is a role
export function Bar({ auth }) {
  // finds: role kind=role name=moderator
  return auth.user.moderator ? <p>Remove this remark</p> : null;
}

// example: guards of routes
export const pages = (store) => [
  {
    path: "/settings",
    component: "settings",
    beforeEnter(to, from, next) {
      // finds: role kind=guard name=setupComplete
      if (!store.state.setupComplete) next("/welcome");
      else next();
    },
  },
];

// example: a guard as a class
export class Entrance {
  constructor(auth) {
    this.auth = auth;
  }
  async canActivate() {
    this.auth.loaded || (await this.auth.load());
    // finds: role kind=guard name=isKnown
    return this.auth.isKnown() ? true : "/sign-in";
  }
}

// example: what a user may do and is
export function Sheds({ user, engine }) {
  // finds: role kind=guard name=canLockSheds
  if (!user.canLockSheds) return <p>Locked</p>;
  // finds: role kind=guard name=is_staff
  if (user.is_staff) return <p>Staff</p>;
  // finds nothing
  return engine.canRestart ? <i /> : null;
}

// example: where a guard leads, not whether
export class Gate {
  constructor(router, auth, settings) {
    this.router = router;
    this.auth = auth;
    this.elsewhere = settings.doorUrl;
  }
  canActivate() {
    // finds: role kind=guard name=isHome
    if (this.auth.isHome()) return true;
    // finds nothing
    this.elsewhere ? (window.location.href = this.elsewhere) : this.router.navigate(["/door"]);
    return false;
  }
}

// example: other tests
export function Row({ row, user }) {
  // finds nothing
  return row.isOpen && user.name ? <p>Open until nine</p> : null;
}

// example: flags out of a store, and of an owner
export function Head({ useSelector, member }) {
  const known = useSelector((state) => state.auth.isAuthenticated);
  // finds: role kind=guard name=isAuthenticated
  if (!known) return null;
  // finds: role kind=guard name=isOrgOwner
  return <h1>{member.isOrgOwner ? "Yours to run" : "Yours to use"}</h1>;
}

// example: what a route asks for
export const enter = (router, session) =>
  router.beforeEach((to) => {
    // finds: role kind=guard name=requiresAuth
    if (to.meta.requiresAuth && !session.token) return "/sign-in";
    return true;
  });

// example: features of other things
export function Lamp({ lamp }) {
  // finds nothing
  return lamp.features.dimmer ? <input type="range" /> : null;
}

// example: which kind of user somebody is
export function Crew({ profile, tree }) {
  // finds: role kind=guard name=isStaffUser
  const hired = profile.isStaffUser ? <p>Hire a sailor</p> : null;
  // finds nothing
  return tree.isRoot ? <ul>{hired}</ul> : null;
}

// example: a button that is not for every kind of user, as Vue 2 compiles it
export function crewButton(vm, draw) {
  return draw("button", {
    // finds: role kind=guard name=isGuestUser
    attrs: { disabled: vm.profile?.isGuestUser, color: "primary" },
  });
}

// example: what somebody is who is listed
export function Sailors({ sailors, profile }) {
  return (
    <ul>
      {sailors.map((one) => (
        // finds nothing
        <li key={one.id}>{one.sailor.isDemoUser ? <i>Only a puppet</i> : null}</li>
      ))}
      {/* finds: role kind=guard name=isDemoAccount */}
      {profile.isDemoAccount && <p>You may look at all ships</p>}
    </ul>
  );
}

// example: who is sent to sign in for what he wanted to do
export const ferry = {
  methods: {
    board() {
      // finds: role kind=guard name=hasTicketToken
      if (!this.hasTicketToken) return this.$router.push("/ferry/login");
      return this.crossing.begin();
    },
    watch() {
      // finds nothing
      if (!this.hasTide) this.$router.push("/ferry/harbour");
    },
  },
};

// example: what is read through a selector, a helper and what is kept
const signedInAs = () => window.localStorage.getItem("pierToken");
export function Pier({ useStore, useNavigate, children }) {
  const crew = useStore((state) => state.crew.currentUser);
  const navigate = useNavigate();
  const dock = () => {
    // finds: role kind=guard name=currentUser
    crew ? children.dock() : navigate("/pier/sign-in");
  };
  const fish = () => {
    // finds: role kind=guard name=pierToken
    if (!signedInAs()) window.location.hash = "#/login";
  };
  return [dock, fish];
}

// example: what a sign-in came to
export async function moor(api, router) {
  const answer = await api.signIn();
  // finds nothing
  if (answer.token) router.push("/mooring");
  // finds nothing
  if (!answer.isLoading) router.push("/mooring/login");
}

// example: a guard that gives a stream, and one that turns away who is signed in
export const quays = (inject, Pilot, map) => [
  // finds: role kind=guard name=isPilot
  { path: "quays", component: "quays", canActivate: [() => inject(Pilot).isPilot] },
  // finds: role kind=guard name=pilot$
  { path: "enlist", component: "enlist", canActivate: [() => inject(Pilot).pilot$.pipe(map((pilot) => !pilot))] },
];

// example: functions that say what somebody is or may do
const holdsOrAdmin = (keeper) => (keeper ? Boolean(keeper.admin?.harbour) : false);
export const harbourRights = {
  isAdmin: holdsOrAdmin,
  canMoorShips: (keeper, pier) => Boolean(keeper?.moors?.includes(pier)),
  hasOwnerPermissions: (keeper) => Boolean(keeper?.owns),
  isPresent: (keeper) => Boolean(keeper?.at),
};
export function Harbour({ rights, store, keepers, pier }) {
  const { user } = store.state;
  // finds: role kind=guard name=isAdmin
  if (rights.isAdmin(store.user)) return <h1>All piers</h1>;
  // finds: role kind=guard name=canMoorShips
  const mooring = rights.canMoorShips(user, pier) ? <a href="/moor">Moor a ship</a> : null;
  // finds: role kind=guard name=hasOwnerPermissions
  const selling = pier.free && rights.hasOwnerPermissions(store.state?.user) && <a href="/sell">Sell the pier</a>;
  // finds nothing
  const present = rights.isPresent(user) ? "here" : "away";
  // finds nothing
  const crew = keepers.map(({ user: one }) => (rights.isAdmin(one) ? "admin" : present));
  // finds nothing
  const listed = rights.isAdmin(pier) ? crew : [];
  return [mooring, selling, listed];
}
