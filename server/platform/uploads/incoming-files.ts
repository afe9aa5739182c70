import { Busboy, type BusboyInstance } from "@fastify/busboy"
import { Effect, Schema, type Scope } from "effect"
import { createWriteStream } from "node:fs"
import { rm } from "node:fs/promises"
import { type Readable, Transform, type TransformCallback } from "node:stream"
import { pipeline } from "node:stream/promises"
import { CurrentFile, type IncomingFile, newPath } from "./incoming-file.ts"
import { uploadPace } from "./pace.ts"

/** `name` is the sender's, unchecked. */
export type ReceivedFile = { readonly name: string; readonly path: string; readonly bytes: number }

export class FilesUnfit extends Schema.TaggedError<FilesUnfit>()("FilesUnfit", {
  fault: Schema.Literals(["many", "heavy", "broken", "none"])
}) {}

type Fault = FilesUnfit["fault"]

/** `maxBytes` limits the total. */
export type FilesRules = { readonly field: string; readonly maxFiles: number; readonly maxBytes: number }

/**
 * Streams a form's files to disk until the scope ends. Stops at the first byte or file over the limit, or a part that is no file of the field. All
 * uploads share one pace.
 */
export const receiveFiles = (rules: FilesRules): Effect.Effect<ReadonlyArray<ReceivedFile>, FilesUnfit, Scope.Scope> =>
  Effect.gen(function* () {
    const incoming = yield* CurrentFile
    if (incoming === null) return yield* new FilesUnfit({ fault: "none" })
    if (incoming.length !== null && incoming.length > maxBodyBytes(rules)) return yield* new FilesUnfit({ fault: "heavy" })
    const paths = yield* Effect.acquireRelease(Effect.all(Array.from({ length: rules.maxFiles }, () => newPath)), (made) =>
      Effect.promise(() => Promise.all(made.map((path) => rm(path, { force: true }))))
    )
    const received = yield* Effect.tryPromise({
      try: (signal) => receive(incoming, { rules, paths, signal }),
      catch: (cause) => new FilesUnfit({ fault: cause instanceof Stopped ? cause.fault : "broken" })
    })
    return received.length === 0 ? yield* new FilesUnfit({ fault: "none" }) : received
  })

type ReceiveOptions = { readonly rules: FilesRules; readonly paths: ReadonlyArray<string>; readonly signal: AbortSignal }

class Stopped extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

const receive = async (incoming: IncomingFile, { paths, rules, signal }: ReceiveOptions): Promise<ReadonlyArray<ReceivedFile>> => {
  const stopping = new AbortController()
  const stop = (fault: Fault) => stopping.abort(new Stopped(fault))
  const either = AbortSignal.any([signal, stopping.signal])
  const budget = { left: rules.maxBytes }
  const files: Array<Promise<ReceivedFile>> = []
  const parser = makeParser(incoming.type, (field, name) => (field === rules.field && name !== undefined ? undefined : stop("broken")))
  parser.on("file", (_field, stream, name) => {
    const path = paths[files.length]
    if (path === undefined) stop("many")
    if (path === undefined || either.aborted) return void stream.on("error", () => undefined).resume()
    const written = write(stream, { name, path, budget, signal: either })
    written.catch((cause: unknown) => stop(cause instanceof Stopped ? cause.fault : "broken"))
    files.push(written)
  })
  try {
    await pipeline(atMost(incoming.chunks, maxBodyBytes(rules)), parser, { signal: either })
    return await Promise.all(files)
  } catch (cause) {
    stop("broken")
    await Promise.allSettled(files)
    throw cause instanceof Stopped ? cause : stopping.signal.reason
  }
}

/** Leaves checking file names to the consumer. */
const makeParser = (type: string, onPart: (field: string | undefined, name: string | undefined) => void): BusboyInstance =>
  new Busboy({
    headers: { "content-type": type },
    preservePath: true,
    isPartAFile: (field, _type, name) => {
      onPart(field, name)
      return true
    },
    limits: { headerPairs: 20, headerSize: maxPartBytes }
  })

type WriteOptions = { readonly name: string; readonly path: string; readonly budget: { left: number }; readonly signal: AbortSignal }

const write = async (stream: Readable, { name, path, signal, budget }: WriteOptions): Promise<ReceivedFile> => {
  let bytes = 0
  const count = new Transform({
    transform(chunk: Uint8Array, _encoding: string, done: TransformCallback) {
      bytes += chunk.length
      budget.left -= chunk.length
      if (budget.left < 0) done(new Stopped("heavy"))
      else done(null, chunk)
    }
  })
  await pipeline(stream, count, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal })
  return { name, path, bytes }
}

/** Bytes of boundary and headers around a file. */
const maxPartBytes = 8_192

const maxBodyBytes = ({ maxBytes, maxFiles }: FilesRules): number => maxBytes + (maxFiles + 1) * maxPartBytes

async function* atMost(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Stopped("heavy")
    await uploadPace(chunk.length)
    yield chunk
  }
}
