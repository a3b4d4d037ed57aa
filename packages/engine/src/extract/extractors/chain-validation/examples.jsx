// example: zod
import { z } from "zod";

const SIZES = ["small", "large"];

export const tool = z.object({
  // finds: rule subject=title rule=minLength value=3 message="Three letters at least."
  // finds: rule subject=title rule=maxLength value=80
  title: z.string().min(3, "Three letters at least.").max(80),
  // finds: rule subject=deposit rule=type value=number
  // finds: rule subject=deposit rule=type value=integer
  // finds: rule subject=deposit rule=min value=0
  deposit: z.number().int().nonnegative(),
  // finds: rule subject=size rule=enum value="[\"small\",\"large\"]"
  size: z.enum(SIZES).optional(),
});

// example: zod's lists of lists, enumerations of objects, and fields that begin with a word for states
import { z as schemas } from "zod";

const GRADES = { Rough: "rough", Fine: "fine" };

const BLADES = schemas.enum(["band", "disc"]);

export const saw = schemas.object({
  // finds: rule subject=initialTeeth rule=type value=number
  initialTeeth: schemas.number(),
  // finds: rule subject=grade rule=enum value="[\"rough\",\"fine\"]"
  grade: schemas.enum(GRADES).optional(),
  // finds: rule subject=blade rule=enum value="[\"band\",\"disc\"]"
  blade: BLADES.describe("What saws.").default("band"),
  // finds nothing
  angles: schemas.number().array(),
  // finds: rule subject=shops rule=enum value="[\"north\",\"south\"]"
  shops: schemas.enum(["north", "south"]).array(),
});

// example: schemas under names, and what is asked of several fields
import { z as zod } from "zod";

// finds: rule subject=contact rule=format value=email
const address = zod.string().email();
// finds: rule subject=seats rule=max value=40 message="The coach has seats for forty."
export const trip = zod
  .object({
    contact: address.optional(),
    // finds: rule subject=page rule=format value=url
    page: zod.url().optional(),
    // finds: rule subject=seats rule=type value=number
    seats: zod.number(),
  })
  .refine((trip) => trip.seats <= 40, { message: "The coach has seats for forty.", path: ["seats"] });

// example: yup
import * as Yup from "yup";

export const person = Yup.object().shape({
  // finds: rule subject=mail rule=format value=email
  // finds: rule subject=mail rule=required message="We need your address."
  mail: Yup.string().email().required("We need your address."),
  // finds: rule subject=years rule=type value=number
  // finds: rule subject=years rule=max value=120 message="Nobody is that old."
  years: Yup.number().max(120, "Nobody is that old."),
});

// example: valibot, whose schemas are functions
import * as v from "valibot";

export const town = v.object({
  // todo finds: rule subject=townName rule=minLength value=2 message="Two letters at least."
  townName: v.pipe(v.string(), v.minLength(2, "Two letters at least.")),
});

// example: chains of other libraries
export function axis({ scale, rows }) {
  // finds nothing
  const ticks = scale.ticks(5);
  return {
    label: ticks.describe("Metres").default("m"),
    x: scale.linear().domain([0, 1]).range([0, 400]),
    top: rows.filter(Boolean).map(String),
  };
}

// example: a field that repeats another one
import * as Yup from "yup";
import { z } from "zod";

// finds: rule subject=again rule=equals value=secret message="Both secrets have to be the same"
export const joining = z
  .object({ secret: z.string(), again: z.string() })
  .refine((form) => form.secret === form.again, { message: "Both secrets have to be the same", path: ["again"] });

export const leaving = Yup.object().shape({
  secret: Yup.string(),
  // finds: rule subject=again rule=equals value=secret message="Repeat the secret as it is"
  again: Yup.string().oneOf([Yup.ref("secret"), null], "Repeat the secret as it is"),
});

// example: a nested field that is repeated
import { z } from "zod";

// finds: rule subject=secret_again rule=equals value=secret
export const founding = z
  .object({ owner: z.object({ secret: z.string() }), secret_again: z.string() })
  .refine((form) => form.owner.secret === form.secret_again, { path: ["secret_again"] });

// example: what the product puts around a schema
export const device = (Type) => {
  const perhaps = (inner) => Type.Optional(Type.Union([inner, Type.Null()]));
  // finds nothing
  return Type.Object({ firmware: perhaps(Type.String()), uptime: perhaps(Type.Number()) });
};

// example: a form that checks itself by a schema when it is sent
import { z } from "zod";
export const mooringForm = (useForm) =>
  // finds: rule subject=berth rule=minLength value=4
  useForm({ validators: { onSubmit: z.object({ berth: z.string().min(4) }) } });

