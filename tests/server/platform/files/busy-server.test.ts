import { Effect } from "effect"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { decode } from "../../../../server/platform/files/decode.ts"
import { sealFiles } from "../../../../server/platform/files/seal.ts"
import { makePace } from "../../../../server/platform/uploads/pace.ts"
import { onePage, pdfOf } from "../../../support/documents/pdf.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "busy-"))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

test("uploads together pause after every so many bytes, and go on in the order of their chunks", async () => {
  const pauses: Array<() => void> = []
  const pace = makePace({ bytes: 100, pause: () => new Promise<void>((resolve) => void pauses.push(resolve)) })
  const passed: Array<string> = []
  const send = async (name: string, chunks: ReadonlyArray<number>) => {
    for (const chunk of chunks) {
      await pace(chunk)
      passed.push(`${name}${chunk}`)
    }
  }
  const sent = Promise.all([send("a", [60, 30]), send("b", [40, 70])])
  await vi.waitFor(() => expect(pauses).toHaveLength(1))
  expect(passed).toEqual(["a60"])
  pauses[0]?.()
  await vi.waitFor(() => expect(pauses).toHaveLength(2))
  expect(passed).toEqual(["a60", "b40", "a30"])
  pauses[1]?.()
  await sent
  expect(passed).toEqual(["a60", "b40", "a30", "b70"])
})

test("a large file is encrypted and decrypted in slices, between which other events are served", async () => {
  const stored = new Map<string, Uint8Array>()
  const files = sealFiles(
    {
      put: (key, bytes) => Effect.sync(() => void stored.set(key, bytes)),
      read: (key) => Effect.sync(() => stored.get(key) ?? null),
      remove: (key) => Effect.sync(() => void stored.delete(key))
    },
    { current: new Uint8Array(32), old: [] }
  )
  const slices = 8
  const bytes = Uint8Array.from({ length: slices * 256 * 1024 }, (_, index) => index % 251)
  const turnsOf = async <A>(work: () => Promise<A>) => {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const result = await work()
    isOver = true
    return { result, turns }
  }
  const written = await turnsOf(() => Effect.runPromise(files.put("a", bytes)))
  expect(written.turns).toBeGreaterThanOrEqual(slices - 1)
  const read = await turnsOf(() => Effect.runPromise(files.read("a")))
  expect(read.turns).toBeGreaterThanOrEqual(slices - 1)
  expect(Buffer.compare(read.result ?? new Uint8Array(), bytes)).toBe(0)
})

test("a document is refused for the time of its own thread only, not for elapsed time", async () => {
  const path = join(folder, "scan.pdf")
  await writeFile(path, pdfOf(onePage()))
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] })
  const decoded = Effect.runPromise(decode({ kind: "pdf", path }))
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect((await decoded).kind).toBe("pdf")
})
