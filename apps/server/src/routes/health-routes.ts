/** Whether the process lives, and whether it can work: for whoever watches over servers. */
import { Hono } from "hono";
import { sql } from "kysely";
import { ApiError } from "../contract/api-error.ts";
import type { Services } from "../services.ts";

export const healthRoutes = ({ db, closing }: Pick<Services, "db" | "closing">): Hono =>
  new Hono()
    .get("/healthz", (context) => context.json({ status: "alive" }))
    .get("/readyz", async (context) => {
      const answers = await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
      if (!answers || closing.aborted) throw new ApiError("not-ready");
      return context.json({ status: "ready" });
    });
