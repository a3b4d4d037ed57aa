// example: attributes of an input
export function Profile({ send }) {
  return (
    <form onSubmit={send}>
      {
        // finds: rule subject=nickname rule=required
        // finds: rule subject=nickname rule=maxLength value=40
        // finds: rule subject=nickname rule=pattern value=[a-z]+ message="Small letters only"
        <input name="nickname" required maxLength={40} pattern="[a-z]+" title="Small letters only" />
      }
    </form>
  );
}

// example: numbers
const LIMIT = 65535;

export function Port({ settings, set }) {
  // finds: rule subject=port rule=type value=number
  // finds: rule subject=port rule=min value=1
  // finds: rule subject=port rule=max value=65535
  return <input type="number" min="1" max={LIMIT} value={settings.port} onChange={set} />;
}

// example: a component of a library
function TextField({ label, name, required, inputProps, value, onChange }) {
  const props = { name, required, ...inputProps, value, onChange };
  return (
    <p>
      {label}
      <input {...props} />
    </p>
  );
}

export function Key({ value, set }) {
  // finds: rule subject=clientId rule=required
  // finds: rule subject=clientId rule=maxLength value=100
  return (
    <TextField
      label="Client ID"
      name="clientId"
      required
      inputProps={{ maxLength: 100 }}
      value={value}
      onChange={set}
    />
  );
}

// example: nothing is asked
export function Free({ isNew, note, set }) {
  // finds nothing
  return <textarea name="remark" required={isNew} rows={4} maxLength={undefined} value={note} onChange={set} />;
}

// example: no input
export function Progress({ done }) {
  // finds nothing
  return <progress max={100} value={done} required />;
}

// example: a field that a function draws
export function Order({ Controller, Field, form }) {
  return (
    <Controller
      name="shelfOrder"
      control={form.control}
      render={({ field }) => (
        // finds: rule subject=shelfOrder rule=type value=number
        // finds: rule subject=shelfOrder rule=min value=0
        <Field id="kc-order" type="number" value={field.value} min={0} onChange={(e) => field.onChange(e)} />
      )}
    />
  );
}

// example: an input of which only the text inside is known
export const Metric = (props) => (
  // finds: rule subject="Search for a metric" rule=required
  <TextField {...props} placeholder="Search for a metric" required onChange={props.set} />
);

// example: an input of a component, as Vue's compiler draws it
export const Locker = ({ h, Field, locker }) =>
  // finds: rule subject=locker.pin rule=maxLength value=6
  h(Field, { modelValue: locker.pin, "onUpdate:modelValue": (typed) => (locker.pin = typed), maxlength: "6" });

// example: an input behind a component that draws its label, with an example of what to type
const Words = ({ tone, ...rest }) => <label className={`words ${tone}`} {...rest} />;

export function Berth({ useState, onSave }) {
  const [n, setN] = useState("");
  return (
    <form onSubmit={onSave}>
      <div>
        <Words tone="dim">Berth in the harbour</Words>
        {/* finds: rule subject="Berth in the harbour" rule=required */}
        <input required value={n} onChange={(e) => setN(e.target.value)} placeholder="North Pier" />
      </div>
    </form>
  );
}

// example: an input without a name, behind its label
export function Shelves({ useState }) {
  const [n, setN] = useState(1);
  return (
    <div>
      <div>
        <label>Number of shelves:</label>
        {/* finds: rule subject="Number of shelves" rule=min value=1 */}
        {/* finds: rule subject="Number of shelves" rule=type value=number */}
        <input type="number" min="1" value={n} onChange={(e) => setN(e.target.valueAsNumber)} />
      </div>
      <div>
        <span>Shelves</span>
        {/* finds nothing */}
        <input type="number" min="1" value={n} onChange={(e) => setN(e.target.valueAsNumber)} />
      </div>
    </div>
  );
}

// example: a bound that is not always there
export const Depth = ({ deepest, depth, change }) => (
  // finds: rule subject=depth rule=type value=number
  // finds: rule subject=depth rule=min value=0
  <input type="number" name="depth" value={depth} onChange={change} min={deepest === null ? undefined : 0} />
);

// example: a component with a model as Vue 2 compiles it
export function keepFor(h, Field, vm) {
  return h(Field, {
    // finds: rule subject=daysToKeep rule=min value=0
    // finds: rule subject=daysToKeep rule=type value=number
    attrs: { label: "Days to keep files", min: "0", type: "number" },
    model: {
      value: vm.formData.daysToKeep,
      callback(typed) {
        vm.$set(vm.formData, "daysToKeep", typed);
      },
      expression: "formData.daysToKeep",
    },
  });
}

// example: a model of something else
export function keepAll(h, Field, vm) {
  // finds nothing
  return h(Field, { attrs: { label: "Days", min: "0", type: "number" }, model: { name: "handling" } });
}

