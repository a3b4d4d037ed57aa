/** All routes of the API below `/api/v1`. */
import type { RouteConfig } from "@hono/zod-openapi";
import * as access from "./access.ts";
import * as analyses from "./analyses.ts";
import * as applications from "./applications.ts";
import * as archive from "./archive.ts";
import * as ask from "./ask.ts";
import * as captures from "./captures.ts";
import * as reports from "./client-reports.ts";
import * as releases from "./releases.ts";
import * as specifications from "./specifications.ts";

export const ROUTES: readonly RouteConfig[] = [
  applications.listApplications,
  applications.createApplication,
  applications.getApplication,
  applications.changeApplication,
  applications.deleteApplication,
  applications.upload,
  captures.startCapture,
  captures.getCapture,
  captures.cancelCapture,
  releases.listReleases,
  releases.createRelease,
  releases.getRelease,
  releases.deleteRelease,
  releases.listFiles,
  releases.getFileText,
  analyses.listAnalyses,
  analyses.requestAnalysis,
  analyses.getAnalysis,
  analyses.cancelAnalysis,
  analyses.followAnalysis,
  specifications.getSpecification,
  specifications.compare,
  ask.askNames,
  ask.askLibraries,
  ask.askCalls,
  ask.askRoles,
  archive.exportAll,
  archive.importAll,
  access.listTokens,
  access.createToken,
  access.revokeToken,
  access.me,
  access.openSession,
  access.closeSession,
  reports.report,
  reports.listReports,
];
