/** Parts that several resources share: ids, times, pages. */
import { z } from "@hono/zod-openapi";

export const Id = z.uuid().openapi({ example: "5b0f1c9e-3a52-4b57-9a0c-0f7a4f6d2e11" });

/** From the year 1 on; databases know no year 0. */
export const Time = z.iso
  .datetime()
  .refine((text) => !text.startsWith("0000"), "Invalid ISO datetime")
  .openapi({ example: "2026-03-01T09:30:00.000Z" });

export const byId = { params: z.object({ id: Id }) };

const MAX_PAGE = 200;
const PAGE = 50;

export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(PAGE),
  cursor: z.string().max(200).optional().openapi({ description: "`next` of the page before" }),
});

/** A page of a list, newest first. `next` is null on the last one. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() });
