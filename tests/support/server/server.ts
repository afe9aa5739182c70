import { Effect, Exit, Layer, ManagedRuntime, Scope } from "effect"
import type { Renderer } from "../../../app/renderer.ts"
import * as dadata from "../../../server/account/dadata.ts"
import { makeHandlers } from "../../../server/handlers.ts"
import * as passwords from "../../../server/platform/identity/passwords.ts"
import type { CallServices, ServedCall } from "../../../server/platform/api/serve-call.ts"
import { sessionsLayer } from "../../../server/account/session-lookup.ts"
import { loadCalls, type ServedCalls } from "../../../server/platform/api/served-calls.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import * as pglite from "../../../server/platform/db/pglite.ts"
import { query } from "../../../server/platform/db/query.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import * as humanCheck from "../../../server/account/human-check.ts"
import type { HumanCheckOptions } from "../../../server/account/human-check.ts"
import * as jobs from "../../../server/platform/background-jobs.ts"
import { type AppOptions, makeApp } from "../../../server/app.ts"
import { listenOn, serverOf } from "../../../server/listen.ts"
import * as log from "../../../server/log.ts"
import { memoryFiles } from "./memory-files.ts"
import { type Letter, Mail } from "../../../server/platform/mail/mail.ts"
import { withSamples } from "../../../server/samples/with-samples.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import type { Query, TestDatabase } from "../database/databases.ts"
import { watched } from "../database/lock-watch.ts"
import { seededTar } from "../database/seeded-tar.ts"
import { minCost } from "../../../qa/server/least-cost.ts"

export type TestShop = {
  readonly app: ReturnType<typeof makeApp>
  /** Another app over the same database. */
  readonly appWith: (given: Partial<AppOptions>) => ReturnType<typeof makeApp>
  readonly calls: ServedCalls
  readonly run: <A, E>(program: Effect.Effect<A, E, CallServices>) => Promise<A>
  readonly query: Query
  /** Log entries since the last call. */
  readonly takeLog: () => ReadonlyArray<Readonly<Record<string, unknown>>>
  /** Letters sent since the last call, after all background jobs are done. */
  readonly takeLetters: () => Promise<ReadonlyArray<Letter>>
  /** Sends a request as the shop's own client does. */
  readonly ask: (path: string, init?: Ask) => Promise<Response>
  /** Listens on a free port until the shop stops; returns the origin. */
  readonly listen: () => Promise<string>
  readonly stop: () => Promise<void>
}

/** A server that can be called, in this process or another. */
export type AskedShop = Pick<TestShop, "ask">

export type Ask = {
  readonly method?: string
  readonly body?: string
  /** Body of bytes, instead of a text. */
  readonly file?: Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
  /** Address of the caller. */ readonly from?: string
}

export type TestShopOptions = Partial<
  Pick<AppOptions, "build" | "operatorKey" | "outbox" | "platform" | "renderer" | "security" | "staticFolders">
> & {
  readonly diamonds?: number
  /** PGlite in memory by default. */
  readonly database?: TestDatabase
  /** Records letters by default. */
  readonly mail?: Layer.Layer<Mail>
  /** None by default. */
  readonly captchaCheck?: HumanCheckOptions
  /** The shop's own suggestions by default. */
  readonly addresses?: dadata.DadataOptions
  /** Least cost by default. */
  readonly hashing?: passwords.PasswordsOptions
  /** Calls that are not in the contract. */
  readonly extraCalls?: ReadonlyArray<ServedCall>
}

/** Starts the whole server on its own database with this number of stones. By default a page contains only its address. */
export const startShop = async ({
  addresses,
  captchaCheck,
  database,
  diamonds = 0,
  extraCalls = [],
  hashing,
  mail,
  ...given
}: TestShopOptions = {}): Promise<TestShop> => {
  const lines: Array<string> = []
  const logLayer = log.layer("Info", (line) => lines.push(line))
  const letters: Array<Letter> = []
  const services = Layer.mergeAll(
    database?.layer ?? watched(pglite.layerMemory(await seededTar())),
    mail ?? Layer.succeed(Mail, { send: (letter) => Effect.sync(() => void letters.push(letter)) }),
    memoryFiles,
    humanCheck.layer(captchaCheck ?? null),
    dadata.layer(addresses ?? null),
    passwords.layer(hashing ?? { cost: minCost }),
    sessionsLayer,
    logLayer
  )
  const runtime = ManagedRuntime.make(Layer.provideMerge(jobs.layer, services))
  // The database starts with the first effect, also where it needs no migration.
  await runtime.runPromise(database?.isSeeded === false ? migrate() : Effect.void)
  // Without stones a seeded database is complete; seeding again would vacuum all its tables.
  if (diamonds > 0) await runtime.runPromise(seedIfEmpty({ diamonds }))
  const calls = await withSamples(await loadCalls(makeHandlers(publicUrl)))
  const appWith: TestShop["appWith"] = (more) =>
    makeApp({ ...defaults, runtime, calls: [...calls.values(), ...extraCalls], ...given, ...more })
  const app = appWith({})
  const closings: Array<() => Promise<void>> = []
  return {
    app,
    appWith,
    calls,
    run: runtime.runPromise,
    query: (sql, params) => runtime.runPromise(query(sql, params)),
    takeLog: () => lines.splice(0).map((line) => JSON.parse(line)),
    takeLetters: async () => {
      await runtime.runPromise(Effect.flatMap(jobs.BackgroundJobs, ({ done }) => done))
      return letters.splice(0)
    },
    ask: async (path, { file, from, ...init } = {}) => {
      const headers = { "x-client-key": publicClientKey, ...init.headers }
      return app.request(
        path,
        { ...init, ...(file !== undefined && { body: file }), headers },
        from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } }
      )
    },
    listen: async () => {
      const { close, origin } = await startServer(app.fetch)
      closings.push(close)
      return origin
    },
    stop: async () => {
      await Promise.all(closings.map((close) => close()))
      await runtime.dispose()
      await database?.stop()
    }
  }
}

export type TestServer = { readonly origin: string; readonly close: () => Promise<void> }

/** Serves a `fetch` on a free port of this machine. */
export const startServer = async (fetch: (request: Request) => Response | Promise<Response>): Promise<TestServer> => {
  const scope = await Effect.runPromise(Scope.make())
  const port = await Effect.runPromise(Scope.provide(listenOn(serverOf(fetch), { host: "127.0.0.1", port: 0 }), scope))
  return { origin: `http://127.0.0.1:${port}`, close: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}

export const publicUrl = "https://gran.test"

const echo: Renderer = {
  render: async (url) => ({ status: 200, headers: { "cache-control": "public, max-age=0" }, html: `<!doctype html><title>${url}</title>` }),
  payload: async (url) => ({ status: 200, body: { status: 200, data: { url } } })
}

const defaults = {
  renderer: echo,
  build: {
    id: "build-1",
    timestamp: 1_795_000_000_000,
    contract: "one",
    routes: [{ name: "home", pattern: "/", preloads: "home" }],
    files: { home: ["/assets/home-1.js"] }
  },
  staticFolders: [],
  publicUrl,
  clientKey: publicClientKey,
  security: { isDevelopment: false, isHttpsOnly: false }
} satisfies Partial<AppOptions>
