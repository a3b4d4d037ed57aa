/** Reports of our own front end. Their words may quote the material: they go into the database and not into the log. */
import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressOf, takeOne } from "../access/rate.ts";
import * as contract from "../contract/client-reports.ts";
import { addReport, listReports } from "../database/client-reports.ts";
import type { Services } from "../services.ts";
import { newApi } from "./api.ts";

/** As this server makes them; anything else stays out of the log. */
const DIGEST = /^[0-9a-f]{1,64}$/;

/** Of one kind and address in a minute: measurements of many pages leave room for an error. */
const REPORTS = 60;

export function clientReportsRoutes({ db, log }: Services) {
  const reports = new RateLimiterMemory({ points: REPORTS, duration: 60 });
  return newApi()
    .openapi(contract.report, async (context) => {
      const report = context.req.valid("json");
      await takeOne(reports, `${report.kind} ${addressOf(context)}`, context);
      await addReport(db, report);
      const { kind, digest = "" } = report;
      log.info("client-report", { kind, ...(DIGEST.test(digest) && { digest }) });
      return context.body(null, 204);
    })
    .openapi(contract.listReports, async (context) => {
      const rows = await listReports(db);
      const items = rows.map(({ id, received_at, report }) => ({
        ...contract.NewClientReport.parse(report),
        id,
        receivedAt: received_at.toISOString(),
      }));
      return context.json({ items }, 200);
    });
}
