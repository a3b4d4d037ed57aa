// example: a button that cannot be pressed
export function Comment({ remark, onChange, onSend, busy }) {
  return (
    <div>
      <textarea name="remark" value={remark} onChange={onChange} />
      {/* finds: rule subject=remark rule=required */}
      {/* finds: rule subject=remark rule=maxLength value=500 */}
      <button onClick={onSend} disabled={busy || remark.trim().length === 0 || remark.length > 500} />
    </div>
  );
}

// example: what is done for some kinds of a thing
export function Wagons({ wagon, other, busy, couple, t }) {
  const draw = () => {
    // finds nothing
    if (busy || (wagon.kind !== "tank" && wagon.kind !== "flat")) return;
    // finds nothing
    if (!other || other.gauge !== wagon.gauge) return;
    couple(wagon);
  };
  return (
    <p onClick={draw}>
      <input id="kind" label={t("kind")} />
      <input id="gauge" label={t("gauge")} />
    </p>
  );
}

// example: a local name that is handed on
export function Picker({ plan, plans, onChange }) {
  // finds nothing
  plan && !plans.find((one) => one.key === plan) && plans.push({ key: plan });
  return <input name="plan" value={plan} onChange={onChange} />;
}

// example: what is no input
export function List({ rows, selected, onRemove, load }) {
  // finds nothing
  if (rows.length === 0) return;
  load(rows);
  // finds nothing
  return <button onClick={onRemove} disabled={selected.length === 0} />;
}

// example: a test that is computed
export function useDialog({ computed, h, loan, save, setTrigger }) {
  const missing = computed(() => !loan.trigger);
  return [
    h("input", { name: "trigger", value: loan.trigger, onInput: setTrigger }),
    // finds: rule subject=trigger rule=required
    h("button", { onClick: save, disabled: missing.value }, "Save"),
  ];
}

// example: a state that an input fills, named by what it is sent as
export function Lamp({ api, isNew }) {
  const [n, setN] = useState("");
  const [k, setK] = useState("plain");
  const [w, setW] = useState("");
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await api.saveLamp({ title: n, kind: k, watts: w, busy });
  };
  return (
    <form>
      <input value={n ?? ""} onChange={(e) => setN(e.target.value)} />
      <select value={k} onChange={(e) => setK(e.target.value)} />
      <input value={w || ""} onChange={(e) => setW(e.target.value)} />
      {/* finds: rule subject=title rule=required */}
      {/* finds: rule subject=kind rule=required */}
      {/* finds: rule subject=watts rule=required */}
      <button disabled={busy || !(n && k) || (k === "dimmed" && !w)} onClick={() => (isNew ? save() : save())} />
    </form>
  );
}

// example: a function that says whether a button can be pressed
export function Plan({ api }) {
  const [t, setT] = useState("");
  const [list, setList] = useState([]);
  const blocked = () => {
    if (!t) return true;
    return list.length === 0;
  };
  return (
    <form>
      <input name="planTitle" value={t} onChange={(e) => setT(e.target.value)} />
      <Pick value={list} onSelect={setList} />
      {/* finds: rule subject=planTitle rule=required */}
      {/* finds: rule subject=steps rule=required */}
      <button disabled={blocked()} onClick={() => api.send({ planTitle: t, steps: list })} />
    </form>
  );
}

// example: words that have to be typed out
export function Forget({ onForget }) {
  const [typed, setTyped] = useState("");
  return (
    <div>
      <input id="confirmation" value={typed} onChange={(e) => setTyped(e.target.value)} />
      {/* finds: rule subject=confirmation rule=equals value="forget everything" */}
      <button disabled={typed !== "forget everything"} onClick={onForget} />
    </div>
  );
}

// example: a state of a class, and a name that is taken
export class Upload extends Component {
  render() {
    return (
      <div>
        <input
          type="file"
          onChange={(e) => {
            const chosen = e.target.files[0];
            this.setState({ picture: chosen });
          }}
        />
        <input value={this.state.pictureId} onChange={(e) => this.setState({ pictureId: e.target.value })} />
        {/* finds: rule subject=picture rule=required */}
        {/* finds: rule subject=pictureId rule=unique */}
        <button
          disabled={!this.state.picture || !!this.props.pictures[`own.${this.state.pictureId}`]}
          onClick={() => this.send()}
        />
      </div>
    );
  }
}

