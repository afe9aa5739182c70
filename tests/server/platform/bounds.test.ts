import { Schema } from "effect"
import { expect, test } from "vitest"
import { calls } from "../../../core/contract/calls.ts"
import { boundsOf, bytesWithin, unboundedPaths, withinBounds } from "../../../server/platform/api/bounds.ts"
import { bodyBytesOf } from "../../../server/platform/http/body-bytes.ts"

const short = Schema.String.check(Schema.isMaxLength(3, { message: "Короче" }))
const Body = Schema.Struct({
  name: short,
  note: Schema.NullOr(short),
  kind: Schema.Literals(["one", "three"]),
  lines: Schema.optionalKey(Schema.Array(Schema.Struct({ id: short })).check(Schema.isMaxLength(2, { message: "Меньше" }))),
  count: Schema.Int
})

test.each(Object.entries(calls))("every text and every list in the body of %s has a bound", async (_, load) => {
  const { body } = await load()
  expect(unboundedPaths(boundsOf(body))).toEqual([])
})

test("a text or a list without a bound is found at any depth", () => {
  const loose = Schema.Struct({ a: Schema.NullOr(Schema.String), list: Schema.Array(Schema.Struct({ b: Schema.String, c: short })) })
  expect(unboundedPaths(boundsOf(loose))).toEqual(["a", "list", "list[].b"])
})

test("a value longer than its bound is reported by its path and removed, the rest remains", () => {
  const sent = { name: "long", note: "longer", kind: "nothing of the kind", lines: [{ id: "ok" }, { id: "long" }], count: 1 }
  expect(withinBounds(boundsOf(Body), sent)).toEqual({
    value: { name: undefined, note: undefined, kind: undefined, lines: [{ id: "ok" }, { id: undefined }], count: 1 },
    errors: { name: "Короче", note: "Короче", kind: "Поле заполнено неверно", "lines.1.id": "Короче" }
  })
  const many = { name: "ok", note: null, kind: "one", lines: Array.from({ length: 3 }, () => ({ id: "long" })), count: 1 }
  expect(withinBounds(boundsOf(Body), many).errors).toEqual({ lines: "Меньше" })
})

test("a value within its bounds is unchanged, and so is one of another type", () => {
  for (const sent of [
    { name: "ok", note: null, kind: "one", count: 1 },
    { name: { length: 9 }, extra: "x".repeat(99) },
    [],
    "text",
    null,
    7
  ]) {
    const { errors, value } = withinBounds(boundsOf(Body), sent)
    expect([errors, value]).toEqual([{}, sent])
    expect(value).toBe(sent)
  }
})

test("a body of maximum fields, each character escaped, is within its byte limit", () => {
  const escaped = String.raw`\u0430`.repeat(3)
  const fullest = `{ "name": "${escaped}", "note": "${escaped}", "kind": "three", "lines": [{ "id": "${escaped}" }, { "id": "${escaped}" }], "count": -1.2345678901234567e-300 }`
  expect(fullest.length).toBeLessThan(bytesWithin(boundsOf(Body)) + 40)
  expect(bodyBytesOf({ body: Body })).toBeGreaterThan(fullest.length)
  expect(bodyBytesOf({ body: Schema.Struct({ any: Schema.String }) })).toBe(256 * 1024)
  expect(bodyBytesOf({ body: Body, bodyBytes: 100 })).toBe(100)
})