// example: alternatives, a schema among other options, and bounds of whole numbers
import { z as mooring } from "zod";
export const layouts = [
  {
    kind: "row",
    draw: (it) => it.columns,
    validator: mooring.object({
      // finds: rule subject=columns rule=type value=number
      // finds: rule subject=columns rule=type value=integer
      // finds: rule subject=columns rule=min value=1
      columns: mooring.number().int().positive(),
      // finds: rule subject=gap rule=type value=number
      // finds: rule subject=gap rule=custom value="greater than 0"
      gap: mooring.number().positive(),
      // finds nothing
      sender: mooring.union([mooring.string().email(), mooring.string().uuid()]),
      // finds: rule subject=reply rule=format value=email
      reply: mooring.union([mooring.literal(""), mooring.string().email()]),
      // finds nothing
      isOpen: mooring.boolean(),
    }),
  },
];

// example: what components ask of each other, which looks like a chain of yup
const shapes = window.propTypes;
export const BuoyRow = ({ kind }) => <p>{kind}</p>;
BuoyRow.propTypes = {
  // finds nothing
  buoyKind: shapes().oneOf(["can", "cone"]),
  // finds nothing
  onDrift: shapes().func.isRequired,
};
export const DinghyRow = ({ sail }) => <i className={sail} />;
DinghyRow.propTypes = {
  className: shapes().string,
  // finds nothing
  sailKind: shapes().oneOf(["", "lug", "sprit"]),
};

// example: schemas that are dropped, by a minifier that joins them with what is kept, or under a name that nobody reads
// skip vite: the bundler drops the name and leaves the call, whose value may be meant
// skip webpack: as vite
// skip rspack: as vite
import * as yup from "yup";

// finds nothing
const parked = yup.object({ parkedAt: yup.date().required("Say when it was parked") });
const wagon =
  // finds: rule subject=axles rule=max value=12
  // finds: rule subject=axles rule=type value=number
  (yup.object({ couplings: yup.number().min(2) }), yup.object({ axles: yup.number().max(12) }));
// finds: rule subject=owner rule=required
yup.object({ owner: yup.string().required() }).validateSync(window.wagon);
export const checkWagon = (one) => wagon.validate(one);

// example: methods of things that are called like formats
export class Berth extends Model {
  // finds nothing
  draw(show) {
    return show({ endpoint: this.berth.url("api"), download: this.props.plan.url() });
  }
  // finds nothing
  sync(method, model, send) {
    return send({ url: model.url(), method });
  }
}

// example: schemas that functions of the product make
import { z as made } from "zod";

const host = (label) =>
  made
    .string()
    .nonempty("Name a host.")
    .describe(label || "Host");

function port(standard) {
  const number = made.number().max(65535).describe("Port");
  return standard === undefined ? number : number.default(standard);
}

export const server = made.object({
  // finds: rule subject=host rule=required message="Name a host."
  host: host("Server"),
  // finds: rule subject=mirror rule=required message="Name a host."
  // finds: rule subject=mirror rule=maxLength value=40
  mirror: host().max(40).optional(),
  // finds: rule subject=port rule=type value=number
  // finds: rule subject=port rule=max value=65535
  port: port(5432),
});

// example: alternatives that are told from each other by what each asks of a field
// skip webpack: what makes a union is not found behind its new name
import { z } from "zod";

const drop = z.object({
  op: z.literal("drop"),
  // finds nothing
  path: z.string().regex(/^\/lanes\/\w+$/),
  // finds: rule subject=reason rule=maxLength value=90
  reason: z.string().max(90),
});
const renames = [
  z.object({
    op: z.literal("rename"),
    // finds nothing
    path: z.string().regex(/^\/lanes\/\w+\/name$/),
    // finds: rule subject=name rule=minLength value=2
    name: z.string().min(2),
    // finds nothing
    note: z.string().max(30),
  }),
];
export const change = z.union([
  drop,
  ...renames,
  z.object({
    op: z.literal("add"),
    // finds nothing
    path: z.string().regex(/^\/lanes$/),
    // finds: rule subject=name rule=minLength value=2
    name: z.string().min(2),
    note: z.string(),
  }),
]);

// example: alternatives in a field, by the value that tells them
import { z as toll } from "zod";
export const crossing = toll.object({
  payment: toll.discriminatedUnion("kind", [
    toll.object({
      kind: toll.literal("card"),
      // finds: rule subject=payment.pin rule=maxLength value=4
      pin: toll.string().max(4),
      // finds nothing
      holder: toll.string().max(40),
    }),
    toll.object({ kind: toll.literal("token"), holder: toll.string() }),
  ]),
});