// example: what a component of options computes
const withRender = (component, parts) => {
  for (const [key, value] of parts) component[key] = value;
  return component;
};

const door = {
  data() {
    return { form: { code: "", owner: "", label: "" }, features: null, matches: false };
  },
  computed: {
    valid() {
      const label = this.form.label.trim();
      return /^\d{4}$/.test(this.form.code) && label.length < 40 && !this.busy;
    },
  },
  watch: {
    "form.owner"(typed) {
      this.matches = this.form.owner === this.door.keeper;
    },
  },
  methods: {
    async save() {
      await this.api.open(this.form);
    },
  },
};

export const Door = withRender(door, [
  [
    "render",
    (_ctx, _cache, $props, $setup, $data, $options) => (
      <Dialog>
        <Field modelValue={$data.form.code} onUpdate={(e) => ($data.form.code = e)} />
        <Field modelValue={$data.form.owner} onUpdate={(e) => ($data.form.owner = e)} />
        <Field modelValue={$data.form.label} onUpdate={(e) => ($data.form.label = e)} />
        {/* finds: rule subject=code rule=pattern value="^\\d{4}$" */}
        {/* finds: rule subject=label rule=maxLength value=39 */}
        <button disabled={!$options.valid} onClick={$options.save} />
        {/* finds: rule subject=owner rule=equals value=door.keeper */}
        <Confirm disable-primary={!$data.matches} onConfirm={$options.save} />
      </Dialog>
    ),
  ],
]);

// example: a method that says whether what was given will do
import { Component } from "react";

export class ShelfDialog extends Component {
  state = { shelfName: "", typedName: "", typedWords: "" };
  valid() {
    return (
      this.state.shelfName.length > 0 &&
      /^[a-z]+$/.test(this.state.shelfName) &&
      this.state.typedName === this.props.shelf.roomName &&
      this.state.typedWords === "clear all shelves"
    );
  }
  render() {
    return (
      <form>
        <input value={this.state.shelfName} onChange={(e) => this.setState({ shelfName: e.target.value })} />
        <input value={this.state.typedName} onChange={(e) => this.setState({ typedName: e.target.value })} />
        <input value={this.state.typedWords} onChange={(e) => this.setState({ typedWords: e.target.value })} />
        {/* finds: rule subject=shelfName rule=required */}
        {/* finds: rule subject=shelfName rule=pattern value=^[a-z]+$ */}
        {/* finds: rule subject=typedName rule=equals value=shelf.roomName */}
        {/* finds: rule subject=typedWords rule=equals value="clear all shelves" */}
        <button type="button" disabled={this.props.busy || !this.valid()} onClick={this.props.onSave}>
          Save
        </button>
      </form>
    );
  }
}

// example: a dialog that has its buttons itself
export function RoomDialog({ Dialog, Field, room, setRoom, onSave }) {
  return (
    // finds: rule subject=floorName rule=required
    <Dialog disabled={!room.floorName} onConfirm={onSave}>
      <Field value={room.floorName} onChange={(value) => setRoom({ ...room, floorName: value })} />
    </Dialog>
  );
}

// example: of what kind a thing is, and no input of the page
const repeats = (loan) => loan.date != null && typeof loan.date === "object" && "rhythm" in loan.date;

// finds nothing
export async function advance(loan, save) {
  if (!repeats(loan)) return null;
  return save(loan.nextDate);
}
export const Note = ({ note, setNote }) => <input value={note} onChange={(event) => setNote(event.target.value)} />;

// example: a choice that is offered where something is typed
export function Rope({ typedRope, setTypedRope, choices }) {
  // finds nothing
  typedRope.strand !== "" && choices.push({ label: typedRope.strand, value: typedRope.strand });
  return <input value={typedRope.strand} onChange={(e) => setTypedRope({ strand: e.target.value })} />;
}

// example: a name for what all has to be filled in
export function Berth({ send }) {
  const [ship, setShip] = useState("");
  const [note, setNote] = useState("");
  // finds: rule subject=ship rule=required
  // finds: rule subject=note rule=maxLength value=90
  const isComplete = ship.trim().length > 0 && note.length <= 90;
  return (
    <form onSubmit={() => send({ ship, note })}>
      <input value={ship} onChange={(event) => setShip(event.target.value)} />
      <textarea value={note} onChange={(event) => setNote(event.target.value)} />
      <button type="submit" disabled={!isComplete} />
    </form>
  );
}

