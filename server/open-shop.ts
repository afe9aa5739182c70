import { Effect, Layer, ManagedRuntime, type Scope } from "effect"
import type { RendererOptions } from "../app/renderer.ts"
import * as dadata from "./account/dadata.ts"
import { makeHandlers } from "./handlers.ts"
import { callInProcess, loadCalls, type ServedCalls } from "./platform/api/served-calls.ts"
import * as passwords from "./platform/identity/passwords.ts"
import type { CallServices } from "./platform/api/serve-call.ts"
import type { DatabaseFailed } from "./platform/db/database.ts"
import { databaseLayer } from "./platform/db/database-layer.ts"
import { migrate, type MigrationChanged, type MigrationFailed } from "./platform/db/migrate.ts"
import type { Environment } from "./platform/environment.ts"
import { filesLayer } from "./platform/files/files-layer.ts"
import * as jobs from "./platform/background-jobs.ts"
import * as humanCheck from "./account/human-check.ts"
import * as log from "./log.ts"
import { mailLayer } from "./platform/mail/mail-layer.ts"
import { repeatOrderSweep } from "./orders/order-jobs.ts"
import { repeatDeviceLetterSweep } from "./account/device-letters.ts"
import { repeatClosedAccountSweep } from "./closed-accounts/erase-accounts.ts"
import { repeatAlertSweep } from "./alerts/send-alert-letters.ts"
import { repeatDiamondOrderSweep } from "./diamond-orders/diamond-order-letters.ts"
import { repeatPassportSweep } from "./passport/passport-letters.ts"
import { photographSweep } from "./product/photograph-storage.ts"
import { repeatQuestionSweep } from "./questions/send-question-letters.ts"
import { repeatReviewSweep } from "./reviews/send-review-letters.ts"
import { sessionsLayer } from "./account/session-lookup.ts"
import { repeatVisitSweep } from "./visits/visit-jobs.ts"
import * as payments from "./payments/chosen-provider.ts"
import { productionWarnings } from "./production-warnings.ts"
import { withSamples } from "./samples/with-samples.ts"
import { seedIfEmpty } from "./seed/seed.ts"
import { watchingCalendar } from "./watch-calendar.ts"

export type ShopRuntime = ManagedRuntime.ManagedRuntime<CallServices, DatabaseFailed>

export type OpenShop = {
  readonly runtime: ShopRuntime
  readonly calls: ServedCalls
  readonly forRenderer: Pick<
    RendererOptions,
    | "call"
    | "buildPeriodMs"
    | "captcha"
    | "log"
    | "maps"
    | "clientKey"
    | "debug"
    | "hasInspector"
    | "hasTools"
    | "marketing"
    | "publicUrl"
    | "reportsUrl"
  >
}

/** Removes developer tools and the inspector for visitors from other machines. */
export const withoutDeveloperTools = (options: OpenShop["forRenderer"]): OpenShop["forRenderer"] => ({
  ...options,
  hasTools: false,
  hasInspector: false
})

const firstDiamonds = 8_000

/** Starts services and periodic jobs; migrates the database and fills an empty one, with `diamonds` stones. */
export const openShop = (
  environment: Environment,
  diamonds = firstDiamonds
): Effect.Effect<OpenShop, DatabaseFailed | MigrationChanged | MigrationFailed, Scope.Scope> =>
  Effect.gen(function* () {
    const runtime = yield* Effect.acquireRelease(
      Effect.sync(() => ManagedRuntime.make(servicesOf(environment))),
      (open) => open.disposeEffect
    )
    const services = yield* runtime.contextEffect
    yield* Effect.provide(prepare(diamonds), services)
    for (const warning of productionWarnings(environment)) yield* Effect.provide(Effect.logWarning(warning), services)
    yield* Effect.forkScoped(Effect.provide(watchingCalendar, services))
    yield* Effect.forkScoped(Effect.provide(repeatOrderSweep(environment.publicUrl), services))
    yield* Effect.forkScoped(Effect.provide(repeatVisitSweep(environment.publicUrl), services))
    yield* Effect.forkScoped(Effect.provide(repeatReviewSweep(environment.publicUrl), services))
    yield* Effect.forkScoped(Effect.provide(photographSweep, services))
    yield* Effect.forkScoped(Effect.provide(repeatPassportSweep(environment.publicUrl), services))
    yield* Effect.forkScoped(Effect.provide(repeatDiamondOrderSweep(environment.publicUrl), services))
    yield* Effect.forkScoped(Effect.provide(repeatQuestionSweep(environment.publicUrl), services))
    yield* Effect.forkScoped(Effect.provide(repeatAlertSweep(environment.publicUrl), services))
    yield* Effect.forkScoped(Effect.provide(repeatDeviceLetterSweep(environment.publicUrl), services))
    yield* Effect.forkScoped(Effect.provide(repeatClosedAccountSweep(environment.publicUrl), services))
    const calls = yield* Effect.promise(() =>
      loadCalls(makeHandlers(environment.publicUrl, environment.captcha?.clientKey)).then(withSamples)
    )
    return { runtime, calls, forRenderer: forRenderer(environment, runtime, calls) }
  })

/** Background jobs depend on the other services and end first. */
const servicesOf = (environment: Environment) =>
  Layer.provideMerge(
    jobs.layer,
    Layer.mergeAll(
      databaseLayer(environment),
      Layer.provideMerge(mailLayer(environment), filesLayer(environment)),
      passwords.layer({ cost: environment.passwordCost }),
      humanCheck.layer(environment.captchaCheck),
      dadata.layer(environment.addresses),
      payments.layer(environment),
      sessionsLayer,
      log.layer(environment.logLevel)
    )
  )

const prepare = (diamondCount: number) =>
  Effect.gen(function* () {
    const { applied } = yield* migrate()
    if (applied.length > 0) yield* Effect.logInfo(`Migrations applied: ${applied.join(", ")}`)
    const { diamonds, jewelry, seeded } = yield* seedIfEmpty({ diamonds: diamondCount })
    if (seeded) yield* Effect.logInfo(`Seeded the database: ${diamonds} diamonds and ${jewelry} pieces of jewelry`)
  })

const forRenderer = (
  { buildPeriodMs, captcha, clientKey, debug, hasInspector, maps, marketing, mode, publicUrl, reportsUrl }: Environment,
  runtime: ShopRuntime,
  calls: ServedCalls
): OpenShop["forRenderer"] => ({
  buildPeriodMs,
  reportsUrl,
  captcha,
  clientKey,
  debug,
  hasTools: mode !== "production",
  hasInspector,
  maps,
  marketing,
  publicUrl,
  call: (key, input) => runtime.runPromise(callInProcess(calls, key, input)),
  log: (level, message, data) => {
    const line = level === "error" ? Effect.logError(message) : Effect.logWarning(message)
    runtime.runFork(Effect.annotateLogs(line, data))
  }
})