// example: components of Svelte 3 and 4, whose compiler writes a class for each
export function boxes(SvelteComponent, start, differs, draw, text) {
  function boxOf(self, props) {
    let { name, label, kind } = props;
    return [name, label, kind];
  }
  class Box extends SvelteComponent {
    constructor(options) {
      super();
      start(this, options, boxOf, draw, differs, { name: 0, label: 1, kind: 2 });
    }
  }
  function formOf(context) {
    // finds: rule subject=address rule=format value=email
    // finds: rule subject=address rule=required
    const address = new Box({
      props: { name: "address", type: "email", required: true, label: text("Where to write") },
    });
    // finds: rule subject=guests rule=max value=12
    // finds: rule subject=guests rule=type value=number
    const guests = new Box({ props: { name: "guests", type: "number", max: 12, value: context[2] } });
    // finds nothing
    const note = new Box({ props: { name: "note", label: text("Anything else") } });
    return [address, guests, note];
  }
  return { Box, formOf };
}

// example: classes of other kinds that are made with props
export function made(Meter) {
  class Gauge extends Meter {
    constructor(options) {
      super(options);
      this.options = options;
    }
  }
  // finds nothing
  return new Gauge({ props: { name: "pressure", type: "email", value: 3 } });
}

// example: inputs without a name, with a label in the words of a translation
export function Quay({ TextBox, translate, berth, setBerth, tide, setTide, depth }) {
  return (
    <section>
      {/* finds: rule subject="Berth of the quay" rule=required */}
      <TextBox
        required
        label={translate("Berth of the quay")}
        value={berth()}
        onChange={(e) => setBerth(e.target.value)}
      />
      {/* finds: rule subject=quay.tide rule=required */}
      <TextBox required label={translate("quay.tide")} value={tide()} onChange={(e) => setTide(e.target.value)} />
      {/* finds nothing */}
      <TextBox required label={depth.of(1)} value={tide()} />
    </section>
  );
}

// example: inputs without a name that show what an object of the program holds
const kept = { crewSize: 4, wake: true };
export function Cabin({ TextBox, label }) {
  const { crewSize: size } = kept;
  return (
    <>
      {/* finds: rule subject=crewSize rule=type value=number */}
      {/* finds: rule subject=crewSize rule=max value=9 */}
      <input type="number" max="9" value={size} onChange={(e) => (kept.crewSize = +e.target.value)} />
      {/* finds: rule subject=crewSize rule=maxLength value=1 */}
      <TextBox label={label} value={kept.crewSize} maxLength={1} onChange={(e) => (kept.crewSize = +e.target.value)} />
      {/* finds nothing */}
      <input type="number" max="9" value={9} />
    </>
  );
}

// example: a component that shows the beginning of a value, and one that is told of its changes
const Shortened = ({ value, maxLength }) => <span title={value}>{value.slice(0, maxLength)}</span>;
const Written = ({ value, maxLength, onValueChange }) => (
  <input value={value} maxLength={maxLength} onChange={(event) => onValueChange(event.target.value)} />
);

export const Parcel = ({ parcel, setLabel }) => (
  <p>
    {/* finds nothing */}
    <Shortened value={parcel.checksum} maxLength={16} />
    {/* finds: rule subject=parcel.parcelLabel rule=maxLength value=40 */}
    <Written value={parcel.parcelLabel} maxLength={40} onValueChange={setLabel} />
  </p>
);

// example: an input without a name, of a type that says what it is for
export const Reach = ({ remind }) => (
  <form onSubmit={remind}>
    {/* finds: rule subject=email rule=required */}
    {/* finds: rule subject=email rule=format value=email */}
    <input type="email" required />
    {/* finds nothing */}
    <input type="text" required />
  </form>
);

// example: a form that turns the browser's checks off, and asks for nothing itself
function Line(props) {
  return <input className="line" {...props} />;
}
export function Mast({ send, mast, set }) {
  return (
    <form noValidate onSubmit={send}>
      {/* finds nothing */}
      <input name="mastAddress" type="url" value={mast.address} onChange={set} required />
      {/* finds nothing */}
      <Line name="mastMail" type="email" value={mast.mail} onChange={set} />
      {/* finds: rule subject=mastCode rule=maxLength value=12 */}
      <Line name="mastCode" maxLength={12} minLength={3} value={mast.code} onChange={set} />
      <button type="submit">Set the mast</button>
    </form>
  );
}

// example: an input in no form, beside a control of its own
export function Crew({ invite, sailor, set }) {
  return (
    <section>
      {/* finds nothing */}
      <input name="sailorMail" type="email" value={sailor} onChange={set} />
      <button type="button" onClick={() => invite(sailor)}>
        Invite a sailor
      </button>
    </section>
  );
}

// example: a part of a form that stands elsewhere, with a control of its own
function Berth({ berth, set, clear }) {
  return (
    <fieldset>
      {/* finds: rule subject=berthMail rule=format value=email */}
      <input name="berthMail" type="email" value={berth} onChange={set} />
      <button type="button" onClick={clear}>
        Clear the berth
      </button>
    </fieldset>
  );
}
export const Berths = ({ send, one, other, set }) => (
  <form onSubmit={send}>
    <Berth berth={one} set={set} />
    <Berth berth={other} set={set} />
  </form>
);

