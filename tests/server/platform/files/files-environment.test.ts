import { Effect } from "effect"
import { expect, test } from "vitest"
import { readEnvironment } from "../../../../server/platform/environment.ts"

const read = (variables: Record<string, string>) => Effect.runSync(readEnvironment(variables))
const refusal = (variables: Record<string, string>) => Effect.runSync(Effect.flip(readEnvironment(variables)))
const fileKey = Buffer.alloc(32, 1).toString("base64")

test.each(["short", Buffer.alloc(31).toString("base64"), Buffer.alloc(33).toString("base64"), "ключ"])("refuses the file key %s", (key) => {
  expect(refusal({ FILES_KEY: key }).lines).toEqual(["FILES_KEY must be 32 random bytes in base64 (openssl rand -base64 32)"])
  expect(refusal({ FILES_KEY_OLD: `${fileKey},${key}` }).lines).toEqual([
    "FILES_KEY_OLD must be keys of 32 bytes in base64, separated by commas"
  ])
})

test("requires a file key only in production with PostgreSQL", () => {
  expect(refusal({ SHOP_ENV: "production", DATABASE_URL: "postgres://db/shop" }).lines).toEqual([
    "FILES_KEY must be given in production with PostgreSQL: all processes read files with the same key"
  ])
  expect(read({ SHOP_ENV: "production" }).files).toEqual({ key: null, oldKeys: [], s3: null })
})

test("requires all settings of a bucket, and TLS to it in production", () => {
  expect(refusal({ S3_URL: "https://s3.example", S3_SECRET: "s3cr3t" }).lines).toEqual([
    "S3_URL, S3_BUCKET, S3_REGION, S3_KEY and S3_SECRET must be given together"
  ])
  const bucket = { S3_URL: "http://s3.example", S3_BUCKET: "files", S3_REGION: "eu", S3_KEY: "id", S3_SECRET: "s3cr3t" }
  expect(refusal({ ...bucket, SHOP_ENV: "production" }).lines).toEqual([
    "S3_URL must be an https address in production: files of shoppers are sent there"
  ])
})
