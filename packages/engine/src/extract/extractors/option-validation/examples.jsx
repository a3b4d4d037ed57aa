// example: React Hook Form
import { useForm } from "react-hook-form";

export function Subscribe({ send }) {
  const { register, handleSubmit } = useForm();
  return (
    <form onSubmit={handleSubmit(send)}>
      {
        // skip esbuild: the library is inlined into the application and gives its own functions back
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
