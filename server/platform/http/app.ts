import type { Effect, ManagedRuntime } from "effect"
import { Hono } from "hono"
import type { Renderer } from "../../../app/renderer.ts"
import type { CallServices, ServedCall } from "../api/serve-call.ts"
import type { MapsOf } from "../../maintenance/kept-builds.ts"
import { blogFiles } from "../../articles/blog-files.ts"
import { apiRoutes } from "./api-routes.ts"
import { type Build, builds } from "../../maintenance/build-routes.ts"
import { compress } from "./compress.ts"
import { cspReports } from "../../maintenance/csp-report-routes.ts"
import { devMarketing } from "../../marketing/dev-marketing.ts"
import { devMail } from "./dev-mail.ts"
import { devReports } from "../../maintenance/dev-reports.ts"
import { docs } from "../api/docs.ts"
import { answerFailure } from "./failure.ts"
import { errorReports } from "../../maintenance/error-report-routes.ts"
import { health } from "./health.ts"
import { inspector, type InspectorOptions } from "../../maintenance/inspector-routes.ts"
import { letterLinks } from "../../account/letter-link-routes.ts"
import { longAddresses } from "./long-addresses.ts"
import { everyDoor } from "../../operator/every-door.ts"
import { houseDoors } from "../../operator/door.ts"
import { answerPage } from "./pages.ts"
import { passportFiles } from "../../passport/passport-file-routes.ts"
import { papers } from "../../orders/paper-routes.ts"
import { paymentNotices } from "../../checkout/payment-notice-routes.ts"
import { platformOperations } from "../../marketing/platform-operation-routes.ts"
import { requestLog } from "./request-log.ts"
import { sameOrigin } from "./same-origin.ts"
import { searchEngines } from "../../content/search-engines.ts"
import { secretAddresses } from "./secret-addresses.ts"
import { type SecurityOptions, securityHeaders } from "./security-headers.ts"
import { securityTxt } from "./security-txt.ts"
import type { ShopEnv } from "./shop-env.ts"
import { reviewPhotos } from "../../reviews/review-photo-routes.ts"
import { visitLinks } from "../../visits/visit-link-routes.ts"
import { staticFiles } from "./static-files.ts"
import { isFromThisMachine, toolsForThisMachine } from "./this-machine.ts"
import { subscribeForm } from "../../marketing/subscribe-form.ts"

export type AppOptions = {
  /** Runs every program of the server: the database, the logger. */
  readonly runtime: ManagedRuntime.ManagedRuntime<CallServices, unknown>
  readonly calls: ReadonlyArray<ServedCall>
  /** Draws the pages for everybody, without the tools of development. */
  readonly renderer: Renderer
  /** Draws them with the tools, for this machine alone; the same as everybody's where there are none. */
  readonly rendererHere?: Renderer
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
  /** Whom to write to who has found a hole; without one `security.txt` is not there. */
  readonly securityContact?: string
  /** Whether the process is about to end: it is not ready then. */
  readonly isStopping?: () => boolean
  /** Addresses of the shop's stylesheets, for the pages that the renderer does not draw. */
  readonly styles?: ReadonlyArray<string>
}

/** The whole shop behind one `fetch`: files, calls, builds, documentation, health, and a page for every other address. */
export const makeApp = (options: AppOptions): Hono<ShopEnv> => {
  const { runtime } = options
  const run = (program: Effect.Effect<void>) => void runtime.runFork(program)
  const app = new Hono<ShopEnv>()
  app.use(requestLog(run), securityHeaders(options.security), compress)
  app.use(sameOrigin({ publicUrl: options.publicUrl, styles: options.styles ?? [] }))
  app.use(secretAddresses)
  app.use(longAddresses(options.styles ?? []))
  app.use(staticFiles(options.staticFolders))
  app.use(toolsForThisMachine((c) => answerPage(c, { build: options.build, renderer: options.renderer, run })))
  app.route("/", health({ run: runtime.runPromise, isStopping: options.isStopping ?? (() => false) }))
  app.route("/", builds(options.build))
  app.route("/", cspReports(run))
  if (options.securityContact !== undefined) app.route("/", securityTxt({ contact: options.securityContact, publicUrl: options.publicUrl }))
  app.route("/", searchEngines({ publicUrl: options.publicUrl, run: runtime.runPromise }))
  app.route("/", blogFiles({ publicUrl: options.publicUrl, run: runtime.runPromise }))
  app.route(
    "/",
    docs(
      options.calls.map(({ endpoint }) => endpoint),
      options.publicUrl
    )
  )
  const { calls, trustedProxies = 0 } = options
  app.route("/", paymentNotices(runtime.runPromise, options.publicUrl))
  const house = { operatorKey: options.operatorKey ?? null, publicUrl: options.publicUrl, trustedProxies, run: runtime.runPromise }
  app.route("/", houseDoors(house, everyDoor))
  app.route("/", apiRoutes({ ...options, trustedProxies, run: runtime.runPromise }))
  app.route("/", subscribeForm({ calls, trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", letterLinks({ publicUrl: options.publicUrl, trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", visitLinks({ publicUrl: options.publicUrl, trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", papers({ publicUrl: options.publicUrl, trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", passportFiles({ trustedProxies, run: runtime.runPromise }))
  app.route("/", reviewPhotos({ run: runtime.runPromise }))
  if (options.platform) app.route("/", platformOperations({ trustedProxies, run: runtime.runPromise }))
  if (options.platform?.isShown === true) app.route("/", devMarketing(runtime.runPromise))
  app.route("/", errorReports({ run: runtime.runPromise, mapsOf: options.mapsOf ?? (() => undefined), trustedProxies }))
  if (options.hasTools === true) app.route("/", devReports(runtime.runPromise))
  if (typeof options.outbox === "string") app.route("/", devMail(options.outbox, runtime.runPromise))
  if (options.inspector) app.route("/", inspector(options.inspector, options.security))
  const { build, renderer, rendererHere = renderer } = options
  app.all("*", (c) => answerPage(c, { build, renderer: isFromThisMachine(c) ? rendererHere : renderer, run }))
  app.onError((cause, c) => answerFailure(c, cause, run))
  return app
}
