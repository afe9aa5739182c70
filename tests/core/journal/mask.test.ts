import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { comparableState, fold } from "../../../core/journal/fold.ts"
import { readJournal, writeJournal } from "../../../core/journal/file.ts"
import { type Journal, journalVersion } from "../../../core/journal/journal.ts"
import { cleaningOf } from "../../../core/journal/mask.ts"
import { neverRecorded, withoutNeverRecorded } from "../../../core/journal/never-recorded.ts"
import { loadMarks } from "../../../core/shop/marks.ts"
import { formMachine } from "../../support/family.ts"

const marks = await loadMarks()
const masked = <T>(value: T): T => cleaningOf(value, marks).masked(value)
const open = <T>(value: T): T => cleaningOf(value, marks).withoutSecrets(value)

const user = {
  ...{ id: 7, name: "Анна", surname: "Смирнова", patronymic: null, birthday: "1984-11-23", email: "anna@example.ru" },
  ...{ phone: "+79211234567", sex: { id: "male" }, isNewsletterActive: false, passport: null }
}

describe("masking", () => {
  it("preserves the shape of personal data and hides its letters", () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^\+7\d{10}$/), fc.stringMatching(/^[А-Я][а-я]{4,12}$/), (email, phone, surname) => {
        const mask = masked({ ...user, email, phone, surname })
        expect(mask.email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
        expect(mask.email.length).toBe(email.length)
        expect(mask.phone).toMatch(/^\+7\d{10}$/)
        expect(mask.surname).toMatch(/^[А-Я][а-я]{4,12}$/)
        expect([mask.surname, mask.email, mask.phone]).not.toContain(surname)
        expect(mask.phone).not.toBe(phone)
      })
    )
  })

  it("gives different words different masks, also the shortest", () => {
    const words = [..."абвгдежзиклмнопрстуф"]
    const mask = masked({ diamondName: words.join(" "), diamondMessage: null }).diamondName.split(" ")
    expect(new Set(mask).size).toBe(words.length)
  })

  it("hides letters of any alphabet and preserves the length", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (comment) => {
        const mask = masked({ diamondName: comment, diamondMessage: null }).diamondName
        expect(mask.length).toBe(comment.length)
        expect(mask.replaceAll(/[\p{L}\p{N}\p{M}]/gu, "")).toBe(comment.replaceAll(/[\p{L}\p{N}\p{M}]/gu, ""))
      })
    )
    expect(masked({ diamondName: "\u0130 " }).diamondName).toHaveLength(2)
    expect(masked({ diamondName: "Jos\u00e9 \u674e" }).diamondName).not.toMatch(/[Jos\u00e9\u674e]/)
  })

  it("masks joined, cut or differently spelled text consistently with its parts", () => {
    const { events, user: mask } = masked({
      user,
      events: [
        { userName: "Анна Смирнова" },
        { text: "Спасибо, АННА! Письмо ушло на anna@example.ru" },
        { said: "+7 (921) 123-45-67 или 8 921 123 45 67, 23.11.1984" }
      ]
    })
    expect(events[0]?.userName).toBe(`${mask.name} ${mask.surname}`)
    expect(events[1]?.text).toBe(`Спасибо, ${mask.name.toUpperCase()}! Письмо ушло на ${mask.email}`)
    const digits = mask.phone.slice(2)
    expect(events[2]?.said?.replaceAll(/\D/g, "")).toBe(`7${digits}8${digits}01011984`)
  })

  it("maps a date to a valid date of the same year", () => {
    expect(masked(user).birthday).toBe("1984-01-01")
    expect(masked({ type: "form.change", field: "birthday", value: "31.02.1984" }).value).toBe("00.00.1984")
  })

  it("shows one fixed choice for all choices", () => {
    expect(masked(user).sex).toEqual({ id: "female" })
    expect(masked({ type: "form.change", field: "sex", value: "male" }).value).toBe("female")
  })

  it("leaves other data unchanged, by reference", () => {
    const answer = { items: [{ name: "Бриллиант, круг 1,02 карата", price: 5 }] }
    expect(masked(answer)).toBe(answer)
  })

  it("masks text being typed as in its form, and leaves choices from the shop's lists", () => {
    const typed = { type: "form.change", field: "street", value: "Петровка" }
    const stored = { values: { street: "Петровка", deliveryId: "2" } }
    const [event, form] = masked([typed, stored] as const)
    expect(event).toEqual({ ...typed, value: form.values.street })
    expect(event.value).toMatch(/^[А-Я][а-я]{7}$/)
    expect([event.value === "Петровка", form.values.deliveryId]).toEqual([false, "2"])
  })

  it("masks inside JSON strings, and leaves the messages of fields", () => {
    const address = {
      id: 3,
      country: "RU",
      settlement: "Москва",
      street: "Петровка",
      house: "12",
      building: null,
      flat: null,
      isDefault: true
    }
    const after = masked({ values: { was: JSON.stringify(address) }, errors: { email: "Некорректный адрес" } })
    expect(JSON.parse(after.values.was)).toMatchObject({ id: 3, country: "RU", isDefault: true })
    expect(after.values.was).not.toMatch(/Москва|Петровка|"12"/)
    expect(after.errors).toEqual({ email: "Некорректный адрес" })
  })

  it("masks JSON typed by a shopper as any other text", () => {
    const typed = { type: "form.change", field: "comment", value: JSON.stringify({ note: "Сейф за картиной" }) }
    expect(masked(typed).value).not.toMatch(/Сейф|картиной/)
  })

  it("reveals only the shape of a text: other texts have the same masks", () => {
    const other = { ...user, name: "Вера", surname: "Кузнецов", email: "vera@primers.ru", phone: "+79995550011" }
    const { name, phone, surname } = masked(user)
    expect(masked(other)).toMatchObject({ name, phone, surname })
  })

  it("folds to the masked states", () => {
    const events = [
      { type: "xstate.init", input: { draft: "" } },
      { type: "form.changed", text: "kept" },
      { type: "form.submit", user }
    ]
    const journal: Journal = {
      version: journalVersion,
      incarnations: [{ actor: "shop", incarnation: 1, machine: "shop", ended: false }],
      entries: events.map((event, seq) => ({ seq, at: seq, actor: "shop", incarnation: 1, event }))
    }
    const read = readJournal(writeJournal({ build: "b1", journal, states: [] }, { clean: masked, isMasked: true }))
    if (read._tag === "Unreadable") throw new Error(read.detail)
    const folded = fold(formMachine, { actor: "shop", incarnation: 1, machine: "form", ended: false }, read.file.journal.entries)
    expect(read.masked).toBe(true)
    expect(folded && comparableState(folded.snapshot)).toEqual({ value: "done", context: { draft: "kept", edits: 1 }, status: "active" })
    expect(JSON.stringify(read.file)).not.toContain("Анна")
  })
})

