// example: React Hook Form
import { useForm } from "react-hook-form";

export function Subscribe({ send }) {
  const { register, handleSubmit } = useForm();
  return (
    <form onSubmit={handleSubmit(send)}>
      {
        // finds: rule subject=nickname rule=required message="Tell us your nickname"
        // finds: rule subject=nickname rule=minLength value=3 message="Three letters at least"
        // finds: rule subject=nickname rule=maxLength value=30
        <input
          {...register("nickname", {
            required: "Tell us your nickname",
            minLength: { value: 3, message: "Three letters at least" },
            maxLength: 30,
          })}
        />
      }
    </form>
  );
}

// example: items of a form, as antd has them
export const items = [
  // finds: rule subject=contact rule=required message="Whom may we call?"
  // finds: rule subject=contact rule=maxLength value=60 message="Sixty letters at most"
  {
    name: "contact",
    label: "Contact",
    rules: [
      { required: true, message: "Whom may we call?" },
      { max: 60, message: "Sixty letters at most" },
    ],
  },
];

// example: by field, as Element has them
export const form = {
  rules: {
    // finds: rule subject=street rule=required message="The street, please"
    street: [{ required: true, message: "The street, please", trigger: "blur" }],
  },
};

// example: other rules
// finds nothing
export const traffic = { name: "proxy", rules: [{ from: "/a", to: "/b" }] };

// example: fields of a kit that hand their props to a controller
const toFormName = (name) => {
  const dot = name.indexOf(".");
  return `${name.substring(0, dot)}.${name.substring(dot + 1).replaceAll(".", "_")}`;
};

export function Deposit({ Field, Amount, isOwner, prefix, t }) {
  return (
    <>
      {/* finds: rule subject=config.vaultKey.0 rule=required */}
      <Field name="config.vaultKey.0" label={t("vaultKey")} rules={{ required: t("validateVaultKey") }} />
      {/* finds: rule subject=attributes.x5_subject rule=required */}
      <Field name={toFormName("attributes.x5.subject")} rules={isOwner ? { required: t("required") } : {}} />
      {/* finds: rule subject=guaranteeAmount rule=required */}
      {/* finds: rule subject=guaranteeAmount rule=min value=1 */}
      {/* finds: rule subject=guaranteeAmount rule=max value=120 */}
      <Amount
        name="guaranteeAmount"
        controller={{ rules: { required: t("required"), min: 1, max: { value: 120, message: t("tooMuch") } } }}
      />
      {/* finds: rule subject=keyUrl rule=required */}
      <Field name={`${prefix}.keyUrl`} rules={{ required: true }} />
      {/* finds nothing */}
      <Field name="optionalNote" rules={{ required: prefix.isNeeded("note") }} />
    </>
  );
}

// example: rules of fields wherever they stand, as Form.useForm of ant-design-vue takes them
export function useShelf(useForm, computed, state, t, books, isEnglish) {
  const required = () => ({ required: true, message: "This has to be filled in." });
  const rules = computed(() => ({
    // finds: rule subject=shelfTitle rule=required message="The shelf needs a title."
    // finds: rule subject=shelfTitle rule=maxLength value=40 message="Forty letters at most."
    shelfTitle: [
      { required: true, message: "The shelf needs a title." },
      { max: 40, message: "Forty letters at most.", trigger: "blur" },
    ],
    // finds: rule subject=wall.room rule=required message="This has to be filled in."
    "wall.room": [required()],
    // finds: rule subject=wall.floor rule=required message="Which floor?"
    "wall.floor": [...(isEnglish ? [{ required: true, message: "Which floor?" }] : [])],
  }));
  return useForm(state, rules);
}

// example: lists of something else
// finds nothing
export const table = {
  columns: [{ type: "number", title: "Price" }],
  notices: [{ type: "error", message: "The server is gone." }],
  steps: [{ run: () => 1 }, { run: () => 2 }],
};

// example: rules in one text
export function crewForm(h, Field, vm) {
  return [
    // finds: rule subject=crewName rule=required
    // finds: rule subject=crewName rule=minLength value=3
    // finds: rule subject=crewName rule=maxLength value=80
    h(Field, { attrs: { name: "crewName", rules: "required|min:3|max:80" } }),
    // finds: rule subject=mail rule=required
    // finds: rule subject=mail rule=format value=email
    <Field key="mail" name="mail" rules="required|email" />,
    // finds: rule subject=berths rule=type value=integer
    h(Field, { attrs: { name: "berths", rules: "integer|min:3" } }),
    // finds nothing
    h(Field, { attrs: { name: "shelf", rules: "all the rules of the house" } }),
    // finds nothing
    h(Field, { attrs: { name: "theme", rules: "none" } }),
  ];
}

