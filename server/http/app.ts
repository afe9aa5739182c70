import { Cause, Effect, type ManagedRuntime } from "effect"
import { Hono } from "hono"
import type { Renderer } from "../../app/renderer.ts"
import { refusalTexts } from "../api/refusal.ts"
import type { CallServices, ServedCall } from "../api/serve-call.ts"
import type { MapsOf } from "../kept-builds.ts"
import { apiRoutes } from "./api-routes.ts"
import { type Build, builds } from "./builds.ts"
import { certificates } from "./certificates.ts"
import { compress } from "./compress.ts"
import { cspReports } from "./csp-reports.ts"
import { devMarketing } from "./dev-marketing.ts"
import { devMail } from "./dev-mail.ts"
import { devReports } from "./dev-reports.ts"
import { docs } from "./docs.ts"
import { errorReports } from "./error-reports.ts"
import { health } from "./health.ts"
import { inspector, type InspectorOptions } from "./inspector.ts"
import { refuse } from "./json.ts"
import { letterLinks } from "./letter-links.ts"
import { longAddresses } from "./long-addresses.ts"
import { operatorOrders } from "./operator-orders.ts"
import { orderPapers } from "./order-papers.ts"
import { pages } from "./pages.ts"
import { paymentNotices } from "./payment-notices.ts"
import { platformOperations } from "./platform-operations.ts"
import { requestLog } from "./request-log.ts"
import { searchEngines } from "./search-engines.ts"
import { type SecurityOptions, securityHeaders } from "./security-headers.ts"
import type { ShopEnv } from "./shop-env.ts"
import { staticFiles } from "./static-files.ts"
import { subscribeForm } from "./subscribe-form.ts"

export type AppOptions = {
  /** Runs every program of the server: the database, the logger. */
  readonly runtime: ManagedRuntime.ManagedRuntime<CallServices, unknown>
  readonly calls: ReadonlyArray<ServedCall>
  readonly renderer: Renderer
  readonly build: Build
  /** Folders of files to serve as they are; the first that has a file gives it. */
  readonly staticFolders: ReadonlyArray<string>
  readonly publicUrl: string
  readonly clientKey: string
  /** By which the house's back office brings orders on; without one nobody does. */
  readonly operatorKey?: string | null
  /** How many proxies of one's own stand before the server; none unless told. */
  readonly trustedProxies?: number
  /** Folder of the letters that `/dev/mail` shows; without one there is no such page. */
  readonly outbox?: string | null
  /** The inspector of the machines; without it there is no such page. */
  readonly inspector?: InspectorOptions | null
  /** The shop's own customer-data platform; `isShown` lists at `/dev/marketing` what came. Without it another one is told. */
  readonly platform?: { readonly isShown: boolean } | null
  /** Serves `/dev/reports`. */
  readonly hasTools?: boolean
  /** Where the source maps of each build lie; without it stacks stay as browsers tell them. */
  readonly mapsOf?: MapsOf
  readonly security: SecurityOptions
  /** Addresses of the shop's stylesheets, for the pages that the renderer does not draw. */
  readonly styles?: ReadonlyArray<string>
}

/** The whole shop behind one `fetch`: files, calls, builds, documentation, health, and a page for every other address. */
export const makeApp = (options: AppOptions): Hono<ShopEnv> => {
  const { runtime } = options
  const run = (program: Effect.Effect<void>) => void runtime.runFork(program)
  const app = new Hono<ShopEnv>()
  app.use(requestLog(run), securityHeaders(options.security), compress)
  app.use(longAddresses(options.styles ?? []))
  app.use(staticFiles(options.staticFolders))
  app.route("/", health(runtime.runPromise))
  app.route("/", builds(options.build))
  app.route("/", cspReports(run))
  app.route("/", searchEngines({ publicUrl: options.publicUrl, run: runtime.runPromise }))
  app.route(
    "/",
    docs(
      options.calls.map(({ endpoint }) => endpoint),
      options.publicUrl
    )
  )
  const { calls, trustedProxies = 0 } = options
  app.route("/", paymentNotices(runtime.runPromise, options.publicUrl))
  app.route("/", operatorOrders({ operatorKey: options.operatorKey ?? null, publicUrl: options.publicUrl, run: runtime.runPromise }))
  app.route("/", apiRoutes({ ...options, trustedProxies, run: runtime.runPromise }))
  app.route("/", subscribeForm({ calls, trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", letterLinks({ publicUrl: options.publicUrl, trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", certificates(runtime.runPromise))
  app.route("/", orderPapers(runtime.runPromise, options.publicUrl))
  if (options.platform) app.route("/", platformOperations({ trustedProxies, run: runtime.runPromise }))
  if (options.platform?.isShown === true) app.route("/", devMarketing(runtime.runPromise))
  app.route("/", errorReports({ run: runtime.runPromise, mapsOf: options.mapsOf ?? (() => undefined), trustedProxies }))
  if (options.hasTools === true) app.route("/", devReports(runtime.runPromise))
  if (typeof options.outbox === "string") app.route("/", devMail(options.outbox))
  if (options.inspector) app.route("/", inspector(options.inspector, options.security))
  app.route("/", pages(options.renderer, options.build, run))
  app.onError((cause, c) => {
    run(Effect.annotateLogs(Effect.logError("The request failed", Cause.die(cause)), { requestId: c.get("requestId") }))
    return refuse(c, { status: 500, message: refusalTexts.failed })
  })
  return app
}