describe("secrets", () => {
  const issued = { number: "GIFT-7777-8888", url: "/gifts/abcdef123456.pdf", validUntil: "2029-01-01", isShared: false }

  it("are in no file: not in their fields, nor in texts, nor in links of any kind", () => {
    const file = {
      issued,
      text: "Сертификат GIFT-7777-8888 готов",
      link: "https://gran.test/receipts/zzz999",
      next: "/?password-reset=qwerty1"
    }
    for (const after of [open(file), masked(file)]) expect(JSON.stringify(after)).not.toMatch(/GIFT-7777|abcdef123456|zzz999|qwerty1/)
    expect(open(file).issued).toEqual({ number: "[скрыто]", url: "/gifts/***", validUntil: "2029-01-01", isShared: false })
  })

  it("leaves personal data in a file that is not masked", () => {
    expect(open({ user }).user).toBe(user)
  })

  it("typed or issued are not saved for a reload either, and their fields are reported", () => {
    const places: Array<string> = []
    const stored = withoutNeverRecorded(
      { entries: [{ event: { type: "form.changed", values: { password: "hunter2", errors: { password: "Обязательное поле" } } } }] },
      (place) => places.push(place)
    )
    expect(JSON.stringify(stored)).not.toContain("hunter2")
    expect(JSON.stringify(stored)).toContain("Обязательное поле")
    expect(places).toEqual(["entries.event.values.password"])
  })

  it("of the forms and the session are among the names that are never recorded", () => {
    const typed = [...marks.typed].flatMap(([name, mark]) => (mark === "secret" ? [name] : []))
    expect([...typed, "token"].filter((name) => !neverRecorded.has(name))).toEqual([])
  })
})
