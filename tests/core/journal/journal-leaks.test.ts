import { SchemaAST } from "effect"
import { describe, expect, it } from "vitest"
import type { Run } from "../../../core/kernel/from-run.ts"
import { dialogProps } from "../../../core/contract/dialogs.ts"
import { SavedAddress } from "../../../core/domain/postal/address-schema.ts"
import { addressValues } from "../../../core/forms/address.ts"
import { dialogForms } from "../../../core/forms/every-form.ts"
import { type Journal, journalVersion } from "../../../core/journal/journal.ts"
import { reportedJournal, maskedJournal } from "../../../core/journal/report-journal.ts"
import { fileOf, savedAs } from "../../../core/journal/report.ts"
import { everyForm, loadMarks } from "../../../core/shop/marks.ts"
import { screenFeatures } from "../../../core/routes/screen-features.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { foldInFreshProcess } from "../../../qa/paths/fresh-process.ts"
import { Plants } from "../../support/planted.ts"
import { exportedMasked } from "../../../qa/paths/recorded.ts"
import { endpoints, plantedCalls, typedInto, inputs, formNamed, unnamedSchemas, missing } from "../../support/planted-calls.ts"
import { waitFor } from "../../support/wait-for.ts"

const marks = await loadMarks()
const failure = { kind: "error", message: "a bug", stack: null, status: null } as const

const journalOf = (events: ReadonlyArray<Journal["entries"][number]["event"]>): Journal => ({
  version: journalVersion,
  incarnations: [{ actor: "shop", incarnation: 1, machine: "shop", ended: false }],
  entries: events.map((event, seq) => ({ seq, at: seq, actor: "shop", incarnation: 1, event }))
})

/** Planted secrets that leaked into each text that can leave a tab. */
const leaksOf = (journal: Journal, plants: Plants) => {
  const file = { build: "b1", journal, states: [] }
  return {
    masked: plants.leaksIn(savedAs(file, marks, true).text, ["personal", "secret"]),
    whole: plants.leaksIn(maskedJournal(file, marks), ["personal", "secret"]),
    tail: plants.leaksIn(JSON.stringify(reportedJournal(failure, journal, marks)), ["personal", "secret"]),
    unmasked: plants.leaksIn(savedAs(file, marks, false).text, ["secret"])
  }
}

const none = { masked: [], whole: [], tail: [], unmasked: [] }

