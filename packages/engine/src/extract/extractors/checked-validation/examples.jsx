// example: errors by field
const LONGEST = 280;

export function validate(values) {
  const errors = {};
  // finds: rule subject=email rule=required message="Enter your e-mail address."
  if (!values.email.trim()) errors.email = "Enter your e-mail address.";
  // finds: rule subject=note rule=maxLength value=280 message="The note must be shorter."
  if (values.note.length > LONGEST) errors.note = "The note must be shorter.";
  // finds: rule subject=phone rule=pattern value=^[0-9]+$ message="Use digits only."
  if (!/^[0-9]+$/.test(values.phone)) errors.phone = "Use digits only.";
  // finds: rule subject=seats rule=min value=1 message="You must book at least one seat."
  if (values.seats < 1) errors.seats = "You must book at least one seat.";
  return errors;
}

// example: an object without a name that tells, filled with what is wrong
export function wrongIn(ride) {
  const found = {};
  // finds: rule subject=horse rule=required message="Choose a horse."
  if (!ride.horse) found.horse = "Choose a horse.";
  // finds: rule subject=badge rule=pattern value=^[A-Z]\d{3}$ message="This is no badge."
  if (ride.badge && !/^[A-Z]\d{3}$/.test(ride.badge)) found.badge = "This is no badge.";
  // finds: rule subject=hour rule=custom message="Rides begin with the full hour."
  if (new Date(ride.hour).getMinutes() % 60) found.hour = "Rides begin with the full hour.";
  return found;
}

export function cancelled(ride, wrong) {
  // finds: rule subject=why rule=required message="Say why you cannot ride."
  if (ride.over && !ride.why) wrong({ why: "Say why you cannot ride." });
}

export function wordsOfPage(ride) {
  const shown = {};
  // finds nothing
  if (ride.over) shown.head = "This ride is over.";
  // finds nothing
  if (/x/.test(ride.name)) shown.foot = "Riders of this class are known.";
  return shown;
}

// example: a setter with an updater, a helper that says what empty is
const isBlank = (text) => text.trim().length === 0;

export function useTitle(title, all, setErrors) {
  const check = () => {
    if (isBlank(title)) {
      // finds: rule subject=workshopTitle rule=required message="The title can not be empty."
      setErrors((errors) => ({ ...errors, workshopTitle: "The title can not be empty." }));
      return false;
    }
    // finds: rule subject=workshopTitle rule=unique message="A workshop of this title already exists."
    if (all.some((one) => one.title === title)) {
      setErrors((errors) => ({ ...errors, workshopTitle: "A workshop of this title already exists." }));
      return false;
    }
    return true;
  };
  return check;
}

// example: texts by key
export function checkRange(form, refuse) {
  // finds: rule subject=verifyCode rule=equals value=code
  if (form.code !== form.verifyCode) return refuse({ success: false, error: "codes_differ" });
  // finds: rule subject=code rule=required
  if (!form.code) return refuse({ success: false, error: "code_missing" });
  return form;
}

// example: what was tried
export function read(text, show) {
  try {
    return JSON.parse(text);
  } catch {
    // finds: rule subject=file rule=format value=json message="The file is not valid JSON."
    show("The file is not valid JSON.");
    return undefined;
  }
}

// example: texts that ask for nothing
export function Greeting({ person, isNew, log }) {
  // finds nothing
  const title = isNew ? "Welcome to the club" : "Good to see you again";
  // finds nothing
  if (!person) console.error("A person must be given to the greeting.");
  // finds nothing
  if (person.visits.length === 0) log("First visit of a person");
  return <h1>{title}</h1>;
}

// example: a pattern that is known only when the program runs
export const fitting = (pattern, code) => {
  // finds: rule subject=code rule=custom message="Invalid code"
  if (code && !new RegExp(pattern).test(code)) return "Invalid code";
  return "";
};

// example: wordings and what failed
export function words(value, error, show) {
  // finds nothing
  show(value === "" ? "is an empty text" : "is set to a text");
  // finds nothing
  if (error instanceof TypeError) show("Invalid login details");
}

// example: one of several, and numbers of things that have a name
export function checkLoan(loan) {
  // finds: rule subject=phase rule=enum value="[\"early\",\"late\",null]" message="Invalid loan phase: {phase}"
  if (loan.phase !== "early" && loan.phase !== "late" && loan.phase !== null) {
    throw new Error(`Invalid loan phase: ${loan.phase}`);
  }
  // finds: rule subject=weekCount rule=type value=integer message="Invalid weekCount, must be an integer: {weekCount}"
  if (loan.weekCount != null && !Number.isInteger(loan.weekCount)) {
    throw new Error(`Invalid weekCount, must be an integer: ${loan.weekCount}`);
  }
  return loan;
}

// example: fields that a list names
export function checkMember(member, complain) {
  for (const key of ["familyName", "birthday"]) {
    // finds: rule subject=familyName rule=required message="A member must have all of this."
    // finds: rule subject=birthday rule=required message="A member must have all of this."
    if (!member[key]) complain("A member must have all of this.");
  }
}

function needs(row, keys) {
  keys.forEach((key) => {
    if (row[key] == null) throw new Error("A part of the shelf is missing");
  });
}

export function checkShelf(shelf) {
  // finds: rule subject=shelfCode rule=required message="A part of the shelf is missing"
  // finds: rule subject=floor rule=required message="A part of the shelf is missing"
  needs(shelf, ["shelfCode", "floor"]);
  return shelf;
}

// example: what was read, by key
export function send(form, show, t) {
  try {
    return JSON.parse(form.extraPayload);
  } catch (e) {
    // finds: rule subject=extraPayload rule=format value=json
    show(t("extraPayloadInvalidJson", { error: String(e) }));
    return undefined;
  }
}

// example: an assertion of the program's own
function assert(holds, code, message) {
  if (!holds) throw new RangeError(message, { cause: code });
}

export function checkDeposit(deposit) {
  // finds: rule subject=amountDue rule=type value=number message="The amount must be a number"
  assert(typeof deposit.amountDue === "number", "not-number", "The amount must be a number");
  // finds: rule subject=ownerName rule=type value=string message="The owner must be a string"
  assert(typeof deposit.ownerName === "string", "not-string", "The owner must be a string");
  return deposit;
}

// example: codes of errors
export function finish({ stateToken, validity, session }) {
  // finds: rule subject=stateToken rule=required
  if (!stateToken) return { error: "missing-state" };
  // finds: rule subject=validity rule=max value=3600
  if (validity > 3600) return { error: "validity-out-of-range" };
  // finds nothing
  if (!session) return { error: "not-logged-in" };
  return { stateToken };
}

