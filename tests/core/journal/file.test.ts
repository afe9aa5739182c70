import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { essence, fold } from "../../../core/journal/fold.ts"
import { readJournal, writeJournal } from "../../../core/journal/file.ts"
import { type Journal, journalVersion } from "../../../core/journal/journal.ts"
import { masked } from "../../../core/journal/mask.ts"
import { formMachine } from "../../support/family.ts"
import { plain } from "../../support/recorded.ts"

const journalOf = (...events: ReadonlyArray<Journal["entries"][number]["event"]>): Journal => ({
  version: journalVersion,
  lives: [{ actor: "shop", life: 1, machine: "shop", ended: false }],
  entries: events.map((event, seq) => ({ seq, at: seq, actor: "shop", life: 1, event }))
})
const fileOf = (journal: Journal) => ({ build: "b1", journal, states: [] })
const back = (text: string) => {
  const read = readJournal(text)
  if (read._tag === "Unreadable") throw new Error(read.detail)
  return read
}

describe("a journal as a file", () => {
  it("comes back as it went", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ type: fc.string(), payload: fc.jsonValue() })), (events) => {
        const file = plain(fileOf(journalOf(...events)))
        expect(back(writeJournal(file).text).file).toEqual(file)
      })
    )
  })

  it("writes an answer once that many entries hold, and gives it back by reference", () => {
    const answer = { items: Array.from({ length: 24 }, (_, id) => ({ id, name: "Круг", price: 1 })), total: 24, page: 1 }
    const text = writeJournal(
      fileOf(journalOf({ type: "a", output: answer }, { type: "b", output: answer }, { type: "c", output: answer }))
    ).text
    expect(text.split('"Круг"').length - 1).toBe(24)
    const [first, second] = back(text).file.journal.entries
    expect(first?.event["output"]).toBe(second?.event["output"])
    expect(first?.event["output"]).toEqual(answer)
  })

  it("says why it cannot be read", () => {
    const good = writeJournal(fileOf(journalOf({ type: "a" }))).text
    const reason = (text: string) => {
      const read = readJournal(text)
      return read._tag === "Unreadable" ? read.reason : "read"
    }
    expect(reason(good)).toBe("read")
    expect(reason(good.slice(0, -10))).toBe("damaged")
    expect(reason("null")).toBe("damaged")
    expect(reason(good.replace('"seq":0', '"seq":"no"'))).toBe("damaged")
    expect(reason(good.replace("gran-journal", "other-journal"))).toBe("foreign")
    expect(reason(good.replace('"version":1', '"version":0'))).toBe("version")
  })

  it("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readJournal(text)._tag).toBe("Unreadable")
      })
    )
  })

  it("leaves out a secret that got into an event, and tells where", () => {
    const { leaks, text } = writeJournal(
      fileOf(journalOf({ type: "form.changed", values: { password: "hunter2", errors: { password: "Обязательное поле" } } }))
    )
    expect(text).not.toContain("hunter2")
    expect(text).toContain("Обязательное поле")
    expect(leaks).toEqual(["journal.entries.event.values.password"])
  })
})

const email = fc.emailAddress()
const phone = fc.stringMatching(/^\+7\d{10}$/)

describe("masking", () => {
  it("keeps the shape of personal data and hides its letters", () => {
    fc.assert(
      fc.property(email, phone, fc.stringMatching(/^[А-Я][а-я]{4,12}$/), (address, number, surname) => {
        const mask = masked({ email: address, phone: number, surname }, "key") as { email: string; phone: string; surname: string }
        expect(mask.email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
        expect(mask.email.length).toBe(address.length)
        expect(mask.phone).toMatch(/^\+7\d{10}$/)
        expect(mask.surname).toMatch(/^[А-Я][а-я]{4,12}$/)
        expect(mask.surname).not.toBe(surname)
      })
    )
  })

  it("gives equal texts equal masks under one key, and others under another", () => {
    const mask = (key: string) =>
      masked([{ email: "anna@example.ru" }, { user: { contact: "anna@example.ru" } }], key) as [
        { email: string },
        { user: { contact: string } }
      ]
    expect(mask("one")[0].email).toBe(mask("one")[1].user.contact)
    expect(mask("one")[0].email).not.toBe(mask("two")[0].email)
  })

  it("keeps a date a date of its year", () => {
    expect(masked({ birthday: "1984-11-23" }, "key")).toEqual({ birthday: "1984-01-01" })
  })

  it("leaves what is not personal as it is, by reference", () => {
    const answer = { items: [{ name: "Бриллиант, круг 1,02 карат", price: 5 }] }
    expect(masked(answer, "key")).toBe(answer)
  })

  it("masks what is typed on its way as it stands in its form, and leaves what is chosen from the shop's lists", () => {
    const typed = { type: "form.change", field: "street", value: "Петровка" }
    const kept = { values: { street: "Петровка", deliveryId: "2" }, user: { id: 7, phone: "+79210000000" } }
    const [event, form] = masked([typed, kept], "key") as [typeof typed, typeof kept]
    expect(event).toEqual({ ...typed, value: form.values.street })
    expect(event.value).toMatch(/^[А-Я][а-я]{7}$/)
    expect([event.value === "Петровка", form.values.deliveryId, form.user.id]).toEqual([false, "2", 7])
    expect(masked({ type: "form.change", field: "deliveryId", value: "2" }, "key")).toMatchObject({ value: "2" })
  })

  it("folds to the masked states", () => {
    const events = [
      { type: "xstate.init", input: { draft: "" } },
      { type: "form.changed", text: "kept" },
      { type: "form.submit", user: { name: "Анна" } }
    ]
    const { file, masked: isMasked } = back(writeJournal(fileOf(journalOf(...events)), "key").text)
    const folded = fold(formMachine, { actor: "shop", life: 1, machine: "form", ended: false }, file.journal.entries)
    expect(isMasked).toBe(true)
    expect(folded && essence(folded.snapshot)).toEqual({ value: "done", context: { draft: "kept", edits: 1 }, status: "active" })
    expect(JSON.stringify(file)).not.toContain("Анна")
  })
})
