import { PGlite, type PGliteOptions } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { parentPort, workerData } from "node:worker_threads"
import type { Row } from "./database.ts"
import { type Template, TemplateFiles } from "./pglite-template.ts"
import { makeStatements } from "./pglite-statements.ts"
import { readColumn } from "./values.ts"

type Statements = ReturnType<typeof makeStatements>

/** `folder` `null` is memory; `template`: initial files; `wasm`: precompiled PGlite code. */
export type WorkerInput = {
  readonly folder: string | null
  readonly template: Template | null
  readonly wasm: WebAssembly.Module | null
}
export type ToWorker =
  | { readonly kind: "run"; readonly id: number; readonly sql: string; readonly params: ReadonlyArray<string | null> }
  | { readonly kind: "close" }
export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "rows"; readonly id: number; readonly rows: ReadonlyArray<Row> }
  | { readonly kind: "failed"; readonly id: number; readonly code: string | null; readonly message: string }

const main = async (input: WorkerInput): Promise<void> => {
  const database = await open(input)
  const statements = makeStatements(database)
  let last: Promise<void> = Promise.resolve()
  parentPort?.on("message", (message: ToWorker) => {
    last = last.then(async () => {
      if (message.kind === "run") return answer(await run(database, statements, message))
      await database.close()
      parentPort?.close()
    })
  })
  answer({ kind: "ready" })
}

/** Filling a larger buffer cache would take most of the start. */
const inMemory = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"]

/** Limits the write-ahead log, which defaults to a gigabyte. */
const inFolder = [...PGlite.defaultStartParams, "-c", "max_wal_size=96MB", "-c", "min_wal_size=32MB"]

const open = async ({ folder, template, wasm }: WorkerInput): Promise<PGlite> => {
  const options: PGliteOptions = { extensions: { unaccent, pg_trgm } }
  options.startParams = folder === null ? inMemory : inFolder
  if (folder !== null) options.dataDir = folder
  if (wasm !== null) options.pgliteWasmModule = wasm
  if (template !== null) options.fs = new TemplateFiles(template)
  const database = await PGlite.create(options)
  for (const type of Object.keys(database.parsers)) database.parsers[type] = (text) => readColumn(Number(type), text)
  return database
}

/** Returns the last statement's rows: a text without parameters may contain several. */
const run = async (database: PGlite, statements: Statements, { id, sql, params }: ToWorker & { kind: "run" }): Promise<FromWorker> => {
  try {
    if (params.length > 0) return { kind: "rows", id, rows: await statements.query(sql, params) }
    const results = await database.exec(sql)
    if (/\b(?:alter|create|drop)\b/i.test(sql)) await statements.forget()
    return { kind: "rows", id, rows: results.at(-1)?.rows ?? [] }
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : null
    return { kind: "failed", id, code, message: cause instanceof Error ? cause.message : String(cause) }
  }
}

const answer = (message: FromWorker): void => parentPort?.postMessage(message)

const isInput = (value: unknown): value is WorkerInput =>
  typeof value === "object" && value !== null && "folder" in value && "template" in value

if (isInput(workerData)) await main(workerData)
