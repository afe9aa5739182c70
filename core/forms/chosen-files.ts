import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import type { Errors } from "../domain/form/form.ts"
import { faultOfFiles, type NamedFile } from "../domain/files/document-files.ts"

/** File names and sizes as text, so that the vault validates them like secrets. */
export const writeFiles = (files: ReadonlyArray<NamedFile>): string => (files.length === 0 ? "" : JSON.stringify(files))

const readFiles = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Array(Schema.Struct({ name: Schema.String, bytes: Schema.Finite })))
)

type Rule = { readonly most: number; readonly isRequired: boolean }

export const faultOfNamed = (field: string, text: string, { isRequired, most }: Rule): Errors => {
  const files = text === "" ? [] : readFiles(text)
  const fault = files.length === 0 && isRequired ? fieldTexts.required : faultOfFiles(files, most)
  return fault === null ? {} : { [field]: fault }
}
