import { html } from "hono/html"
import type { Html } from "../http/html-page.ts"
import { type Field, fieldsOf, isRecord, type Json, text } from "./json-schema.ts"
import type { OpenApi } from "./openapi.ts"

export const fieldTable = (fields: ReadonlyArray<Field>, api: OpenApi): Html =>
  html`<table>
    <tbody>
      ${fields.flatMap((field) => rowsOf(field, api, ""))}
    </tbody>
  </table>`

/** Schemas may be recursive. */
const rowsOf = ({ name, isRequired, schema }: Field, api: OpenApi, above: string): ReadonlyArray<Html> => {
  const fieldRow = html`<tr>
    <th scope="row"><code>${above}${name}</code></th>
    <td>${typeOf(schema, api)}${isRequired ? "" : ", можно опустить"}</td>
  </tr>`
  const { path, object } = objectIn(schema, api)
  if (above.split(".").length > deepestLevel) return [fieldRow]
  return [fieldRow, ...fieldsOf(object).flatMap((field) => rowsOf(field, api, `${above}${name}${path}.`))]
}

const deepestLevel = 6

const objectIn = (schema: Json, api: OpenApi): { readonly path: string; readonly object: Json } => {
  const whole = resolve(schema, api)
  if (isRecord(whole["items"])) return { path: "[]", object: objectIn(whole["items"], api).object }
  const inner = variants(whole).find((variant) => variant["type"] !== "null")
  return inner === undefined ? { path: "", object: whole } : objectIn(inner, api)
}

const typeOf = (schema: Json, api: OpenApi): string => {
  const whole = resolve(schema, api)
  const several = variants(whole)
  if (several.length > 0) return several.map((variant) => typeOf(variant, api)).join(" или ")
  if (Array.isArray(whole["enum"])) return whole["enum"].map((value) => JSON.stringify(value)).join(" | ")
  return `${typeNames.get(text(whole["type"])) ?? "значение"}${limits(whole)}`
}

const typeNames = new Map([
  ["string", "строка"],
  ["integer", "целое число"],
  ["number", "число"],
  ["boolean", "да или нет"],
  ["array", "список"],
  ["object", "объект"],
  ["null", "null"]
])

const limits = ({ minimum, maximum, maxLength }: Json): string =>
  [
    typeof minimum === "number" && Number.isSafeInteger(minimum - 1) ? ` от ${minimum}` : "",
    typeof maximum === "number" && Number.isSafeInteger(maximum + 1) ? ` до ${maximum}` : "",
    typeof maxLength === "number" ? `, не длиннее ${maxLength}` : ""
  ].join("")

const variants = (schema: Json): ReadonlyArray<Json> =>
  [schema["anyOf"], schema["oneOf"]].flatMap((list) => (Array.isArray(list) ? list.filter(isRecord) : []))

export const resolve = (schema: Json, api: OpenApi): Json => {
  const name = /^#\/components\/schemas\/(.+)$/.exec(text(schema["$ref"]))?.[1]
  return name === undefined ? schema : (api.components.schemas[name] ?? {})
}