// example: rules of a directive, as the templates of Vue 2 are compiled
export const drawCrew = (h, vm) => [
  h("input", {
    directives: [
      { name: "model", rawName: "v-model", value: vm.nick, expression: "nick" },
      // finds: rule subject=nick rule=required
      // finds: rule subject=nick rule=maxLength value=20
      {
        name: "validate",
        rawName: "v-validate",
        value: "required|old-enough|max:20",
        expression: "'required|old-enough|max:20'",
      },
    ],
    attrs: { "data-vv-name": `nick-${vm.id}` },
  }),
  h("input", {
    // finds: rule subject=pager rule=required
    directives: [
      { name: "validate", rawName: "v-validate", value: { required: true }, expression: "{ required: true }" },
    ],
    attrs: { name: "pager" },
  }),
];

// example: what the template says where a rule of the directive does not hold
export const drawBerths = (h, vm, Berths) => [
  h("p", { directives: [{ name: "show", rawName: "v-show", value: vm.errors.has("keel:required") }] }, [
    vm._v(vm._s(vm.$t("Every boat has a keel"))),
  ]),
  vm.asks && vm.errors.has("keel:regex") ? h("p", [vm._v("A keel is two letters")]) : vm._e(),
  h("input", {
    directives: [
      { name: "model", rawName: "v-model", value: vm.keelMark, expression: "keelMark" },
      // finds: rule subject=keel rule=required message="Every boat has a keel"
      // finds: rule subject=keel rule=pattern value=^[A-Z]{2}$ message="A keel is two letters"
      { name: "validate", rawName: "v-validate.initial", value: { required: true, regex: /^[A-Z]{2}$/ } },
    ],
    attrs: { "data-vv-name": "keel" },
  }),
  h("p", { directives: [{ name: "show", rawName: "v-show", value: vm.errors.has(`launched-${vm.id}:past`) }] }, [
    vm._v("It cannot be launched yet"),
  ]),
  h("input", {
    directives: [
      { name: "model", rawName: "v-model", value: vm.launched, expression: "launched" },
      // finds: rule subject=launched rule=format value=YYYY-MM-DD
      // finds: rule subject=launched rule=custom message="It cannot be launched yet"
      { name: "validate", rawName: "v-validate", value: "date_format:YYYY-MM-DD|past" },
    ],
    attrs: { "data-vv-name": "launched-" + vm.id },
  }),
  h("p", { directives: [{ name: "show", rawName: "v-show", value: vm.errors.has("Berths:min_value") }] }, [
    vm._v("One berth at least"),
  ]),
  h(Berths, {
    // finds: rule subject=Berths rule=min value=1 message="One berth at least"
    directives: [{ name: "validate", rawName: "v-validate", value: "min_value:1" }],
    attrs: { label: "Berths", kind: "summer" },
  }),
];

// example: rules and messages beside each other, as jQuery Validation takes them
export function openLoan($) {
  $("#loan").validate({
    rules: {
      // finds: rule subject=reader rule=required message="Who borrows it?"
      // finds: rule subject=reader rule=minLength value=2 message="Two letters at least"
      reader: { required: true, minlength: 2 },
      // finds: rule subject=weeks rule=max value=6 message="Six weeks are the most"
      weeks: { max: 6 },
    },
    messages: {
      reader: { required: "Who borrows it?", minlength: "Two letters at least" },
      weeks: "Six weeks are the most",
    },
  });
}

// example: extenders of Knockout Validation
export function Loan(ko) {
  // finds: rule subject=lender rule=required message="Who lends it?"
  // finds: rule subject=lender rule=maxLength value=40 message="Forty letters at most"
  this.lender = ko.observable("").extend({
    required: { message: "Who lends it?" },
    maxLength: { params: 40, message: "Forty letters at most" },
  });
  // finds nothing
  this.deposit = ko.observable(0).extend({ min: { params: 5, message: "Five at least", onlyIf: () => this.lender() } });
}