// example: an input as each use of its component has it
function Depth({ pier, field, max, set }) {
  return (
    <td title={pier.name}>
      <input type="number" min={0} max={max} value={pier[field]} onChange={set} />
    </td>
  );
}
export const Depths = ({ pier, set }) => (
  <tr>
    {/* finds: rule subject=lowTide rule=max value=40 */}
    {/* finds: rule subject=lowTide rule=min value=0 */}
    {/* finds: rule subject=lowTide rule=type value=number */}
    <Depth pier={pier} field="lowTide" max={40} set={set} />
    {/* finds: rule subject=highTide rule=max value=55 */}
    {/* finds: rule subject=highTide rule=min value=0 */}
    {/* finds: rule subject=highTide rule=type value=number */}
    <Depth pier={pier} field="highTide" max={55} set={set} />
  </tr>
);

// example: a hint that names nothing
export const Edited = ({ value, set }) => (
  <form>
    {/* finds nothing */}
    <input required placeholder="new" value={value} onChange={set} />
  </form>
);

// example: files that a component of a library takes
export const FleetFiles = ({ FileInput, save }) => (
  <>
    {/* finds: rule subject=fleetList rule=format value=.csv,.tsv */}
    <FileInput name="fleetList" accept=".csv,.tsv" onChange={save} />
    {/* finds nothing */}
    <FileInput name="anyFile" accept="*/*" onChange={save} />
  </>
);

// example: inputs that are named where what was typed is given on
export const HullRow = ({ change, hull, note }) => (
  <>
    {/* finds: rule subject=hullMark rule=maxLength value=12 */}
    <input maxLength={12} onChange={(event) => change(hull.id, "hullMark", event.target.value)} />
    {/* finds: rule subject=stern rule=maxLength value=30 */}
    <input maxLength={30} onChange={(event) => hull.isOpen && change(`hulls.${hull.at}.stern`, event.target.value)} />
    {/* finds nothing */}
    <input maxLength={80} onChange={(event) => note(event.target.value, "typed")} />
  </>
);

// example: a form item of Element, which names its field beside the input
import { createBlock, createVNode, openBlock, resolveComponent, withCtx } from "vue";

export const SkipperForm = {
  setup(props) {
    return () => {
      const Item = resolveComponent("el-form-item");
      const Input = resolveComponent("el-input");
      return (
        openBlock(),
        createBlock("div", null, [
          // finds: rule subject=skipper rule=required
          createVNode(
            Item,
            { required: "", label: props.t("auth.skipper"), prop: "skipper" },
            {
              default: withCtx(() => [createVNode(Input, { modelValue: props.form.skipper })]),
            },
          ),
          // finds nothing
          createVNode(Item, { label: props.t("auth.mate"), prop: "mate" }),
        ])
      );
    };
  },
};

// example: components of the program that show what they are given, and one that hands it on to an input
import { memo } from "react";

function Fact({ name, type, value, children }) {
  return (
    <p>
      <b>{name}</b>
      {type === "url" ? <a href={value}>{value}</a> : value === undefined ? children : <input value={value} readOnly />}
    </p>
  );
}

const Remark = memo(({ name, value, type }) => (
  <dd title={name}>{type === "email" ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
));

function Asked({ name, words, ...rest }) {
  return (
    <label>
      {words}
      <input name={name} {...rest} />
    </label>
  );
}

export function Mooring({ mooring, save }) {
  return (
    <form onSubmit={save}>
      {/* finds nothing */}
      <Fact name="harbourPage" type="url" value={mooring.page} />
      {/* finds nothing */}
      <Remark name="harbourMail" type="email" value={mooring.mail} />
      {/* finds: rule subject=berthNumber rule=required */}
      <Asked name="berthNumber" words="Berth" required />
    </form>
  );
}

// example: a member of what a component is given, taken apart or not
export const TileFields = ({ tile, onChange }) => (
  <>
    {/* finds: rule subject=tile.glyph rule=maxLength value=20 */}
    <input value={tile.glyph ?? ""} maxLength={20} onChange={(e) => onChange("a", e.target.value)} />
    {/* finds: rule subject=tile.caption rule=maxLength value=50 */}
    <input value={tile.data.caption} maxLength={50} onChange={(e) => onChange(e.target.value)} />
  </>
);
export function TileWidth(props) {
  const { tile } = props;
  // finds: rule subject=tile.columns rule=type value=number
  // finds: rule subject=tile.columns rule=max value=12
  return <input type="number" max={12} value={tile.columns} onChange={(e) => props.onChange(e.target.value)} />;
}

// example: what a path leads to in what a component is given
const reach = (all, path) => {
  let at = all;
  for (const key of path.split(".")) {
    if (at === null || typeof at !== "object") return undefined;
    at = at[key];
  }
  return at;
};
const Amount = ({ value, onEdit }) => (
  // finds nothing
  <input type="number" value={value != null ? String(value) : ""} onChange={(e) => onEdit(e.target.value)} />
);
const Amounts = ({ all, fields, onEdit }) =>
  fields.map(({ path }) => <Amount value={reach(all, path)} onEdit={(it) => onEdit(path, it)} />);
export const AmountsPage = ({ ledger, fields, onEdit }) => (
  <Amounts all={ledger.rows} fields={fields} onEdit={onEdit} />
);