// example: how a call went
export function answered(response, fail) {
  // finds nothing
  if (response.status >= 500) return fail({ message: "The server must be asked again" });
  // finds nothing
  if ((response == null ? void 0 : response.status) === 409) return fail({ message: "That name is already in use" });
  return response;
}

// example: states that inputs show, complaints in a list
export function Tenant({ api }) {
  const [a, setA] = useState("");
  const [b, setB] = useState("");
  const check = () => {
    const found = [];
    // finds: rule subject=tenantKey rule=required message="Tenant key cannot be left blank!"
    a || found.push("Tenant key cannot be left blank!");
    // finds: rule subject=alias rule=custom message="The alias cannot be Default, this name is reserved"
    if (b === "Default") found.push("The alias cannot be Default, this name is reserved");
    // finds: rule subject=alias rule=custom message="The alias cannot contain spaces."
    if (b.indexOf(" ") > -1) found.push("The alias cannot contain spaces.");
    return found;
  };
  return (
    <form onSubmit={() => check().length || api.save({ tenantKey: a, alias: b })}>
      <input value={a} onChange={(e) => setA(e.target.value)} />
      <input value={b} onChange={(e) => setB(e.target.value)} />
    </form>
  );
}

// example: what is not done, and said so, of nothing that is typed
export function place(nodes, kind, notify) {
  // finds nothing
  if (kind === "start" && nodes.find((one) => one.kind === "start")) {
    notify({ message: "Only one start node is allowed", options: { variant: "error" } });
    return;
  }
  nodes.push({ kind });
}

// example: complaints that a component of options keeps for each field
export const signing = {
  data() {
    return { form: { motto: "", nick: "" }, errors: {} };
  },
  computed: {
    nickError() {
      // finds: rule subject=nick rule=required message="Needs a nick name"
      return this.form.nick.trim() ? "" : "Needs a nick name";
    },
  },
  methods: {
    check(rank) {
      // finds: rule subject=motto rule=maxLength value=120 message="Too long"
      if (this.form.motto.length > 120) this.errors.motto = "Too long";
      // finds: rule subject=motto rule=custom message="Motto too plain"
      if (rank(this.form.motto).score < 2) this.errors.motto = "Motto too plain";
    },
    send() {
      return this.api.sign(this.form).catch((e) => {
        // finds nothing
        if (e.response?.status === 429) this.errors.nick = "Try again in 5 minutes";
        // finds nothing
        if (/nick/.test(e.response.data.error)) this.errors.nick = "Nick unavailable";
      });
    },
  },
};

// example: complaints beside what they are about
export function markRows(rows, seen) {
  rows.forEach((row) => {
    // finds: rule subject=variable rule=custom message="Reserved word"
    if (row.variable.startsWith("SYS_")) row.error = "Reserved word";
    // finds: rule subject=variable rule=unique message="Duplicate word"
    if (seen[row.variable] > 1) row.error = "Duplicate word";
  });
}

// example: a validator for each field
export const validators = {
  rootPath: (path) => {
    // finds: rule subject=rootPath rule=pattern value="^[a-z/]*$" message="Must contain only a-z /"
    if (!/^[a-z/]*$/.test(path)) return "Must contain only a-z /";
  },
  // finds: rule subject=lanes rule=max value=8 message="Must be at most 8"
  lanes: (lanes) => (lanes > 8 ? "Must be at most 8" : undefined),
};

// example: validators of async-validator, as Element and ant-design-vue have them
export function shelfRules(state, taken, isCode) {
  return {
    // finds: rule subject=shelfCode rule=maxLength value=12 message="Twelve letters at most."
    // finds: rule subject=shelfCode rule=unique message="Duplicate code of a shelf."
    shelfCode: [
      {
        validator: (_rule, value) =>
          new Promise((resolve, reject) => {
            if (value?.length > 12) return reject(new Error("Twelve letters at most."));
            if (taken.some((one) => one.code === value)) reject(new Error("Duplicate code of a shelf."));
            resolve(true);
          }),
      },
    ],
    // finds: rule subject=shelfCodeAgain rule=equals value=shelfCode message="The codes do not match."
    shelfCodeAgain: [
      {
        validator: (_rule, value) =>
          new Promise((resolve, reject) => {
            if (state.shelfCode === state.shelfCodeAgain) return resolve(true);
            reject(new Error("The codes do not match."));
          }),
      },
    ],
    // finds: rule subject=shelfColour rule=enum value="[\"red\",\"green\"]" message="Pick red or green."
    shelfColour: [
      {
        validator: (_rule, value, callback) => {
          ["red", "green"].includes(value) || callback(new Error("Pick red or green."));
          callback();
        },
      },
    ],
    // finds: rule subject=shelfKind rule=custom message="No such kind of shelf."
    shelfKind: [
      {
        validator: async (_rule, value) => {
          if (!isCode(value)) throw new Error("No such kind of shelf.");
        },
      },
    ],
  };
}

// example: words where no others are given
// finds nothing
export const wordsOf = (rule) => rule.message || "Please enter a valid number";

