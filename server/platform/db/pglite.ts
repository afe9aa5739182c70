import { Deferred, Effect, Layer, type Scope, Semaphore } from "effect"
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { Worker } from "node:worker_threads"
import { Database, DatabaseFailed, type Row } from "./database.ts"
import { removeUnfinishedMark, prepareFolder } from "./data-folder.ts"
import { lockFolder } from "./folder-lock.ts"
import { type Idleness, vacuumInIdleTime } from "./vacuum.ts"
import type { FromWorker, ToWorker, WorkerInput } from "./pglite-worker.ts"
import { readTemplate, type Template } from "./pglite-template.ts"
import { watchRoom } from "./disk-room.ts"
import { type Connection, makeDatabase } from "./transactions.ts"

/** Only one process may open the folder. */
export const layer = (folder: string): Layer.Layer<Database, DatabaseFailed> =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      yield* lockFolder(folder)
      yield* prepareFolder(folder)
      const { database, isIdle } = yield* makeOver({ folder, template: null, wasm: null })
      yield* removeUnfinishedMark(folder)
      const { status } = yield* vacuumInIdleTime(database, { isIdle })
      return { ...database, status }
    })
  )

/** `cluster` is a tar of an empty data folder, which saves seconds. */
export const layerMemory = (cluster: string | null = null): Layer.Layer<Database, DatabaseFailed> =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      const wasm = yield* Effect.promise(() => (program ??= readProgram()))
      const template = cluster === null ? null : yield* Effect.promise(() => templateOf(cluster))
      const { database } = yield* makeOver({ folder: null, template, wasm })
      return database
    })
  )

/** Compiled once per process: it takes half the start of an in-memory database. */
let program: Promise<WebAssembly.Module> | undefined

const readProgram = async (): Promise<WebAssembly.Module> => {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite")
  return WebAssembly.compile(await readFile(join(dirname(entry), "pglite.wasm")))
}

const templates = new Map<string, Promise<Template>>()

const templateOf = (tar: string): Promise<Template> => {
  const template = templates.get(tar) ?? readTemplate(tar)
  templates.set(tar, template)
  return template
}

type OpenedDatabase = Idleness & { readonly database: Database["Service"] }

/** Milliseconds without a query until the database is idle. */
const quietMs = 5000

const makeOver = (input: WorkerInput): Effect.Effect<OpenedDatabase, DatabaseFailed, Scope.Scope> =>
  Effect.gen(function* () {
    const connection = yield* startWorker(input)
    const turn = Semaphore.makeUnsafe(1)
    let lastUsed = performance.now()
    const lend = Effect.tap(turn.takeScoped(1), () => Effect.addFinalizer(() => Effect.sync(() => (lastUsed = performance.now()))))
    return {
      database: watchRoom(makeDatabase(Effect.as(lend, connection))),
      isIdle: () => performance.now() - lastUsed > quietMs
    }
  })

type Reply = (reply: Effect.Effect<ReadonlyArray<Row>, DatabaseFailed>) => void

const startWorker = (input: WorkerInput): Effect.Effect<Connection, DatabaseFailed, Scope.Scope> =>
  Effect.gen(function* () {
    const ready = yield* Deferred.make<void, DatabaseFailed>()
    const waiting = new Map<number, Reply>()
    let lost: DatabaseFailed | null = null
    const lose = (reason: string) => {
      lost ??= new DatabaseFailed({ code: null, message: `The embedded database has stopped: ${reason}`, isAway: true })
      Deferred.doneUnsafe(ready, Effect.fail(lost))
      for (const reply of waiting.values()) reply(Effect.fail(lost))
      waiting.clear()
    }
    const worker = yield* Effect.acquireRelease(
      Effect.sync(() => new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData: input })),
      stop
    )
    worker.on("error", (cause) => lose(cause instanceof Error ? cause.message : String(cause)))
    worker.on("exit", (code) => lose(`its thread ended with ${code}`))
    worker.on("message", (message: FromWorker) => {
      if (message.kind === "ready") return Deferred.doneUnsafe(ready, Effect.void)
      waiting.get(message.id)?.(toEffect(message))
      waiting.delete(message.id)
    })
    yield* Deferred.await(ready)
    let last = 0
    return {
      run: (sql, params) =>
        Effect.callback<ReadonlyArray<Row>, DatabaseFailed>((resume) => {
          if (lost !== null) return resume(Effect.fail(lost))
          const id = ++last
          waiting.set(id, resume)
          send(worker, { kind: "run", id, sql, params })
          return Effect.sync(() => waiting.delete(id))
        })
    }
  })

const toEffect = (message: Exclude<FromWorker, { kind: "ready" }>) =>
  message.kind === "rows" ? Effect.succeed(message.rows) : Effect.fail(new DatabaseFailed({ code: message.code, message: message.message }))

const stop = (worker: Worker): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    if (worker.threadId === -1) return resume(Effect.void)
    const patience = setTimeout(() => void worker.terminate(), 5000)
    worker.once("exit", () => {
      clearTimeout(patience)
      resume(Effect.void)
    })
    send(worker, { kind: "close" })
  })

const send = (worker: Worker, message: ToWorker): void => worker.postMessage(message)