// example: an input that a library of forms gives its properties
export function Key({ form, send }) {
  return (
    <form>
      <input placeholder="*****" {...form.getInputProps("passcode")} />
      {/* finds: rule subject=passcode rule=required */}
      <button onClick={send} disabled={form.values.passcode.length === 0} />
    </form>
  );
}

// example: the state of a class
export class Broadcast extends Component {
  constructor(props) {
    super(props);
    this.state = { notice: "" };
    this.change = (event) => this.setState({ notice: event.target.value });
    this.send = () => props.send(this.state.notice);
  }
  render() {
    const text = this.state.notice;
    return (
      <div>
        <textarea value={text} onChange={this.change} />
        {/* finds: rule subject=notice rule=required */}
        <button onClick={this.send} disabled={!text} />
      </div>
    );
  }
}

// example: a button of a form that Vue has compiled, by what fills the properties that it asks for
export function mooringForm(slip, vnode, ask, handlers) {
  return [
    vnode("input", {
      "onUpdate:modelValue": handlers[0] || (handlers[0] = (typed) => (slip.mooringName = typed)),
      "aria-label": "Name",
    }),
    // finds: rule subject=mooringName rule=required
    vnode("button", { class: "main", type: "submit", disabled: !(slip.mooringName && slip.harbour) }, "Ask"),
    vnode("p", { onClick: ask }),
  ];
}

// example: a handler that asks for what nobody types, or does one of two things
export function ChartRow({ chart, open, close }) {
  const [w, setW] = useState("");
  const toggle = () => {
    // finds nothing
    if (!chart.sheet) return;
    open(chart);
  };
  const turn = () => {
    // finds nothing
    if (w) close({ chartWord: w });
    else open(chart);
  };
  return (
    <p onClick={toggle}>
      <input value={w} onChange={(event) => setW(event.target.value)} />
      <b onClick={turn} />
    </p>
  );
}

// example: buttons of a compiled template of Angular, and what else is disabled there
const {
  ɵɵelementStart: begin,
  ɵɵlistener: listen,
  ɵɵtwoWayListener: twoWay,
  ɵɵadvance: onwards,
  ɵɵproperty: bind,
} = window.ng;

class RemarkPage {
  postscript = "";
  total = 0;
  send() {}
}
RemarkPage.cmp = window.ng.define({
  type: RemarkPage,
  decls: 4,
  vars: 4,
  consts: [[3, "ngModel"]],
  template: (flags, page) => {
    if (flags & 1) {
      begin(0, "textarea", 0);
      twoWay("ngModelChange", (given) => {
        page.postscript = given;
        return given;
      });
      begin(1, "input", 0);
      begin(2, "button");
      listen("click", () => page.send());
      begin(3, "button");
    }
    if (flags & 2) {
      bind("ngModel", page.postscript);
      onwards();
      // finds nothing
      bind("disabled", !page.postscript)("ngModel", page.total);
      onwards();
      // finds: rule subject=postscript rule=required
      bind("disabled", !page.postscript);
      onwards();
      // finds nothing
      bind("disabled", !page.total);
    }
  },
});

// example: an input that nothing but its placeholder names, as Vue compiles it
// skip webpack: a state is not read through `(0,o.unref)(text)` there
// skip rspack: as webpack
import { createElementVNode, createVNode, defineComponent, isRef, openBlock, ref, unref } from "vue";

const HINT = "Data Source URL";

export const Source = defineComponent({
  setup(_props, { attrs: { go, Field } }) {
    const text = ref("");
    return () => (
      openBlock(),
      [
        createVNode(
          Field,
          {
            modelValue: unref(text),
            "onUpdate:modelValue": (value) => (isRef(text) ? (text.value = value) : null),
            placeholder: HINT,
          },
          null,
          8,
          ["modelValue"],
        ),
        // finds: rule subject="Data Source URL" rule=required
        createElementVNode("button", { disabled: unref(text).length === 0, onClick: go }, "Go", 8, ["disabled"]),
      ]
    );
  },
});

// example: a placeholder that shows what may be typed
export function Search({ find }) {
  const [q, setQ] = React.useState("");
  return (
    <p>
      <input value={q} onChange={(e) => setQ(e.target.value)} placeholder="Search the catalogue..." />
      {/* finds nothing */}
      <button disabled={q.length === 0} onClick={() => find(q)} />
    </p>
  );
}