describe("the journal leaks no personal data", () => {
  it.for(endpoints.map((endpoint) => [endpoint.key, endpoint] as const))("of the input and output of the call %s", ([key, endpoint]) => {
    const plants = new Plants()
    const parts = (["params", "query", "body", "answer"] as const).filter((part) => !unnamedSchemas.has(`${key} ${part}`))
    const events = parts.flatMap((part) => {
      const value = plants.of(SchemaAST.toType(endpoint[part].ast))
      return [
        { type: "xstate.done.actor.load", output: { _tag: "Success", value: { [part]: value, list: [value] } } },
        { type: "shop.told", ...(value as object) }
      ]
    })
    expect(leaksOf(journalOf(events), plants)).toEqual(none)
  })

  it.for(Object.entries(dialogProps))("of the props of the dialog %s", ([key, props]) => {
    const plants = new Plants()
    expect(leaksOf(journalOf([{ type: "dialogs.open", key, props: plants.of(SchemaAST.toType(props.ast)) }]), plants)).toEqual(none)
  })

  it.for(everyForm.map((form) => [form.name, form] as const))("of the form %s: its typed letters, values and errors", ([, form]) => {
    const plants = new Plants()
    const values = typedInto(form, plants)
    const keys = Object.entries(values).flatMap(([field, value]) =>
      [...String(value)].map((_, end) => [field, String(value).slice(0, end + 1)] as const)
    )
    const emptiable = form.fields.flatMap(({ isErrorPersonal, name }) => (isErrorPersonal === true || !(name in values) ? [] : [name]))
    const events = [
      ...keys.map(([field, value]) => ({ type: "form.change", field, value })),
      { type: "form.open", values },
      {
        type: "shop.keep",
        draft: { values, errors: Object.fromEntries(emptiable.map((field) => [field, "Обязательное поле"])) }
      },
      { type: "toasts.show", text: `Готово: ${Object.values(values).join(", ")}!` }
    ]
    const journal = journalOf(events)
    expect(leaksOf(journal, plants)).toEqual(none)
    const said = savedAs({ build: "b1", journal, states: [] }, marks, true).text.includes("Обязательное поле")
    expect(said).toBe(Object.keys(values).length > 0)
  })

  it.for(Object.keys(inputs(new Plants())))("of the results of the program %s", async (name) => {
    const plants = new Plants()
    const all = inputs(plants)
    for (const input of all[name as keyof typeof all]) {
      const run = plantedCalls(plants)[name as keyof typeof all] as Run<unknown, { readonly _tag: string }>
      const output = await run(input, new AbortController().signal)
      expect(output._tag, JSON.stringify(output)).toBe("Success")
      const journal = journalOf([
        { type: "xstate.init", input },
        { type: `xstate.done.actor.${name}`, output }
      ])
      expect(leaksOf(journal, plants)).toEqual(none)
    }
  })

  it("of the refusal that quotes the address another device has saved", async () => {
    const plants = new Plants()
    const was = { ...(plants.of(SchemaAST.toType(SavedAddress.ast)) as SavedAddress), country: "RU" }
    const values = { ...addressValues(was), ...typedInto(formNamed("address"), plants), was: JSON.stringify(was), isSure: false }
    const output = await plantedCalls(plants).submitForm({ form: "address", values }, new AbortController().signal)
    if (output._tag !== "Failure" || output.error._tag !== "Refused") throw new Error(JSON.stringify(output))
    const { errors } = output.error
    expect(plants.leaksIn(errors["isSure"] ?? "", ["personal"])).toHaveLength(5)
    const journal = journalOf([
      { type: "xstate.done.actor.submit", output },
      { type: "shop.keep", draft: { values: {}, errors } },
      { type: "toasts.show", text: `Не сохранили. ${errors["isSure"] ?? ""}` }
    ])
    expect(leaksOf(journal, plants)).toEqual(none)
  })

  it("of a whole visit in which a user fills in every dialog and orders", async () => {
    const plants = new Plants()
    const planted = plantedCalls(plants)
    const { loadDeferred, go, features, recorded, root, system } = openShop({
      ...planted,
      openPage: async (request, signal) => {
        const own = screenFeatures[request.screen]
        if (own !== undefined) await system.load(own)
        return planted.openPage(request, signal)
      }
    })
    await loadDeferred({ auth: "stored" })
    await waitFor(features().auth ?? missing(), (snapshot) => snapshot.matches("member"))
    for (const path of ["/cart", "/cart/checkout", "/personal", "/personal/orders", "/personal/address", "/wishlist", "/diamonds"])
      await go(path)
    for (const [key, form] of Object.entries(dialogForms)) {
      features().dialogs?.send({
        type: "dialogs.open",
        key,
        props: plants.of(SchemaAST.toType(dialogProps[key as keyof typeof dialogProps].ast))
      } as never)
      await rest()
      const actor = Object.entries(features().dialogs?.getSnapshot().children ?? {}).find(([id]) => id === form)?.[1]
      for (const [field, value] of Object.entries(typedInto(formNamed(form), plants)))
        actor?.send({ type: "form.change", field, value } as never)
      for (const { kind, name } of formNamed(form).fields)
        if (kind === "secret") actor?.send({ type: "form.setVerdicts", field: name, verdicts: { [name]: null } } as never)
      actor?.send({ type: "form.submit" } as never)
      await rest()
    }
    const file = fileOf(recorded.recorder, "b1")
    expect(leaksOf(file.journal, plants)).toEqual(none)
    expect(plants.leaksIn(savedAs(file, marks, true).text, ["personal", "secret"])).toEqual([])
    expect(plants.leaksIn(JSON.stringify(file), ["personal"]).length).toBeGreaterThan(20)
    const machines = { module: "core/shop/machines-by-name.ts", name: "machines" }
    const masked = exportedMasked(recorded, marks)
    expect(masked && foldInFreshProcess(masked, machines).differences).toEqual([])
    root.stop()
  })
})

const rest = () => new Promise((done) => setTimeout(done, 30))
