/** Applications: list, create, show, change, delete. */
import * as contract from "../contract/applications.ts";
import { addApplication, changeApplication, findApplication, listApplications } from "../database/applications.ts";
import { forgetApplication, forgetOldReleases } from "../retention.ts";
import type { Services } from "../services.ts";
import { newApi } from "./api.ts";
import { existing, loadApplication, loadApplications } from "./load.ts";

export function applicationsRoutes(services: Services) {
  const { db } = services;
  return newApi()
    .openapi(contract.listApplications, async (context) => {
      const { items, next } = await listApplications(db, context.req.valid("query"));
      return context.json({ items: await loadApplications(db, items), next }, 200);
    })
    .openapi(contract.createApplication, async (context) => {
      const { name, keepReleases } = context.req.valid("json");
      return context.json(await loadApplication(db, await addApplication(db, name, keepReleases)), 201);
    })
    .openapi(contract.getApplication, async (context) => {
      const { id } = context.req.valid("param");
      return context.json(await loadApplication(db, await findApplication(db, id)), 200);
    })
    .openapi(contract.changeApplication, async (context) => {
      const { id } = context.req.valid("param");
      const { name, keepReleases } = context.req.valid("json");
      const change = {
        ...(name !== undefined && { name }),
        ...(keepReleases !== undefined && { keep_releases: keepReleases }),
      };
      // Without a change there is nothing that SQL could set.
      const row = Object.keys(change).length === 0 ? findApplication(db, id) : changeApplication(db, id, change);
      const application = existing(await row);
      await forgetOldReleases(services, id);
      return context.json(await loadApplication(db, application), 200);
    })
    .openapi(contract.deleteApplication, async (context) => {
      existing((await forgetApplication(services, context.req.valid("param").id)) || undefined);
      return context.body(null, 204);
    });
}
