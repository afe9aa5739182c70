import type { Effect, ManagedRuntime } from "effect"
import { Hono } from "hono"
import type { Renderer } from "../app/renderer.ts"
import type { CallServices, ServedCall } from "./platform/api/serve-call.ts"
import type { MapsOf } from "./maintenance/stored-builds.ts"
import { blogFiles } from "./articles/blog-files.ts"
import { apiRoutes } from "./platform/http/api-routes.ts"
import { type Build, builds } from "./platform/http/build-routes.ts"
import { makeCompress } from "./platform/http/compress.ts"
import { cspReports } from "./maintenance/csp-report-routes.ts"
import { devMarketing } from "./marketing/dev-marketing.ts"
import { devMail } from "./platform/http/dev-mail.ts"
import { devReports } from "./maintenance/dev-reports.ts"
import { docs } from "./platform/api/docs.ts"
import { answerFailure } from "./platform/http/failure.ts"
import { errorReports } from "./maintenance/error-report-routes.ts"
import { health } from "./platform/http/health.ts"
import { inspector, type InspectorOptions } from "./maintenance/inspector-routes.ts"
import { alertLinks } from "./alerts/alert-link-routes.ts"
import { letterLinks } from "./account/letter-link-routes.ts"
import { longAddresses } from "./platform/http/long-addresses.ts"
import { operatorEndpoints } from "./operator-endpoints.ts"
import { operatorRoutes } from "./platform/http/operator-endpoint.ts"
import { respondWithPage } from "./platform/http/pages.ts"
import { passportFiles } from "./passport/passport-file-routes.ts"
import { photographs } from "./product/photograph-routes.ts"
import { papers } from "./orders/paper-routes.ts"
import { paymentNotices } from "./checkout/payment-notice-routes.ts"
import { platformOperations } from "./marketing/platform-operation-routes.ts"
import { requestLog } from "./platform/http/request-log.ts"
import { sameOrigin } from "./platform/http/same-origin.ts"
import { searchEngines } from "./content/search-engines.ts"
import { secretAddresses } from "./platform/http/secret-addresses.ts"
import { type SecurityOptions, securityHeaders } from "./platform/http/security-headers.ts"
import { securityTxt } from "./platform/http/security-txt.ts"
import type { ShopEnv } from "./platform/http/shop-env.ts"
import { reviewPhotos } from "./reviews/review-photo-routes.ts"
import { visitLinks } from "./visits/visit-link-routes.ts"
import { staticFiles } from "./platform/http/static-files.ts"
import { isFromThisMachine, toolsForThisMachine } from "./platform/http/this-machine.ts"
import { subscribeForm } from "./marketing/subscribe-form.ts"

export type AppOptions = {
  readonly runtime: ManagedRuntime.ManagedRuntime<CallServices, unknown>
  readonly calls: ReadonlyArray<ServedCall>
  readonly renderer: Renderer
  /** Renderer with tools for requests from this machine; defaults to `renderer`. */
  readonly rendererHere?: Renderer
  readonly build: Build
  /** The first folder with a file wins. */
  readonly staticFolders: ReadonlyArray<string>
  readonly publicUrl: string
  readonly clientKey: string
  readonly operatorKey?: string | null
  /** Proxies before the server, 0 by default. */
  readonly trustedProxies?: number
  /** Folder of the letters at `/dev/mail`. */
  readonly outbox?: string | null
  readonly inspector?: InspectorOptions | null
  /** Built-in customer-data platform; `null` for another one. `isShown` serves its operations at `/dev/marketing`. */
  readonly platform?: { readonly isShown: boolean } | null
  /** Serves `/dev/reports`. */
  readonly hasTools?: boolean
  /** Source maps that translate stacks. */
  readonly mapsOf?: MapsOf
  readonly security: SecurityOptions
  /** Contact in `security.txt`; without it the file is 404. */
  readonly securityContact?: string
  /** Makes `/readyz` fail once the process is stopping. */
  readonly isStopping?: () => boolean
  readonly styles?: ReadonlyArray<string>
}

export const makeApp = (options: AppOptions): Hono<ShopEnv> => {
  const { runtime } = options
  const run = (program: Effect.Effect<void>) => void runtime.runFork(program)
  const app = new Hono<ShopEnv>()
  app.use(requestLog(run), securityHeaders(options.security), makeCompress())
  app.use(sameOrigin({ publicUrl: options.publicUrl, styles: options.styles ?? [] }))
  app.use(secretAddresses)
  app.use(longAddresses(options.styles ?? []))
  app.use(staticFiles(options.staticFolders))
  app.use(toolsForThisMachine((c) => respondWithPage(c, { build: options.build, renderer: options.renderer, run })))
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
  const operator = { operatorKey: options.operatorKey ?? null, publicUrl: options.publicUrl, trustedProxies, run: runtime.runPromise }
  app.route("/", operatorRoutes(operator, operatorEndpoints))
  app.route("/", apiRoutes({ ...options, trustedProxies, run: runtime.runPromise }))
  app.route("/", subscribeForm({ calls, trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", letterLinks({ publicUrl: options.publicUrl, trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", alertLinks({ trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", visitLinks({ publicUrl: options.publicUrl, trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", papers({ publicUrl: options.publicUrl, trustedProxies, run: runtime.runPromise, styles: options.styles ?? [] }))
  app.route("/", passportFiles({ trustedProxies, run: runtime.runPromise }))
  app.route("/", reviewPhotos({ run: runtime.runPromise }))
  app.route("/", photographs({ run: runtime.runPromise }))
  if (options.platform) app.route("/", platformOperations({ trustedProxies, run: runtime.runPromise }))
  if (options.platform?.isShown === true) app.route("/", devMarketing(runtime.runPromise))
  app.route("/", errorReports({ run: runtime.runPromise, mapsOf: options.mapsOf ?? (() => undefined), trustedProxies }))
  if (options.hasTools === true) app.route("/", devReports(runtime.runPromise))
  if (typeof options.outbox === "string") app.route("/", devMail(options.outbox, runtime.runPromise))
  if (options.inspector) app.route("/", inspector(options.inspector, options.security))
  const { build, renderer, rendererHere = renderer } = options
  app.all("*", (c) => respondWithPage(c, { build, renderer: isFromThisMachine(c) ? rendererHere : renderer, run }))
  app.onError((cause, c) => answerFailure(c, cause, run))
  return app
}
