import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Nothing } from "../../../core/contract/common.ts"
import { endpoint } from "../../../core/contract/endpoint.ts"
import { allPersonal, allPlain, marked, personal, plain, privacyOf, secret } from "../../../core/domain/schema/privacy.ts"
import type { Field } from "../../../core/domain/form/form.ts"

const call = {
  key: "test.call",
  access: "anyone",
  summary: "Проба",
  method: "GET",
  base: "/api/v2",
  path: "/test/",
  refusals: [],
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Nothing
} as const

describe("a field of the contract", () => {
  it("does not compile without a mark, at any depth", () => {
    const unmarked = Schema.Struct({ name: Schema.String })
    // @ts-expect-error -- a text of an answer
    endpoint({ ...call, answer: unmarked })
    // @ts-expect-error -- of a body
    endpoint({ ...call, body: unmarked })
    // @ts-expect-error -- of an address
    endpoint({ ...call, params: unmarked })
    // @ts-expect-error -- of a query, where it may be left out
    endpoint({ ...call, query: Schema.Struct({ term: Schema.optionalKey(Schema.String) }) })
    // @ts-expect-error -- in a list, in a struct
    endpoint({ ...call, answer: Schema.Struct({ items: Schema.Array(unmarked) }) })
    // @ts-expect-error -- where it may be null
    endpoint({ ...call, answer: Schema.Struct({ note: Schema.NullOr(Schema.String) }) })
    // @ts-expect-error -- in one of several
    endpoint({ ...call, answer: Schema.Union([plain(unmarked), Schema.Struct({ text: Schema.String })]) })
    // @ts-expect-error -- as a key
    endpoint({ ...call, answer: Schema.Struct({ counts: Schema.Record(Schema.String, Schema.Int) }) })
    // @ts-expect-error -- checked after it was marked: the mark stands last
    endpoint({ ...call, answer: Schema.Struct({ name: plain(Schema.String).check(Schema.isMinLength(1)) }) })
    // @ts-expect-error -- of what may be anything
    endpoint({ ...call, answer: Schema.Struct({ data: Schema.Unknown }) })
    // @ts-expect-error -- spread out of a struct that was marked whole
    endpoint({ ...call, answer: Schema.Struct({ ...plain(unmarked).fields }) })
    // @ts-expect-error -- of a dialog
    marked({ info: unmarked })
    expect(endpoint({ ...call, answer: Schema.Struct({ name: personal(Schema.String) }) }).key).toBe("test.call")
  })

  it("needs no mark if its values are the shop's own: numbers, flags, literals", () => {
    const answer = Schema.Struct({ count: Schema.Int, isNew: Schema.Boolean, order: Schema.Literals(["asc", "desc"]) })
    expect(endpoint({ ...call, answer }).answer).toBe(answer)
  })

  it("has its mark at run time, through checks, lists and optional fields", () => {
    const checked = personal(Schema.String.check(Schema.isMinLength(1, { message: "Обязательное поле" })))
    expect(privacyOf(checked.ast)).toBe("personal")
    expect(privacyOf(Schema.optionalKey(checked).ast)).toBe("personal")
    expect(privacyOf(secret(Schema.NullOr(Schema.String)).ast)).toBe("secret")
    expect(privacyOf(Schema.String.ast)).toBeUndefined()
    const { name, phone } = Schema.Struct({ ...allPersonal({ name: Schema.String }), ...allPlain({ phone: Schema.String }) }).fields
    expect([privacyOf(name.ast), privacyOf(phone.ast)]).toEqual(["personal", "plain"])
  })
})

describe("a field of a form", () => {
  it("does not compile without a mark, unless its kind implies one", () => {
    // @ts-expect-error -- a text may be anything
    const text: Field = { name: "name", label: "Имя", kind: "text" }
    // @ts-expect-error -- so may what is given
    const given: Field = { name: "was", label: "", kind: "given" }
    // @ts-expect-error -- an address is never plain
    const address: Field = { name: "email", label: "E-mail", kind: "email", privacy: "plain" }
    expect([text.kind, given.kind, address.kind]).toEqual(["text", "given", "email"])
  })
})