// example: a pattern that must not match, and one that matches nothing but space
export function checkPath(entry) {
  const errors = {};
  // finds: rule subject=path rule=custom value="does not match \\s" message="The path must not contain spaces."
  if (/\s/.test(entry.path)) errors.path = "The path must not contain spaces.";
  // finds: rule subject=label rule=required message="You must specify a label."
  if (entry.label.match(/^\s*$/)) errors.label = "You must specify a label.";
  // finds: rule subject=colour rule=pattern value=^#[a-f]+$ message="A colour has letters from a to f"
  if (null === entry.colour.match(/^#[a-f]+$/)) errors.colour = "A colour has letters from a to f";
  return errors;
}

// example: one of two
export function checkAccess(entry) {
  const errors = {};
  // finds: rule subject=token rule=custom message="Either a password or a token is required"
  if (!entry.password && !entry.token) errors.token = "Either a password or a token is required";
  // finds: rule subject=host rule=required message="The host is required"
  if (!entry.host) errors.host = "The host is required";
  return errors;
}

// example: a list of functions beside the name of a field
const filled = (text) => (text.trim() ? null : "This is needed to go on.");

export const ladder = (Input) => (
  // finds: rule subject=rungs rule=required message="This is needed to go on."
  <Input name="rungs" value="" validations={[filled]} />
);

// example: words for what is kept, under a name that says no field
export class Plan {
  check() {
    const { points } = this.state;
    // finds: rule subject=points rule=minLength value=3 message="Too few marks: at least 3 are required"
    if (!points || points.length < 3) this.setState({ errorMessage: "Too few marks: at least 3 are required" });
  }
}

// example: a subject in quotation marks
export const run = (list) =>
  Array.isArray(list)
    ? Promise.all(list)
    : // finds: rule subject=steps rule=type value=array message="'steps' must be an array of functions"
      Promise.reject(new TypeError("'steps' must be an array of functions"));

// example: what others of the kind have already, and what is only pressed
export function rename({ groups, group, notify }) {
  // finds: rule subject=caption rule=unique message="A group with this caption already exists."
  if (groups.some((one) => one.id !== group.id && one.caption.toUpperCase() === group.caption.toUpperCase())) {
    notify({ type: "error", message: "A group with this caption already exists." });
    return false;
  }
  return true;
}

// example: how many there are of what the message speaks of
export function checkSpines(spines, usesOf, warn) {
  const twice = new Set(spines.filter((spine, place) => spines.indexOf(spine) !== place));
  // finds: rule subject="Spine marks" rule=unique message="Spine marks must be unique"
  if (twice.size > 0) warn("Spine marks must be unique");
  // finds nothing
  if (usesOf(spines) > 0) warn("A restart is required to apply what was changed.");
  // finds nothing
  if (spines.mould === "") warn("A spine is passed over, its mould is required:", spines);
}

import { createElement as el } from "react";
// finds nothing
export const copies = ({ group, copy }) =>
  group.isLocal && group.isShared && el("button", { onClick: copy }, "Duplicate for all readers");

// example: a component of Vue that is pressed, beside a field that shows what came of it
import { createBlock, createCommentVNode, createVNode, openBlock, resolveComponent } from "vue";

const Entry = resolveComponent("entry");
const Press = resolveComponent("press");

// finds nothing
export const share = (at, kept, press) => [
  createVNode(Entry, { modelValue: at.link, "onUpdate:modelValue": kept[0] || (kept[0] = (link) => (at.link = link)) }),
  at.link ? createCommentVNode("", true) : (openBlock(), createBlock(Press, { label: "Create Link", onClick: press })),
];

// example: what is wrong with a file, and what to do then
export function opened(archive) {
  // finds: rule subject=signed rule=custom message="The archive is not valid. Please select another one."
  if (!archive.signed) throw new Error("The archive is not valid. Please select another one.");
  return archive;
}

// example: words that are their own key, with a hole of i18next's
export function entitle({ boats, boat, t, setErrors }) {
  if (boats.some((one) => one.title === boat.title)) {
    // finds: rule subject=title rule=unique message="A boat called {boatName} already exists."
    setErrors({ title: t("A boat called {{ boatName }} already exists.", { boatName: boat.title }) });
    return false;
  }
  return true;
}

// example: rules of a component as Vue 2 compiles them
export function joinForm(h, vm, form) {
  return [
    h(form.Field, {
      attrs: {
        name: "login",
        label: "Crew name",
        rules: [
          // finds: rule subject=crewName rule=required message="Crew name is required"
          (e) => !!e || "Crew name is required",
          // finds: rule subject=crewName rule=minLength value=3 message="Crew name must have at least 3 characters"
          (e) => (e?.length ?? 0) >= 3 || "Crew name must have at least 3 characters",
        ],
      },
      model: {
        value: vm.formData.crewName,
        callback(typed) {
          vm.$set(vm.formData, "crewName", typed);
        },
        expression: "formData.crewName",
      },
    }),
  ];
}

// example: what the setup of a component hands to its template
export const tower = {
  setup() {
    const a = ref("");
    const b = ref(0);
    const c = ref(false);
    function save() {
      // finds: rule subject=towerName rule=required message="Please set a tower name"
      if (!a.value?.trim()?.length) throw new Error("Please set a tower name");
      // finds: rule subject=floorCount rule=max value=40 message="Towers must have at most 40 floors"
      if (b.value > 40) throw new Error("Towers must have at most 40 floors");
      return c.value;
    }
    return { towerName: a, floorCount: b, saving: c, save };
  },
};

// example: what a server said, and who may do what
export async function signIn(api, form, notice, words) {
  try {
    await api.signIn(form);
  } catch (e) {
    // finds nothing
    if (((form.busy = false), e?.response?.status === 401)) {
      const t = e?.response?.data?.reasonCode;
      // finds nothing
      if (t === "LoginRequired") notice.error("Login is required");
      // finds nothing
      return t === words.unverified && notice.error("Please ask somebody to verify your account");
    }
  }
  // finds nothing
  form.user.isOwner || notice.error("You are not allowed to do this as you are not an owner");
  return undefined;
}

// example: one of two titles, with the words that stand there where no translation is loaded
export function heading(translate, place, draw) {
  const title = // finds nothing
    place.isNew
      ? translate("place.add", { defaultMessage: "Add place {number}", values: { number: place.number } })
      : translate("place.edit", { defaultMessage: "Edit place" });
  return draw("h1", title);
}

// example: a link that no longer holds
export function opening(search, setProblem) {
  const token = new URLSearchParams(search).get("token");
  // finds nothing
  if (!token) setProblem("Invalid invite link");
  return token;
}

// example: words for what went wrong elsewhere
const wordsOf = (error) => {
  switch (error) {
    case "no-gate":
      return "The gate is closed.";
    default:
      return "This ticket is invalid.";
  }
};

export async function admit({ send, setProblem }, ticket) {
  const result = await send("admit", ticket);
  // finds nothing
  if (result.error) {
    setProblem(wordsOf(result.error));
    return false;
  }
  return true;
}

// example: one check after the other, whose words are fixed properties of the class
const Turnstile = class Gate {
  static check(code, again) {
    // finds: rule subject="Turnstile code" rule=minLength value=6 message="Turnstile code must be at least 6 characters long"
    // finds: rule subject="Turnstile code" rule=pattern value=[0-9] message="Turnstile code must be at least 6 characters long"
    if (code && again) return code.length < 6 || !code.match(/[0-9]/) ? Gate.SHORT : code !== again && Gate.OTHER;
    return false;
  }
};
Turnstile.SHORT = "Turnstile code must be at least 6 characters long";
// finds: rule subject="Repeated turnstile code" rule=equals message="Repeated turnstile code is not equal to the first one"
Turnstile.OTHER = "Repeated turnstile code is not equal to the first one";
globalThis.problem = Turnstile.check(globalThis.first, globalThis.second);

// example: somebody to tell, and what a server answers
export async function pass({ barrier, onProblem, open, free, setProblem }) {
  // finds nothing
  if (!barrier) this.onTrouble && this.onTrouble("Invalid barrier settings");
  // finds nothing
  (await open(this.barrierCode)) || setProblem("Invalid barrier code or card");
  // finds: rule subject=barrierName rule=unique message="A barrier with this name already exists"
  (await free(this.barrierName)) || setProblem("A barrier with this name already exists");
}

// example: what a server answers has to be
// skip vite: it makes a choice of two calls, without the return that says that nothing else is done
// skip webpack: as vite
// skip rspack: as vite
export async function lower({ gate, setProblem, raise }) {
  // finds: rule subject=gateSide rule=custom message="Gate must be closed."
  if (!(await gate(this.gateSide))) {
    setProblem("Gate must be closed.");
    return;
  }
  await raise(this.gateSide);
}

// example: the title of what is told
export function stampIt(letter, notices) {
  // finds: rule subject=postage rule=required message="The postage is missing."
  if (!letter.postage) notices.error("The postage is missing.", "Letterbox", { sticky: true });
}

// example: a signal that an input fills, and words that only ask
import { createSignal } from "solid-js";

export function Refusal(send) {
  const [why, setWhy] = createSignal("");
  const [trouble, setTrouble] = createSignal("");
  const typed = (event) => setWhy(event.currentTarget.value);
  const refuse = (next) => {
    // finds: rule subject=why rule=required message="Say why the offer is refused."
    if (next === "refused" && !why()) return setTrouble("Say why the offer is refused.");
    send(next, { why: why() });
  };
  return { typed, refuse, trouble };
}

// example: an input of the page that is read where it is needed
export function bindHeron(page, send) {
  page.querySelector(".send").addEventListener("click", () => {
    const nest = page.querySelector("[name=nest]").value.trim();
    // finds: rule subject=nest rule=maxLength value=24 message="That is more than a ring holds."
    if (nest.length > 24) {
      page.querySelector(".notice").textContent = "That is more than a ring holds.";
      return;
    }
    send(nest);
  });
}

// example: a property that an input fills, and what the program knows itself
export class OsierForm {
  bundle = "";
  loaded = [];
  hint = "";
  onBundle(event) {
    this.bundle = event.target.value;
  }
  weave(send) {
    // finds: rule subject=bundle rule=required message="Give the bundle a mark first."
    this.hint = this.bundle ? "" : "Give the bundle a mark first.";
    // finds nothing
    if (!this.loaded.length) this.hint = "There is nothing in the store yet.";
    if (!this.hint) send(this.bundle);
  }
}

// example: who may see a page, and how a call went
export function enter(route, session, say, next) {
  // finds nothing
  if (route.role && session.user.role !== route.role) {
    say("You need to be a harbour master for this page.");
    return;
  }
  next();
}

export const reported = (client, say) => (failure) => {
  const { response: answer, config } = failure;
  // finds nothing
  return answer
    ? say(answer.text)
    : (say({ text: "The harbour cannot be reached.", kind: "error" }), client.drop(config));
};

export const told = ({ status: code }, say) => {
  // finds nothing
  if (code === -1) return say.error("The lighthouse cannot be reached.");
  return undefined;
};

// example: bounds of what is computed
export function checkScan(scan, problems) {
  // finds: rule subject=size rule=custom message="A scan has at most 5 MB"
  if (scan.size / 1024 / 1024 > 5) problems.size = "A scan has at most 5 MB";
  // finds: rule subject=width rule=custom message="A scan has at most 25 megapixels"
  if (scan.width * scan.height > 25e6) problems.width = "A scan has at most 25 megapixels";
  const age = new Date().getFullYear() - scan.printed;
  // finds: rule subject=printed rule=custom message="Prints are at least 18 years old"
  if (age < 18) problems.printed = "Prints are at least 18 years old";
  return problems;
}

// example: what stands there where nothing is chosen yet
export function chosen(page) {
  const file = page.querySelector("#scan").files[0];
  // finds nothing
  return file || "Choose a scan to restore";
}

// example: what came out of something
export const outcome = (run) =>
  // finds nothing
  run.state === "failed"
    ? { sent: false, message: `The loan was not sent: ${run.problem}` }
    : { sent: false, message: "The loan waits: an approval is required." };

// example: what a reader of files makes on its way, and what the browser can do
export function readHue(text) {
  const parts = text.match(/[\d.]+/g);
  // finds nothing
  if (!parts || parts.length < 3) throw new Error("Invalid hue notation");
  const red = Number(parts[0]) / 255;
  // finds nothing
  if (red < 0 || red > 1) throw new Error(`Invalid hue ${text}`);
  return red;
}

export function indentOf(line, depth) {
  // finds nothing
  if (line.length - depth < 0) throw new Error("Invalid format");
  return line.length - depth;
}

export function listen(state, update) {
  // finds nothing
  if (!("SpeechRecognition" in window)) {
    update({ ...state, error: "Listening is not supported in this browser" });
    return;
  }
  state.start();
}

// example: what is said of a form as a whole, of an error, and for a log
export class HarbourPanel {
  save(form, answer) {
    // finds nothing
    if (!form || form.invalid) {
      this.notices.show("Please fill in the required berths before you save.");
      return;
    }
    // finds nothing
    if (answer.error.reason === "no-tide") this.notices.error("The tide table is required and must be added by hand.");
    this.store(form);
  }
  migrate(files) {
    for (const one of files) {
      // finds nothing
      if (!one.berths) this.complain(`[Harbour Service] ${one.scope} is missing its berths. Skipping.`);
    }
  }
  register(pattern, guard) {
    // finds nothing
    if (!pattern && !guard) throw new Error("HarbourService.register requires at least one pattern.");
  }
}

// example: a message that names its format only, and a code with its words
export function ManifestForm({ draw, useState, useCopy, toast, save }) {
  const [manifest, setManifest] = useState("");
  useCopy({ text: manifest });
  const submit = () => {
    // finds: rule subject=manifest rule=format value=json message="Invalid JSON"
    if (!manifest.includes("{")) {
      toast.error("Invalid JSON");
      return;
    }
    save(manifest);
  };
  return draw(
    "form",
    { onSubmit: submit },
    draw("textarea", { name: "manifest", value: manifest, onChange: (e) => setManifest(e.target.value) }),
  );
}

export function command(pilot, show) {
  // finds: rule subject=second rule=required message="A second pilot is required."
  return pilot.second ? pilot.go() : show({ statusCode: 400, statusCodeDescription: "A second pilot is required." });
}

// example: validators that a function makes of a bound and the words
const filled = (words) => (value) => ((!value && value !== 0) || (Array.isArray(value) && !value.length) ? words : "");
const longest = (count, words) => (value) => (value?.length && value.length > count ? words : "");
const largest = (bound, words) => (value) => ((value || value === 0) && value > bound ? words : "");
const shaped = (pattern, words) => (value) => (value && !pattern.test(value) ? words : "");
const passing = (test, words) => async (value) => (value && !(await test(value)) ? words : "");
const chosen2 = (words) => (value) => !!value || words;

export const drawRace = (h, Field, draw) => [
  // finds: rule subject=skipper rule=required message="Say who is at the helm."
  // finds: rule subject=skipper rule=maxLength value=40 message="Forty letters fit on the board."
  h(Field, {
    name: "skipper",
    validate: [filled("Say who is at the helm."), longest(40, "Forty letters fit on the board.")],
    children: draw,
  }),
  // finds: rule subject=crew rule=max value=9 message="Nine fit on the boat."
  h(Field, {
    name: "crew",
    get validate() {
      return largest(9, "Nine fit on the boat.");
    },
    children: draw,
  }),
  // finds: rule subject=sail rule=pattern value=^[A-Z]{3}-\d+$ message="A sail has a mark such as NED-12."
  // finds: rule subject=sail rule=custom message="Sails are numbered from ten."
  h(Field, {
    name: "sail",
    rules: [
      shaped(/^[A-Z]{3}-\d+$/, "A sail has a mark such as NED-12."),
      passing((mark) => mark.charAt(4) !== "0", "Sails are numbered from ten."),
    ],
  }),
  // finds: rule subject=berth rule=required message="Pick a berth."
  h(Field, { name: "berth", rules: [chosen2("Pick a berth.")] }),
  // finds nothing
  h(Field, { name: "remark", onBlur: filled("Nobody reads this."), children: draw }),
];

// example: what a server answered, a text where there is none, one of two texts, and a test that asks something else
const COPY = { "berth.add": "Add berth", "berth.edit": "Edit berth", "berth.taken": "Berth is already taken" };
const copy = ({ id }) => COPY[id];

export async function saveBerth(berth, send, say) {
  try {
    await send(berth);
  } catch (problem) {
    // finds nothing
    if (problem?.message?.toLowerCase().includes("duplicate key")) say("Berth must be unique");
  }
}

export function BerthButton({ addText, draw, isOld }) {
  // finds nothing
  return draw(
    "button",
    { title: isOld ? copy({ id: "berth.edit" }) : copy({ id: "berth.add" }) },
    addText || copy({ id: "berth.add" }),
  );
}

export function lamp(device, notices) {
  // finds nothing
  if (!["open", "ready"].includes(device.link)) notices.show("No lamp can be taken away that must burn");
}

// example: rules that a component of Vue 2 keeps by the names of its fields, with the component at hand
// skip webpack: the object that holds the rules is not found behind its new name
// skip rspack: the object that holds the rules is not found behind its new name
const drawHarbour = function () {
  const self = this;
  const h = self._self._c || self.$createElement;
  return h("v-form", [
    h("v-text-field", {
      attrs: { type: "password", label: "New pass code", rules: self.rules.code },
      model: { value: self.code, callback: (it) => (self.code = it), expression: "code" },
    }),
    h("v-text-field", {
      attrs: { type: "password", label: "Pass code again", rules: self.rules.again },
      model: { value: self.again, callback: (it) => (self.again = it), expression: "again" },
    }),
  ]);
};

const ownHarbour = {
  methods: { send() {} },
  data() {
    const self = this;
    const kept = {
      old: "",
      code: "",
      again: "",
      rules: {
        // finds: rule subject=code rule=required label="New pass code" message="A pass code must be given"
        // finds: rule subject=code rule=custom label="New pass code" message="The code cannot be the old one"
        code: [
          (it) => !!it || "A pass code must be given",
          (it) => it !== self.old || "The code cannot be the old one",
        ],
        // finds: rule subject=again rule=equals value=code label="Pass code again" message="Codes do not match"
        again: [(it) => (!!it && it === self.code) || "Codes do not match"],
      },
    };
    return kept;
  },
};
const Harbour = ownHarbour;

function normalizer(options, render) {
  options.render = render;
  return { exports: options, options };
}
export default normalizer(Harbour, drawHarbour).exports;

// example: rules of fields in a table that elements are given later
export const moorForm = {
  data() {
    return {
      oldRope: "",
      rules: {
        ropeName: [
          // finds: rule subject=ropeName rule=required message="A rope has a name"
          (value) => !!value || "A rope has a name",
          // finds: rule subject=ropeName rule=maxLength value=20 message="The name of a rope is short"
          (value) => value.length <= 20 || "The name of a rope is short",
        ],
      },
      // the new rope is none that is there
      ropeRules: {
        newRope: [
          // finds: rule subject=newRope rule=custom message="The new rope is another one"
          (value) => value !== this.oldRope || "The new rope is another one",
        ],
      },
      // finds: rule subject=ropeLength rule=required message="How long is it?"
      ropeLengthRules: [(value) => !!value || "How long is it?"],
      // finds nothing
      colours: [(value) => value || "red"],
    };
  },
};

// example: what is asked for before something is done
import { useState as useClosing } from "react";

export function Closing({ close, report }) {
  const [day, setDay] = useClosing("");
  const save = () => {
    // finds: rule subject=value rule=required message="Choose when the stable closes."
    if (!day.trim()) throw new Error("Choose when the stable closes.");
    return close(day);
  };
  const tell = (sent) => {
    // finds nothing
    if (!sent) throw new Error("Use another way to report it.");
    return report(sent);
  };
  return (
    <form onSubmit={save} onReset={tell}>
      <input onChange={(event) => setDay(event.target.value)} value={day} />
    </form>
  );
}

// example: words that name an e-mail, and ask for one
export function reach(rider) {
  const errors = {};
  // finds: rule subject=email rule=required message="Email is required"
  if (!rider.email) errors.email = "Email is required";
  return errors;
}

// example: what the program sets itself
function openBarn(options) {
  // finds nothing
  if (!options.gate) throw new Error("gate is required");
  return options.gate;
}
export const barn = openBarn({ gate: "north" });

// example: how much of it, and no name
export function wrongSecret(s) {
  // finds: rule subject=value rule=minLength value=12 message="Use at least 12 characters"
  if (s.length < 12) return "Use at least 12 characters";
  return null;
}

// example: what is asked of another value, before words that are kept for one
export function checkHull(hull) {
  const errors = {};
  // finds: rule subject=plankName rule=minLength value=4 message="Give the planks a longer name."
  if (hull.plankName.length < 4 || hull.ribs > 90) errors.plankName = "Give the planks a longer name.";
  return errors;
}

// example: an input that is found by its name or id
export function bindCrane(page, send) {
  const load = document.getElementById("crane-load");
  page.querySelector(".hoist").onclick = () => {
    const hook = page.querySelector("input[name=hook]").value.trim();
    const note = page.querySelector(".crane-note");
    // finds: rule subject=hook rule=maxLength value=12 message="Hooks have short names."
    if (hook.length > 12) {
      note.textContent = "Hooks have short names.";
      return;
    }
    // finds: rule subject=crane-load rule=max value=800 message="The beam bends at that."
    if (Number(load.value) > 800) {
      note.textContent = "The beam bends at that.";
      return;
    }
    send(hook);
  };
}

// example: what an input is told, and why it says that it is not valid
export function watchRung(page) {
  const rung = page.querySelector("#rung");
  rung.oninput = () => {
    // finds: rule subject=rung rule=pattern value="^[a-f]{2}$" message="Two letters from a to f"
    rung.setCustomValidity(/^[a-f]{2}$/.test(rung.value) ? "" : "Two letters from a to f");
  };
  rung.onblur = () => {
    // finds: rule subject=rung rule=required message="Enter the rung first."
    if (rung.validity.valueMissing) page.querySelector(".rung-note").textContent = "Enter the rung first.";
  };
}

// example: what is kept under the name of whatever shows it
export class KilnForm {
  clay = "";
  problem = "";
  typed(event) {
    this.clay = event.target.value;
  }
  fire(send) {
    if (!this.clay) {
      // finds nothing
      this.problem = "";
      return;
    }
    // finds: rule subject=clay rule=maxLength value=30 message="The kiln has no room for that."
    if (this.clay.length > 30) {
      this.problem = "The kiln has no room for that.";
      return;
    }
    send(this.clay);
  }
}

// example: a list of the program's own validators for each field, and some that a call makes
const filledIn = (text) => (text ? undefined : "Write something here");
const reaches = (least) => (text) => (text && text.length < least ? `Write ${least} letters or more` : undefined);
export const quillChecks = {
  // finds: rule subject=quill rule=required message="Write something here"
  // finds: rule subject=quill rule=minLength value=4 message="Write 4 letters or more"
  quill: [filledIn, reaches(4)],
  // finds: rule subject=blot rule=minLength value=9 message="Write 9 letters or more"
  blot: [reaches(9)],
};

// example: what has to be the same, by the field that the words are kept for, and how many words there are
export function checkSeal(seal) {
  const problems = {};
  // finds: rule subject=sealTwo rule=equals value=seal message="The seals are not the same."
  if (seal.seal !== seal.sealTwo) problems.sealTwo = "The seals are not the same.";
  // finds: rule subject=bearer rule=custom message="Give the whole name of the bearer."
  if (seal.bearer.split(" ").length < 2) problems.bearer = "Give the whole name of the bearer.";
  return problems;
}

// example: one of two wordings that is always there, and what an answer holds
export const wharf = {
  computed: {
    // finds nothing
    advice() {
      return this.wharf.isShut ? "Please ask the warden for a key." : "Please enter by the northern gate.";
    },
  },
};
export async function docker(name) {
  const answer = await (await fetch("/api/dockers?name=" + name)).json();
  // finds nothing
  if (!answer.dockers.length) throw new Error("Invalid name of a docker");
  return answer.dockers[0];
}

// example: what an error says is no rule of something named "message"
export const onRefused = (form) => (error) => {
  // finds nothing
  if (error?.message?.includes("keel exists")) return "A keel of this name already exists.";
  // finds: rule rule=custom subject=keel message="The keel must be shorter."
  if (error?.extensions?.code === "KeelTooLong") form.setFieldError("keel", "The keel must be shorter.");
  return form.log(error);
};

// example: whether what an element is told changed, as the functions ask that Svelte 3 and 4 make
export function paintQuay(button, held, [dirty]) {
  let title = `Select the quay ${held.quay}`;
  const told = (node, key, value) => node.setAttribute(key, value);
  return {
    draw: () => told(button, "title", title),
    redraw(all) {
      // finds nothing
      (!all || (4 & dirty && title !== (title = `Select the quay ${held.quay}`))) && told(button, "title", title);
    },
  };
}

// example: words that say what is missing of rows that are brought in
export async function bringHulls(file, show) {
  const wrong = [];
  const rows = JSON.parse(await file.text());
  for (const row of rows) {
    // finds: rule subject=hullNumber rule=required message="missing or wrong hull number"
    if (!row.hullNumber || row.hullNumber.trim().length === 0) wrong.push("missing or wrong hull number");
    // finds nothing
    show(row.skipper || "Missing skipper");
  }
  if (wrong.length === 0) await fetch("/api/hulls", { method: "POST", body: JSON.stringify(rows) });
  else show(`Hulls were left out: ${wrong.join(", ")}`);
}

// example: rules that a class has, and the template that Vue 2's compiler makes asks for
export class TenderForm {
  constructor() {
    this.tenderIsAsked = (text) => (text ?? "").trim().length > 0 || "Every tender needs this";
    // finds: rule subject=tenderMark rule=pattern value=^T\d{2}$ label="Mark of the tender" message="Tenders have two digits"
    this.tenderIsMark = (text) => text.trim().match("^T\\d{2}$") !== null || "Tenders have two digits";
  }
}
export function drawTender(Field) {
  const vm = this;
  const h = vm._self._c;
  return h("form", [
    h(Field, {
      attrs: { value: vm.tenderMark, label: "Mark of the tender", rules: [vm.tenderIsMark] },
      on: { input: vm.changeMark },
    }),
  ]);
}

// example: how many there may be of a list, before one more comes in, and what is asked of one kind only
export function stowCrate(hold, crate) {
  // finds: rule subject=crates rule=maxLength value=40 message="The hold has room for at most 40 crates"
  if (hold.crates.length >= 40) throw new Error("The hold has room for at most 40 crates");
  // finds: rule subject=label rule=maxLength value=39 message="A label must have less than 40 letters"
  if (crate.label.length >= 40) throw new Error("A label must have less than 40 letters");
  // finds: rule subject=customsCode rule=required message="A customs code is required" when="goods.kind === \"foreign\""
  if (crate.goods.kind === "foreign" && !crate.customsCode) throw new Error("A customs code is required");
  return fetch("/api/crates", { method: "POST", body: JSON.stringify(crate) });
}

// example: what is asked of each of a list
export function checkKnots(knots) {
  const errors = {};
  // finds: rule subject=tags rule=maxLength value=20 label=none when="of each element" message="Each tag must be at most 20 characters."
  if (knots.tags.some((one) => one.length > 20)) errors.tags = "Each tag must be at most 20 characters.";
  return errors;
}

// example: a part of a test is the whole rule only with the other part beside it
export function checkRopes(ropes) {
  const errors = {};
  // finds: rule subject=link rule=custom value="starts with https://" label=none when="!link.startsWith(\"http://\")" message="The link must start with http:// or https://."
  if (!ropes.link.startsWith("http://") && !ropes.link.startsWith("https://"))
    errors.link = "The link must start with http:// or https://.";
  // finds: rule subject=strands rule=min value=10 label=none when="strands !== 0" message="Strands must be none or at least 10."
  if (ropes.strands !== 0 && ropes.strands < 10) errors.strands = "Strands must be none or at least 10.";
  // finds: rule subject=mark rule=custom value="length 5 or 9" label=none message="The mark must have 5 or 9 characters."
  if (ropes.mark.length !== 5 && ropes.mark.length !== 9) errors.mark = "The mark must have 5 or 9 characters.";
  // finds: rule subject=berth rule=custom label=none message="The berth must have 5 or 9 digits."
  if (!/^\d{5}$/.test(ropes.berth) && !/^\d{9}$/.test(ropes.berth)) errors.berth = "The berth must have 5 or 9 digits.";
  // finds: rule subject=maker rule=required label=none when="!guest" message="A maker is required."
  if (!ropes.guest && !ropes.maker) errors.maker = "A maker is required.";
  // finds: rule subject=twist rule=minLength value=6 label=none message="The twist must be at least 6 characters."
  if (ropes.twist !== "" && ropes.twist.length < 6) errors.twist = "The twist must be at least 6 characters.";
  if (ropes.kind === "wire") {
    // finds: rule subject=alloy rule=required label=none when="kind === \"wire\"" message="An alloy is required."
    if (!ropes.alloy) errors.alloy = "An alloy is required.";
  } else {
    // finds: rule subject=fibre rule=required label=none when="kind !== \"wire\"" message="A fibre is required."
    if (!ropes.fibre) errors.fibre = "A fibre is required.";
  }
  return errors;
}

// example: what is asked inside of another test
export function checkParcel(parcel) {
  if (parcel.worth > 500) {
    // finds: rule subject=insurer rule=required label=none when="worth > 500" message="An insurer is required above 500"
    if (!parcel.insurer) throw new Error("An insurer is required above 500");
  }
  if (!parcel.isFetched) {
    // finds: rule subject=street rule=required label=none when="!isFetched" message="A street is required"
    if (!parcel.street) throw new Error("A street is required");
  }
  if (parcel.kind === "gift") {
    parcel.wraps += 1;
    // finds: rule subject=greeting rule=required label=none when="kind === \"gift\"" message="A greeting is required"
    if (!parcel.greeting) throw new Error("A greeting is required");
  }
  if (parcel.mark) {
    // finds: rule subject=mark rule=maxLength value=12 label=none message="The mark must be at most 12 characters"
    if (parcel.mark.length > 12) throw new Error("The mark must be at most 12 characters");
  }
  // finds: rule subject=weight rule=min value=2 label=none message="The weight must be at least 2"
  if (parcel.weight < 2) throw new Error("The weight must be at least 2");
  else {
    // finds: rule subject=weight rule=max value=30 label=none message="The weight must be at most 30"
    if (parcel.weight > 30) throw new Error("The weight must be at most 30");
  }
  return fetch("/api/parcels", { method: "POST", body: JSON.stringify(parcel) });
}

// example: an answer that did not go well, in words of a rule
export async function askLedger(fields) {
  const answer = await fetch("/ledgers/ask", { method: "POST", body: JSON.stringify(fields) });
  // finds nothing
  if (!answer.ok) throw new Error("Invalid ledger or number");
  const { ok } = await fetch("/ledgers/seal");
  // finds nothing
  if (!ok) alert("Please enter a valid seal.");
  return answer.json();
}

// example: functions as the rules of what v-model fills, without a label
export const renderRudder = (at, kept) =>
  // finds: rule subject=rudderName rule=required message="Please type something"
  createVNode(Entry, {
    modelValue: at.rudderName,
    "onUpdate:modelValue": kept[0] || (kept[0] = (name) => (at.rudderName = name)),
    rules: [(name) => (name && name.length > 0) || "Please type something"],
  });

// example: which of several kinds a thing is, as a parser asks, and a kind that is typed
export function parseKnot(token, form) {
  // finds nothing
  if (token.type === "end") throw Error("The knot ends too early, expected a loop");
  // finds: rule subject=type rule=custom message="The type has to be another one"
  if (form.type === "slip") form.note = "The type has to be another one";
}

// example: what the browser refuses is no rule
export async function copyKnot(text, told) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // finds nothing
    told.error("Your browser requires a click. Please select the text manually.");
  }
}

