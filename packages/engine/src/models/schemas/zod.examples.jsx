import { z } from "zod";

// example: steps of a chain
export const pierForm = z.object({
  // finds: rule subject=pierName rule=minLength value=3
  // finds: rule subject=pierName rule=maxLength value=40 message="Piers have short names"
  pierName: z.string().min(3).max(40, "Piers have short names"),
  // finds: rule subject=pierDepth rule=type value=integer
  // finds: rule subject=pierDepth rule=type value=number
  // finds: rule subject=pierDepth rule=min value=2
  pierDepth: z.number().int().gte(2),
  // finds: rule subject=pierMail rule=format value=email
  pierMail: z.string().email(),
  // finds: rule subject=pierCode rule=pattern value="^P\\d+$"
  pierCode: z.string().regex(/^P\d+$/),
});

// example: what is told of a field that is missing
export const ferrySeat = z.object({
  // finds: rule subject=seatNumber rule=required message="Every passenger has a seat"
  seatNumber: z.string({ required_error: "Every passenger has a seat" }),
  // finds: rule subject=seatRow rule=required message="Every seat is in a row"
  // finds: rule subject=seatRow rule=type value=number message="Rows have numbers only"
  seatRow: z.number({ required_error: "Every seat is in a row", invalid_type_error: "Rows have numbers only" }),
  // finds: rule subject=seatDay rule=required
  // finds: rule subject=seatDay rule=type value=date
  seatDay: z.date({ required_error: "Required" }),
});

// example: what is said of the items of a list
export const ferryCrew = z.object({
  // finds: rule subject=crewNames rule=maxLength value=9 message="A crew is small"
  crewNames: z.array(z.string().describe("What a sailor is called by the others")).max(9, "A crew is small"),
});

// example: what is asked of a list's elements, and of the list
export const ferryTags = z.object({
  // finds: rule subject=tagList rule=maxLength value=12 when="of each element"
  // finds: rule subject=tagList rule=maxLength value=6
  tagList: z.array(z.string().max(12)).max(6),
  // finds: rule subject=stampList rule=required when="of each element"
  // finds: rule subject=stampList rule=required message="Pick a stamp"
  stampList: z.array(z.string().min(1)).min(1, "Pick a stamp"),
  // finds: rule subject=berthList rule=max value=40 when="of each element"
  // finds: rule subject=berthList rule=maxLength value=5
  berthList: z.number().max(40).array().max(5),
  // finds: rule subject=fareTable rule=type value=number when="of each element"
  // finds: rule subject=fareTable rule=max value=700 when="of each element"
  fareTable: z.record(z.string().min(2), z.number().max(700)),
  // finds nothing
  seaPlace: z.tuple([z.number().max(90), z.number().max(180)]),
});

// example: fields of a list's elements
// skip webpack: the elements' shape is read for itself there
export const ferryCrews = z.object({
  // finds: rule subject=crewList.crewRank rule=maxLength value=9
  crewList: z.array(z.object({ crewRank: z.string().max(9) })),
});
