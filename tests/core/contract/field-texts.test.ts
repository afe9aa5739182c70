import { Result, Schema, SchemaAST } from "effect"
import { describe, expect, it } from "vitest"
import { type CallKey, calls } from "../../../core/contract/calls.ts"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { fieldErrors } from "../../../core/contract/field-errors.ts"
import { checkBy } from "../../../core/forms/check-by.ts"
import { boundsOf, withinBounds } from "../../../server/platform/api/bounds.ts"

const invalid = "Поле заполнено неверно"

/** One field of each kind whose rule has no text of its own. */
const unnamed: Readonly<Record<string, readonly [Schema.Codec<unknown, unknown>, unknown]>> = {
  "a text that is too short": [Schema.String.check(Schema.isMinLength(3)), "аб"],
  "a text that is too long": [Schema.String.check(Schema.isMaxLength(3)), "абвг"],
  "a text of another pattern": [Schema.String.check(Schema.isPattern(/^\d+$/)), "аб"],
  "a number outside its bounds": [Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 3 })), 4],
  "a part of a number": [Schema.Int, 1.5],
  "a text that is no number": [Schema.FiniteFromString, "аб"],
  "a value that is none of those offered": [Schema.Literals(["male", "female"]), "none"],
  "a value of another type": [Schema.Boolean, "да"],
  "a text where a list belongs": [Schema.Array(Schema.String), "аб"],
  "a judgement without a text": [Schema.String.check(Schema.makeFilter((text) => text === "аб")), "вг"]
}

/** Values that break field rules; each is tried in every field. */
const hostile: ReadonlyArray<unknown> = [
  ...["", " ", "x", "слово", "1", "0", "-1", "1.5", "999", "1e999", "2026-02-30", "a@b", "/", "x".repeat(5_000), "\u0000"],
  ...[0, -1, 1, 1.5, 1e12, true, null, undefined, [], {}, [null], { x: 1 }]
]

/** A value of a schema's shape with `value` in every field; `pick` chooses among alternatives. */
const shaped = (ast: SchemaAST.AST, value: unknown, pick: number): unknown => {
  if (SchemaAST.isObjects(ast))
    return Object.fromEntries(ast.propertySignatures.map(({ name, type }) => [String(name), shaped(type, value, pick)]))
  if (SchemaAST.isArrays(ast)) return [...ast.elements, ...ast.rest].map((entry) => shaped(entry, value, pick))
  if (SchemaAST.isUnion(ast)) {
    const type = ast.types[pick % ast.types.length]
    return type === undefined ? value : shaped(type, value, pick)
  }
  return value
}

/** Every error text that decoding one part of a call reports for its fields. */
const textsOf = (part: Endpoint["body"]): ReadonlyArray<string> => {
  const decode = Schema.decodeUnknownResult(part, { errors: "all", onExcessProperty: "error" })
  const bounds = boundsOf(part)
  const encoded = SchemaAST.toEncoded(part.ast)
  const sent = [...hostile, ...hostile.flatMap((value) => [0, 1, 2, 3].map((pick) => shaped(encoded, value, pick)))]
  return sent.flatMap((value) => {
    const decoded = decode(value)
    const broken = Result.isSuccess(decoded) ? {} : fieldErrors(decoded.failure.issue, "body")
    return [...Object.values(broken), ...Object.values(withinBounds(bounds, value).errors)]
  })
}

describe("a rule without its own text", () => {
  it.each(Object.entries(unnamed))(
    "[VAL-010, VAL-011] shows «Поле заполнено неверно» for %s, never a text of the library",
    (_, [rule, value]) => {
      expect(checkBy(Schema.Struct({ field: rule }))({ field: value })).toEqual({ field: invalid })
    }
  )

  it("[VAL-011] shows «Обязательное поле» for a missing field, and «Лишнее поле» for an unknown one", () => {
    const schema = Schema.Struct({ field: Schema.Int })
    expect(checkBy(schema)({})).toEqual({ field: "Обязательное поле" })
    const decoded = Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" })({ field: 1, role: "admin" })
    expect(Result.isFailure(decoded) && fieldErrors(decoded.failure.issue, "body")).toEqual({ role: "Лишнее поле" })
  })
})

describe("a field error of the API", () => {
  const keys = Object.keys(calls).filter((key): key is CallKey => key in calls)

  it.each(keys)("[VAL-011] of %s is in Russian, for any input", async (key) => {
    const { body, params, query }: Endpoint = await calls[key]()
    const texts = new Set([params, query, body].flatMap(textsOf))
    expect(texts.size).toBeGreaterThan(0)
    expect([...texts].filter((text) => /[a-z]/i.test(text) || !/[а-яё]/i.test(text))).toEqual([])
  })
})
