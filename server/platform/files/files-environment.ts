import { Schema } from "effect"
import type { S3Options } from "./s3.ts"

/** Base64 encryption keys and the bucket; `s3` `null` uses the data folder. */
export type FilesEnvironment = { readonly key: string | null; readonly oldKeys: ReadonlyArray<string>; readonly s3: S3Options | null }

const keyPattern = /^[A-Za-z\d+/]{43}=$/

export const isFileKey = (text: string): boolean => keyPattern.test(text)

const optional = Schema.optionalKey

export const filesVariables = {
  FILES_KEY: optional(Schema.String.check(Schema.isPattern(keyPattern))),
  FILES_KEY_OLD: optional(Schema.String.check(Schema.makeFilter((text) => text.split(",").every((key) => isFileKey(key.trim()))))),
  S3_URL: optional(Schema.String.check(Schema.makeFilter((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))),
  S3_BUCKET: optional(Schema.String.check(Schema.isPattern(/^[a-z\d][a-z\d.-]{2,62}$/))),
  S3_REGION: optional(Schema.String.check(Schema.isPattern(/^[\w-]{1,40}$/))),
  S3_KEY: optional(Schema.String.check(Schema.isPattern(/^\S{1,200}$/))),
  S3_SECRET: optional(Schema.String.check(Schema.isPattern(/^\S{1,200}$/)))
}

export const filesExpected = {
  FILES_KEY: "must be 32 random bytes in base64 (openssl rand -base64 32)",
  FILES_KEY_OLD: "must be keys of 32 bytes in base64, separated by commas",
  S3_URL: "must be the http or https address of the storage",
  S3_BUCKET: "must be the name of a bucket",
  S3_REGION: "must be the region of the bucket, such as us-east-1",
  S3_KEY: "must be the id of the access key",
  S3_SECRET: "must be the secret of the access key"
}

/** Variables that must be set together. */
export const s3Names = ["S3_URL", "S3_BUCKET", "S3_REGION", "S3_KEY", "S3_SECRET"] as const

type GivenVariables = Partial<Readonly<Record<keyof typeof filesVariables, string>>>

export const toFilesEnvironment = (variables: GivenVariables): FilesEnvironment => ({
  key: variables.FILES_KEY ?? null,
  oldKeys: variables.FILES_KEY_OLD?.split(",").map((key) => key.trim()) ?? [],
  s3: s3Of(variables)
})

const s3Of = ({ S3_BUCKET, S3_KEY, S3_REGION, S3_SECRET, S3_URL }: GivenVariables): S3Options | null =>
  S3_URL === undefined || S3_BUCKET === undefined || S3_REGION === undefined || S3_KEY === undefined || S3_SECRET === undefined
    ? null
    : { url: S3_URL, bucket: S3_BUCKET, region: S3_REGION, key: S3_KEY, secret: S3_SECRET }