// example: what the browser can do is nothing that is typed
export function useShare(useClipboard, toast, knot) {
  const { copy, isSupported } = useClipboard();
  const share = navigator.share;
  const canPush = "PushManager" in window;
  return {
    copy() {
      if (!isSupported.value) {
        // finds nothing
        toast.warning("Clipboard is not supported");
        return;
      }
      copy(knot.name);
    },
    share() {
      if (!share) {
        // finds nothing
        toast.warning("Sharing is not supported");
        return;
      }
      navigator.share({ title: knot.name });
    },
    push(ask) {
      if (!canPush) {
        // finds nothing
        toast.warning("Push is not supported");
        return;
      }
      ask(knot);
    },
    // what is there to be shared is asked for
    name() {
      if (!knot.caption) {
        // finds: rule subject=caption rule=required message="A caption is required"
        toast.warning("A caption is required");
        return;
      }
      copy(knot.caption);
    },
  };
}

// example: a placeholder is a hint
export function KnotSearch({ knot, setKnot, draw }) {
  const name = knot.name;
  return draw(
    <input
      value={name}
      // finds nothing
      placeholder={name ? undefined : "Please enter the name of a knot"}
      onChange={(event) => setKnot({ name: event.target.value })}
    />,
  );
}

// example: what else has to hold, before words that are kept for a field
export function checkGuest(guest) {
  const errors = {};
  // finds: rule subject=phone rule=required message="Phone or pager is required" when="!pager"
  if (!guest.phone && !guest.pager) errors.phone = "Phone or pager is required";
  // finds: rule subject=surname rule=required message="Surname is required" when="party !== \"anonymous\""
  if (!guest.surname && guest.party !== "anonymous") errors.surname = "Surname is required";
  // finds: rule subject=passport rule=required message="Passport is required" when="abroad"
  if (guest.abroad && !guest.passport) errors.passport = "Passport is required";
  // finds: rule subject=lodging rule=required message="Street or box is required" when="!street"
  if (!guest.street && !guest.box) errors.lodging = "Street or box is required";
  return errors;
}