// example: Vuelidate 2 with messages, nested fields and a function
export const mooringForm = ({ helpers: wording, maxLength: longest, maxValue: most, required: needed }) => ({
  data: () => ({ mooring: { quay: "", mark: "", length: 3 } }),
  validations() {
    return {
      mooring: {
        quay: {
          // finds: rule subject=quay rule=required message="Choose a quay."
          required: wording.withMessage("Choose a quay.", needed),
          // finds: rule subject=quay rule=maxLength value=12 message="A quay has at most 12 letters."
          maxLength: wording.withMessage(({ $params }) => `A quay has at most ${$params.max} letters.`, longest(12)),
        },
        // finds: rule subject=mark rule=pattern value=^[A-Z]{2}\d$ message="A mark is two letters and a digit."
        mark: { mark: wording.withMessage("A mark is two letters and a digit.", wording.regex(/^[A-Z]{2}\d$/)) },
        // finds: rule subject=length rule=max value=40
        length: { maxValue: most(40) },
      },
    };
  },
});

// example: Vuelidate 0.7, whose messages the template draws
export const buoyForm = (shortest, asked) => ({
  data: () => ({ buoy: "", colour: "" }),
  validations: {
    // finds: rule subject=buoy rule=required message="Name the buoy first."
    // finds: rule subject=buoy rule=minLength value=3 message="A name has 3 letters or more."
    buoy: { required: asked, minLength: shortest(3) },
    // finds: rule subject=colour rule=required message="Say which colour."
    colour: { required: asked },
  },
});

export function drawBuoy() {
  const vm = this;
  const h = vm._self._c;
  return h("form", [
    vm.$v.buoy.$error
      ? [
          vm.$v.buoy.required ? vm._e() : h("p", [vm._v("Name the buoy first.")]),
          vm.$v.buoy.minLength
            ? vm._e()
            : h("p", [vm._v("A name has " + vm._s(vm.$v.buoy.$params.minLength.min) + " letters or more.")]),
        ]
      : vm._e(),
    vm.$v.colour.$error ? h("p", [vm._v("Say which colour.")]) : vm._e(),
  ]);
}

// example: Vuelidate 0.7, whose messages a property collects
const isRound = (text) => /^[1-9]0+$/.test(text);
export const berths = {
  data: () => ({ berth: "", hawser: "", rehearsed: "" }),
  validations: {
    // finds: rule rule=required subject=berth message="A berth is needed."
    // finds: rule rule=maxLength value=12 subject=berth message="A berth has at most 12 letters."
    berth: { required, maxLength: maxLength(12) },
    // finds: rule rule=custom subject=hawser message="Hawsers come in round lengths."
    hawser: { isRound },
    // finds: rule rule=equals value=hawser subject=rehearsed
    // finds: rule rule=required subject=rehearsed when=hawser
    rehearsed: { sameAsHawser: sameAs("hawser"), required: requiredIf("hawser") },
  },
  computed: {
    berthErrors() {
      const found = [];
      if (!this.$v.berth.$dirty) return found;
      !this.$v.berth.required && found.push("A berth is needed.");
      if (!this.$v.berth.maxLength) found.push("A berth has at most 12 letters.");
      return found;
    },
    hawserErrors() {
      const found = [];
      this.$v.hawser.isRound || found.push("Hawsers come in round lengths.");
      return found;
    },
  },
};

// example: a table of rules by field that the program asks by itself
export const loomRules = {
  // finds: rule subject=warp rule=required
  // finds: rule subject=warp rule=minLength value=3
  warp: { required: true, minLength: 3 },
  // finds: rule subject=weft rule=pattern value="^\\d{3}$" message="Three digits say which weft."
  weft: { pattern: /^\d{3}$/, message: "Three digits say which weft." },
};

// example: the ends of scales are no rules of what is typed
// finds nothing
export const loomScales = { beat: { min: 0, max: 40 }, tension: { min: 2, max: 9 } };

// example: what React Hook Form says is wrong with a field
import { useForm } from "react-hook-form";

const Words = ({ errors }) =>
  // finds: rule subject=watchword rule=custom message="The watchword is an old one"
  errors.watchword?.type === "validate" ? "The watchword is an old one" : null;

export function JoinForm({ send, isNew }) {
  const { register, handleSubmit, formState } = useForm();
  const { errors } = formState;
  return (
    <form onSubmit={handleSubmit(send)}>
      {
        // finds: rule subject=watchword rule=required message="A watchword is required"
        // finds: rule subject=watchword rule=minLength value=8 message="The watchword is too short"
        <input {...register("watchword", { required: true, minLength: 8, validate: isNew })} />
      }
      {errors.watchword?.type === "required" && <span>A watchword is required</span>}
      {errors.watchword && errors.watchword.type === "minLength" ? <span>The watchword is too short</span> : null}
      <Words errors={errors} />
    </form>
  );
}
