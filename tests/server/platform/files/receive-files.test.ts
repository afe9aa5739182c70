import { Effect } from "effect"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, describe, expect, test } from "vitest"
import { CurrentFile } from "../../../../server/platform/uploads/incoming-file.ts"
import { receiveFiles } from "../../../../server/platform/uploads/incoming-files.ts"
import { formOf, type Part } from "../../../support/server/forms.ts"

const rules = { field: "file[]", maxFiles: 2, maxBytes: 10_485_760 }
const folder = join(tmpdir(), "gran-uploads")
const lying = (): ReadonlyArray<string> => (existsSync(folder) ? readdirSync(folder) : [])

type Sent = {
  readonly type?: string
  readonly length?: number | null
  readonly chunk?: number
  readonly cut?: number
  readonly isLost?: boolean
}

/** Chunks of a body; `read` counts the requested bytes. */
const chunksOf = (body: Uint8Array, { chunk = 65_536, cut = body.length, isLost = false }: Sent, read: { bytes: number }) =>
  (async function* () {
    for (let at = 0; at < cut; at += chunk) {
      const part = body.subarray(at, Math.min(at + chunk, cut))
      read.bytes += part.length
      yield part
    }
    if (isLost) throw new Error("aborted")
  })()

const receive = async (parts: ReadonlyArray<Part> | Uint8Array, sent: Sent = {}) => {
  const form = parts instanceof Uint8Array ? { body: parts, type: "multipart/form-data; boundary=b" } : formOf(parts)
  const read = { bytes: 0 }
  const incoming = { type: sent.type ?? form.type, length: sent.length ?? null, chunks: chunksOf(form.body, sent, read) }
  const received = await Effect.runPromise(
    receiveFiles(rules).pipe(
      Effect.map((files) => files.map(({ bytes, name, path }) => ({ name, bytes, content: readFileSync(path) }))),
      Effect.catchTag("FilesUnfit", ({ fault }) => Effect.succeed(fault)),
      Effect.provideService(CurrentFile, incoming),
      Effect.scoped
    )
  )
  return { received, read: read.bytes, length: form.body.length }
}
const file = (bytes: number, name = "scan.png"): Part => ({ field: "file[]", name, content: Buffer.alloc(bytes, 7) })

describe("the files of a form", () => {
  let before: ReadonlyArray<string>
  beforeEach(() => {
    before = lying()
  })
  const expectNothingLeft = () => expect(lying().filter((name) => !before.includes(name))).toEqual([])

  test("are written to disk in order, with their sent names, and deleted with the scope", async () => {
    const parts = [file(3, "../паспорт 1.jpg"), { field: "file[]", name: "scan.png", content: Buffer.from("второй") }]
    for (const chunk of [1, 7, 65_536]) {
      expect((await receive(parts, { chunk })).received).toEqual([
        { name: "../паспорт 1.jpg", bytes: 3, content: Buffer.alloc(3, 7) },
        { name: "scan.png", bytes: 12, content: Buffer.from("второй") }
      ])
    }
    expectNothingLeft()
  })

  test.each([
    [10_485_760, 0, 10_485_760],
    [10_485_761, 0, "heavy"],
    [10_485_000, 760, 10_485_760],
    [10_485_000, 761, "heavy"]
  ])("are limited together to the byte (LIM-026): %i and %i", async (one, other, expected) => {
    const { received } = await receive([file(one), file(other)])
    expect(Array.isArray(received) ? received.reduce((sum, { bytes }) => sum + bytes, 0) : received).toBe(expected)
    expectNothingLeft()
  })

  test("are not read if the declared length is too large, nor beyond the first excess byte", async () => {
    expect(await receive([file(4)], { length: 40_000_000 })).toMatchObject({ received: "heavy", read: 0 })
    const endless = await receive([file(30_000_000)])
    expect(endless.received).toBe("heavy")
    expect(endless.read).toBeLessThan(10_485_760 + 3 * 65_536)
    expectNothingLeft()
  })

  test("are two at most, and reading stops at the third", async () => {
    const { length, read, received } = await receive([file(10), file(10), file(5_000_000)])
    expect(received).toBe("many")
    expect(read).toBeLessThan(length / 2)
    expectNothingLeft()
  })

  test.each<readonly [string, ReadonlyArray<Part>, Sent]>([
    ["another field", [file(3), { field: "comment", content: Buffer.from("x") }], {}],
    ["a field of the same name that is no file", [{ field: "file[]", content: Buffer.from("x") }], {}],
    ["a file of another field", [{ field: "files", name: "a.png", content: Buffer.from("x") }], {}],
    ["a nested name", [{ field: "file[][0]", name: "a.png", content: Buffer.from("x") }], {}],
    ["an index in the name", [{ field: "file[0]", name: "a.png", content: Buffer.from("x") }], {}],
    ["no boundary in the type", [file(3)], { type: "multipart/form-data" }],
    ["another boundary than the body's", [file(3)], { type: "multipart/form-data; boundary=other" }],
    ["another type", [file(3)], { type: "application/json" }],
    ["a connection that is lost at 50 %", [file(400_000)], { cut: 200_000, isLost: true }],
    ["a body that ends at 50 %", [file(400_000)], { cut: 200_000 }],
    ["a connection that is lost in the second file", [file(100_000), file(400_000)], { cut: 300_000, isLost: true }]
  ])("are refused as broken with %s, and leave no files", async (_name, parts, sent) => {
    expect((await receive(parts, sent)).received).toBe("broken")
    expectNothingLeft()
  })

  test.each([
    ["headers that do not end", `--b\r\n${"X-Header: 1\r\n".repeat(50_000)}`],
    ["one endless header", `--b\r\nContent-Disposition: form-data; name="file[]"; filename="${"a".repeat(400_000)}`],
    ["no part at all but noise", "noise".repeat(1_000)],
    ["nothing after the first boundary", "--b"]
  ])("are refused as broken with %s", async (_name, body) => {
    expect((await receive(Buffer.from(body))).received).toBe("broken")
    expectNothingLeft()
  })

  test("are empty for a form without parts, and a request without a body", async () => {
    expect((await receive(Buffer.from("--b--\r\n"))).received).toBe("none")
    expect(await Effect.runPromise(Effect.scoped(Effect.flip(receiveFiles(rules))))).toMatchObject({ fault: "none" })
  })
})