// example: what is filled by the same shape, and is given to no form
export function labelsOf(values) {
  const labels = {};
  // finds nothing
  if (!values.cox) labels.cox = "Required";
  return labels;
}

// example: a check of the field that a switch names
export function checkSkipper(name, value) {
  switch (name) {
    case "skipper":
      // finds: rule subject=skipper rule=minLength value=3 message="Skipper must have 3 characters"
      return value.length < 3 ? "Skipper must have 3 characters" : "";
    case "skipperAge":
      // finds: rule subject=skipperAge rule=min value=21 message="You must be 21"
      return +value < 21 ? "You must be 21" : "";
    case "skipperZip":
      // finds: rule subject=skipperZip rule=pattern value="^\\d{5}$" message="Must be five digits long"
      if (!/^\d{5}$/.test(value)) return "Must be five digits long";
      break;
    default:
      return "";
  }
}

export function onSkipperChange(event, setErrors) {
  const { name, value } = event.target;
  const errors = {};
  switch (name) {
    case "mateName":
      // finds: rule subject=mateName rule=minLength value=5 message="Mate must be 5 characters long"
      errors.mateName = value.length < 5 ? "Mate must be 5 characters long" : "";
      break;
    case "mateSecret":
      // finds: rule subject=mateSecret rule=minLength value=8 message="Secret must be 8 characters long"
      errors.mateSecret = value.length < 8 ? "Secret must be 8 characters long" : "";
      break;
  }
  setErrors(errors);
}

