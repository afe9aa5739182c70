import { Schema } from "effect"

/** Storage of files: the base64 keys that they are encrypted with; without one the shop makes a key in its data folder. */
export type FilesEnvironment = { readonly key: string | null; readonly oldKeys: ReadonlyArray<string> }

const keyPattern = /^[A-Za-z\d+/]{43}=$/

/** Tells whether a text is 32 bytes in base64. */
export const isFileKey = (text: string): boolean => keyPattern.test(text)

const optional = Schema.optionalKey

/** Variables of the storage of files, as they are written. */
export const filesVariables = {
  FILES_KEY: optional(Schema.String.check(Schema.isPattern(keyPattern))),
  FILES_KEY_OLD: optional(Schema.String.check(Schema.makeFilter((text) => text.split(",").every((key) => isFileKey(key.trim())))))
}

export const filesExpected = {
  FILES_KEY: "must be 32 random bytes in base64 (openssl rand -base64 32)",
  FILES_KEY_OLD: "must be keys of 32 bytes in base64, separated by commas"
}

type Given = { readonly FILES_KEY?: string; readonly FILES_KEY_OLD?: string }

export const toFilesEnvironment = (given: Given): FilesEnvironment => ({
  key: given.FILES_KEY ?? null,
  oldKeys: given.FILES_KEY_OLD?.split(",").map((key) => key.trim()) ?? []
})
