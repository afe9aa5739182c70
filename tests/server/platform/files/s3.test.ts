import { Effect } from "effect"
import { randomBytes, randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "s3rver"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { s3Files, type S3Options } from "../../../../server/platform/files/s3.ts"
import { sealFiles } from "../../../../server/platform/files/seal.ts"

/** Runs against s3rver, an S3 server, instead of a double of the client. */
describe("files in a bucket", () => {
  const folder = mkdtempSync(join(tmpdir(), "s3-"))
  const configureBuckets = [{ name: "files" }]
  const server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: folder, configureBuckets })
  let options: S3Options
  beforeAll(async () => {
    const { port } = await server.run()
    options = { url: `http://127.0.0.1:${port}`, bucket: "files", region: "us-east-1", key: "S3RVER", secret: "S3RVER" }
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  const run = <A, E>(program: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(program)
  const failure = <A, E>(program: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(program))

  test("are the last written ones, and absent after removal", async () => {
    const files = s3Files(options)
    const key = randomUUID()
    expect(await run(files.read(key))).toBe(null)
    await run(files.put(key, Buffer.from("first")))
    const large = randomBytes(10_485_760)
    await run(files.put(key, large))
    expect(large.equals((await run(files.read(key))) ?? Buffer.alloc(0))).toBe(true)
    await run(files.remove(key))
    await run(files.remove(key))
    expect(await run(files.read(key))).toBe(null)
  })

  test("are encrypted, and open only with their own key", async () => {
    const files = sealFiles(s3Files(options), { current: randomBytes(32), old: [] })
    const [key, other] = [randomUUID(), randomUUID()]
    await run(files.put(key, Buffer.from("4004 123456")))
    const stored = Buffer.from((await run(s3Files(options).read(key))) ?? [])
    expect(stored.includes("4004")).toBe(false)
    expect(Buffer.from((await run(files.read(key))) ?? []).toString()).toBe("4004 123456")
    await run(s3Files(options).put(other, stored))
    expect(await failure(files.read(other))).toMatchObject({ _tag: "FilesFailed" })
  })

  test("fail with a reason without details if there is no bucket, key or server", async () => {
    const key = randomUUID()
    expect(await failure(s3Files({ ...options, bucket: "other" }).put(key, Buffer.of(1)))).toMatchObject({ reason: "NoSuchBucket" })
    expect(await failure(s3Files({ ...options, key: "nobody" }).read(key))).toMatchObject({ _tag: "FilesFailed" })
    expect(await failure(s3Files({ ...options, url: "http://127.0.0.1:1" }).read(key))).toMatchObject({ _tag: "FilesFailed" })
    expect(await failure(s3Files(options).read("../secret"))).toMatchObject({ reason: "the key is not a UUID" })
  })
})