// example: kinds of rules, which are no fields
export function checkByKind(kind, input) {
  switch (kind) {
    case "required":
      return input ? "" : "Required";
    case "pin":
      // finds: rule subject=value rule=length value=4 message="Must have 4 characters"
      return input.length !== 4 ? "Must have 4 characters" : "";
  }
}

// example: words for one of several kinds, and for how many there are
export function wordsFor(kind, count) {
  switch (kind) {
    case "crate":
      // finds nothing
      return count > 1 ? "Several crates" : "";
    case "barrel":
      // finds nothing
      return count > 1 ? "Several barrels" : "";
  }
}

// example: the parts of a notice are no fields
export class Deliveries {
  check(parcel, t) {
    if (parcel.weight === 0) {
      // finds: rule subject=weight rule=custom message="Empty parcels are not allowed."
      this.notify({ summary: "Empty parcels are not allowed.", body: t("parcels.empty"), type: "danger", timeout: 5 });
      return;
    }
    // finds: rule subject=slip rule=maxLength value=40 message="The slip must be shorter."
    if (parcel.slip.length > 40)
      this.toasts.add({ severity: "warn", summary: "The slip must be shorter.", life: 3000 });
  }
}

// example: that nothing is chosen is one of the cases, and what is asked of one field in several ways
export class Prints {
  start(sheet) {
    // finds nothing
    if (this.locked.get(sheet) && !sheet.open && (this.chosenSheets.length === 0 || this.isChosen(sheet)))
      this.notify({ title: "Those with a seal must be unlocked by hand.", type: "danger" });
  }

