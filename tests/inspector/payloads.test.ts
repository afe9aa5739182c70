import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, transition } from "xstate"
import { dialogOf, dialogProps } from "../../core/contract/dialogs.ts"
import { loadMachine } from "../../core/kernel/lazy-machine.ts"
import { dialogsMachine } from "../../core/machines/dialogs/dialogs.machine.ts"
import { toastsMachine } from "../../core/machines/shell/toasts.machine.ts"
import { makeInertScope } from "../../core/journal/inert-scope.ts"
import { machines } from "../../core/shop/machines-by-name.ts"
import { ReplayIndex } from "../../core/journal/replay-index.ts"
import { offersFor, sentBefore } from "../../inspector/offers.ts"
import { isPrivateValue } from "../../inspector/marks.ts"
import { payloadSchemas, suggestionsFor } from "../../inspector/payloads.ts"
import { samplesOf } from "../../inspector/samples.ts"

const all: ReadonlyArray<AnyStateMachine> = await Promise.all(
  Object.values(machines).map((machine) => loadMachine<AnyStateMachine>(machine))
)

describe("samples of a schema", () => {
  it.each([
    ["texts that it takes", Schema.Struct({ url: dialogProps.externalLink.fields.url }), [{ url: "https://example.ru/" }]],
    ["every literal", Schema.Struct({ by: Schema.Literals(["tab", "link"]) }), [{ by: "tab" }, { by: "link" }]],
    ["what may be nothing", Schema.NullOr(Schema.Boolean), [true, false, null]],
    ["what may be left out, without it and with it", Schema.Struct({ id: Schema.optionalKey(Schema.Int) }), [{}, { id: 0 }, { id: 1 }]],
    ["lists of one", Schema.Array(Schema.Int), [[0]]]
  ] as const)("hold %s", (_, schema, samples) => {
    expect(samplesOf(schema)).toEqual(samples)
  })

  it("fit every schema of a payload", () => {
    for (const [type, schema] of Object.entries(payloadSchemas)) {
      const suggested = suggestionsFor("", type)
      expect(suggested.length, type).toBeGreaterThan(0)
      for (const { type: _, ...payload } of suggested) expect(Schema.is(schema as Schema.Codec<unknown>)(payload), type).toBe(true)
    }
  })
})

describe("events that can be sent by hand", () => {
  it("are suggested by schema to a machine that was never sent anything", () => {
    const { scope } = makeInertScope()
    const offers = offersFor(dialogsMachine, dialogsMachine.getInitialSnapshot(scope, { drafts: {}, owner: null }), new Map())
    const opens = offers.find(({ type }) => type === "dialogs.open")
    expect(opens).toMatchObject({ isTaken: true, sent: 0 })
    for (const { key, props } of opens?.events ?? []) expect(dialogOf(key, props), key).toEqual({ key, props })
  })

  it("have a complete payload, so that a toast sent by hand has a text", () => {
    const { scope } = makeInertScope()
    const machine: AnyStateMachine = toastsMachine
    const start = machine.getInitialSnapshot(scope)
    const show = offersFor(machine, start, new Map()).find(({ type }) => type === "toasts.show")
    const shown = show?.events.map((event) => transition(machine, start, event)[0].context.toasts[0])
    expect(shown).toEqual((["done", "error"] as const).map((kind) => ({ id: 1, kind, text: "Проба", link: null, undo: null, slot: 0 })))
  })

  it("of a form name its own fields, and never a secret's text", () => {
    expect(suggestionsFor("login", "form.change")).toEqual([{ type: "form.change", field: "email", value: "anna@example.ru" }])
    expect(suggestionsFor("login", "form.setVerdicts")).toEqual([
      { type: "form.setVerdicts", field: "password", verdicts: { password: null } }
    ])
  })

  it("never repeat a private text of the journal", () => {
    const typed = [
      { type: "form.change", field: "email", value: "secret@example.ru" },
      { type: "form.change", field: "email", value: "" },
      { type: "auth.loggedIn", user: { id: 1, name: "Анна", surname: "", phone: "+79210000000", email: "secret@example.ru" }, by: "login" },
      { type: "form.leave", field: "email" }
    ]
    const entries = typed.map((event, seq) => ({ seq, at: seq, actor: "shop/dialogs/login", incarnation: 1, event }))
    const incarnations = [{ actor: "shop/dialogs/login", incarnation: 1, machine: "login", ended: false }]
    const replayIndex = new ReplayIndex("b", { version: 2, incarnations, entries }, () => undefined)
    expect(Object.fromEntries(sentBefore(replayIndex, "shop/dialogs/login#1", 3))).toEqual({
      "form.change": [typed[1]],
      "form.leave": [typed[3]]
    })
  })

  it("have a schema for each type that some machine of the shop knows", () => {
    const known = new Set<string>(all.flatMap(({ events }) => events))
    expect(Object.keys(payloadSchemas).filter((type) => !known.has(type))).toEqual([])
  })
})

it.each([
  ["context.user.email", `"anna@gran.test"`, true],
  ["context.user", `{"email":"anna@gran.test"}`, true],
  ["context.users", `[{"email":"anna@gran.test"}]`, true],
  ["context.user.email", "undefined", false],
  ["context.count", "3", false],
  ["context.errors.isSure", `"Сейчас сохранён другой адрес"`, true],
  ["context.errors.isDefault", `"Обязательное поле"`, false],
  ["value", `"ready"`, false]
] as const)("the value of a difference at %s, %s, is private: %s", (place, json, isPrivate) => {
  expect(isPrivateValue(place, json)).toBe(isPrivate)
})
