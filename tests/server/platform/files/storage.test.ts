import { Effect } from "effect"
import { randomBytes, randomUUID } from "node:crypto"
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { Files } from "../../../../server/platform/files/files.ts"
import { filesLayer } from "../../../../server/platform/files/files-layer.ts"
import { folderFiles } from "../../../../server/platform/files/folder.ts"
import { sealFiles } from "../../../../server/platform/files/seal.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "files-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const run = <A, E>(program: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(program)
const failure = <A, E>(program: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(program))
const passport = Buffer.from("Паспорт 4004 123456")

describe("the folder of files", () => {
  test("returns the last written file, none after removal, and is private to its owner", async () => {
    const files = folderFiles(join(folder, "files"))
    const key = randomUUID()
    expect(await run(files.read(key))).toBe(null)
    await run(files.put(key, Buffer.from("first")))
    await run(files.put(key, passport))
    expect(await run(files.read(key))).toEqual(passport)
    expect([modeOf(join(folder, "files")), modeOf(join(folder, "files", key)), readdirSync(join(folder, "files"))]).toEqual([
      "700",
      "600",
      [key]
    ])
    await run(files.remove(key))
    await run(files.remove(key))
    expect([await run(files.read(key)), readdirSync(join(folder, "files"))]).toEqual([null, []])
  })

  test.each(["", "../secret", "..", "a/b", "passport", `${randomUUID()}/..`, randomUUID().toUpperCase(), `${randomUUID()}\n`])(
    "accepts only a UUID as key: %j",
    async (key) => {
      const files = folderFiles(folder)
      for (const attempt of [files.put(key, passport), files.read(key), files.remove(key)]) {
        expect(await failure(attempt)).toMatchObject({ _tag: "FilesFailed", reason: "the key is not a UUID" })
      }
      expect(readdirSync(folder)).toEqual([])
    }
  )

  test("preserves the old file if the new one cannot be written, without a partial file", async () => {
    const files = folderFiles(join(folder, "no", "folder"))
    writeFileSync(join(folder, "no"), "a file")
    expect(await failure(files.put(randomUUID(), passport))).toMatchObject({ reason: "ENOTDIR" })
    expect(readdirSync(folder)).toEqual(["no"])
  })
})

describe("encrypted files", () => {
  const current = randomBytes(32)
  const key = randomUUID()
  const written = () => readFileSync(join(folder, key))
  const changed = (change: (bytes: Buffer) => Buffer) => writeFileSync(join(folder, key), change(written()))

  test("contain no plain text, and never repeat", async () => {
    const files = sealFiles(folderFiles(folder), { current, old: [] })
    await run(files.put(key, passport))
    const once = written()
    await run(files.put(key, passport))
    expect(written().equals(once)).toBe(false)
    expect([once.length, once.includes("4004"), once[0]]).toEqual([passport.length + 37, false, 1])
    expect(await run(files.read(key))).toEqual(passport)
    expect(await run(files.read(randomUUID()))).toBe(null)
  })

  test("do not open after a changed, cut or added byte", async () => {
    const files = sealFiles(folderFiles(folder), { current, old: [] })
    await run(files.put(key, passport))
    const whole = written()
    for (let at = 0; at < whole.length; at += 1) {
      changed(() => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 1 : byte))))
      expect(await failure(files.read(key))).toMatchObject({ _tag: "FilesFailed" })
    }
    for (const length of [0, 1, 36, whole.length - 1]) {
      changed(() => whole.subarray(0, length))
      expect(await failure(files.read(key))).toMatchObject({ _tag: "FilesFailed" })
    }
    changed(() => Buffer.concat([whole, Buffer.of(0)]))
    expect(await failure(files.read(key))).toMatchObject({ reason: "the file was changed, or moved to another name" })
  })

  test("do not open under another key of the storage", async () => {
    const files = sealFiles(folderFiles(folder), { current, old: [] })
    const other = randomUUID()
    await run(files.put(key, passport))
    writeFileSync(join(folder, other), written())
    expect(await failure(files.read(other))).toMatchObject({ reason: "the file was changed, or moved to another name" })
  })

  test("of an old key are read, and written with the new one", async () => {
    const former = randomBytes(32)
    await run(sealFiles(folderFiles(folder), { current: former, old: [] }).put(key, passport))
    const files = sealFiles(folderFiles(folder), { current, old: [randomBytes(32), former] })
    expect(await run(files.read(key))).toEqual(passport)
    const alone = sealFiles(folderFiles(folder), { current, old: [] })
    expect(await failure(alone.read(key))).toMatchObject({ reason: "the file is encrypted with an unknown key (see FILES_KEY_OLD)" })
    await run(files.put(key, passport))
    expect(await run(alone.read(key))).toEqual(passport)
  })
})

describe("the file storage of a shop", () => {
  const use = <A, E>(files: { key?: string; oldKeys?: ReadonlyArray<string> }, program: Effect.Effect<A, E, Files>) =>
    Effect.runPromise(Effect.provide(program, filesLayer({ dataFolder: folder, files: { key: null, oldKeys: [], s3: null, ...files } })))
  const put = (key: string) => Files.use((files) => files.put(key, passport))
  const read = (key: string) => Files.use((files) => files.read(key))

  test("creates its own key with the first file, and reads with it after a restart", async () => {
    const keys = Array.from({ length: 4 }, () => randomUUID())
    await Promise.all(keys.map((key) => use({}, put(key))))
    for (const key of keys) expect(await use({}, read(key))).toEqual(passport)
    expect([modeOf(join(folder, "files.key")), readdirSync(folder).toSorted()]).toEqual(["600", ["files", "files.key"]])
    for (const key of keys) expect(readFileSync(join(folder, "files", key)).includes("4004")).toBe(false)
  })

  test("migrates from its key file to a key of the environment", async () => {
    const key = randomUUID()
    await use({}, put(key))
    const made = readFileSync(join(folder, "files.key"), "utf8").trim()
    const given = randomBytes(32).toString("base64")
    expect(await use({ key: given, oldKeys: [made] }, read(key))).toEqual(passport)
    await expect(use({ key: given }, read(key))).rejects.toThrow("an unknown key")
  })

  test("creates no key file if it has a key, and does not overwrite a broken one", async () => {
    await use({ key: randomBytes(32).toString("base64") }, put(randomUUID()))
    expect(existsSync(join(folder, "files.key"))).toBe(false)
    writeFileSync(join(folder, "files.key"), "broken")
    chmodSync(join(folder, "files.key"), 0o600)
    await expect(use({}, put(randomUUID()))).rejects.toThrow("files.key does not hold 32 bytes in base64")
    expect(readFileSync(join(folder, "files.key"), "utf8")).toBe("broken")
  })
})