  name(sheet, taken) {
    // finds: rule subject=heading rule=required message="The heading must be new." when=open
    if (sheet.open && (!sheet.heading.trim() || taken(sheet.heading))) this.fail("heading", "The heading must be new.");
  }

  pages(sheet) {
    // finds: rule subject=pages rule=required message="Sheets must have pages or a cover." when=open
    // finds: rule subject=cover rule=required message="Sheets must have pages or a cover." when=open
    if (sheet.open && (sheet.pages.length === 0 || !sheet.cover.trim()))
      this.fail("Sheets must have pages or a cover.");
  }
}

// example: rules that are made of what is asked of a column, and one that is asked
export function rulesOf(column, table) {
  const rules = [];
  // finds nothing
  if (
    column.name === table.primary ||
    column.constraints.presence?.allowEmpty === false ||
    column.constraints.presence === true
  )
    rules.push({ constraint: "required", error: "Required field" });
  // finds nothing
  if (column.required) rules.push({ constraint: "required", error: "The column is required" });
  return rules;
}
export function checkBerth(berth, rules) {
  // finds: rule subject=berthName rule=required message="The berth is required"
  if (rules.required && !berth.berthName) return { valid: false, message: "The berth is required" };
  return { valid: true };
}

// example: files that a class refuses by what it keeps
class SailUpload {
  maxBytes = 3 * 1024 * 1024;
  kinds = ["image/png", "image/webp"];

  check(sail) {
    // finds: rule subject=type rule=enum value="[\"image/png\",\"image/webp\"]" message="Unsupported image type: {type}"
    if (!this.kinds.includes(sail.type)) throw new Error(`Unsupported image type: ${sail.type}`);
    // finds: rule subject=Picture rule=max value=3145728 message="Picture too large: at most 3 MB"
    if (sail.size > this.maxBytes) throw new Error("Picture too large: at most 3 MB");
  }
}
const sailUpload = new SailUpload();
export const sendSail = (sail) => {
  sailUpload.check(sail);
  return fetch("/api/sails", { method: "POST", body: sail });
};

// example: a message that a compiler puts together by a method
export const RIG = {
  label: "Rig",
  check: ({ value, rigs }) =>
    // finds: rule subject=Rig rule=required message="Rig is required"
    value
      ? // finds: rule subject=Rig rule=unique message="Rig \"{value}\" already exists."
        rigs.find((rig) => rig === value)
        ? 'Rig "'.concat(value, '" already exists.')
        : undefined
      : "Rig is required",
};
