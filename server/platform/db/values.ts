import { largestInteger } from "../../../core/contract/common.ts"

/** Both drivers exchange PostgreSQL's text format. */

/** Encodes an array as an SQL array (`= any($1::text[])`), an object as JSON; pass a JSON array as text (`JSON.stringify(list)`). */
export const toText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return `{${value.map(toElement).join(",")}}`
  if (value instanceof Date) return value.toISOString()
  return typeof value === "string" ? value : JSON.stringify(value)
}

/** `type` is an id in `pg_type`: bool, json, int4, float8, jsonb. Other types remain text. */
export const readColumn = (type: number, text: string): unknown => {
  switch (type) {
    case 16:
      return text === "t"
    case 23:
    case 701:
      return Number(text)
    case 114:
    case 3802:
      return JSON.parse(text)
    default:
      return text
  }
}

const toElement = (value: unknown): string => {
  if (Array.isArray(value)) return `{${value.map(toElement).join(",")}}`
  const text = toText(value)
  return text === null ? "NULL" : `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
}

/** A larger number cannot be compared with an integer column. */
export const fitsInteger = (number: number): boolean => number <= largestInteger
