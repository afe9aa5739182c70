import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { passportChangeForm } from "../../../core/forms/passport.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import { submitForm } from "../../../core/services/forms/submit-form.ts"
import { holdPassport, openPassport, savePassport } from "../../../core/services/passport/passport.ts"
import { Api, type CallOptions, makeApi, Refused, ServerFailed } from "../../../core/services/ports/api.ts"
import { Uploads } from "../../../core/services/ports/uploads.ts"
import { Vault } from "../../../core/services/ports/vault.ts"
import { shownPassport } from "../../../core/domain/passport/passport.ts"
import { user } from "../../../qa/samples/user.ts"
import { visitor } from "../../support/samples/visitor.ts"

type RecordedCall = { readonly key: string; readonly body: unknown; readonly upload: CallOptions["upload"] }

const saved = { ...user, passport: { savedAt: "2026-11-27T00:00:00Z", isChangeAsked: false } }
const failed = new ServerFailed({ call: "", requestId: null, status: 500 })
const gone = new Refused({ call: "", requestId: null, status: 422, message: "", errors: { photos: "Файл больше не хранится" } })
const blob = (text: string) => new Blob([text])

/** A tab with a filled passport form, over a shop that fails on demand. */
const openTab = () => {
  const vault = makeVault()
  const calls: Array<RecordedCall> = []
  const faults: Array<{ readonly key: string; readonly error: ServerFailed | Refused }> = []
  let received = 0
  const api = makeApi((endpoint, { body }, options) => {
    calls.push({ key: endpoint.key, body, upload: options?.upload })
    const fault = faults.findIndex(({ key }) => key === endpoint.key)
    if (fault !== -1)
      return Effect.flatMap(
        Effect.sync(() => faults.splice(fault, 1)),
        ([each]) => Effect.fail(each?.error ?? failed)
      )
    options?.upload?.onProgress?.(0.55)
    options?.upload?.onProgress?.(0.57)
    options?.upload?.onProgress?.(1)
    received += 1
    const answer: unknown =
      endpoint.key === "passport.addFiles" ? { ids: [`id-${received}`] } : endpoint.key === "passport.save" ? saved : shown
    return Effect.succeed(answer as never)
  })
  const secrets = formSecrets(vault)
  for (const [name, text] of Object.entries(typed)) secrets.judge("passport", name, text)
  const run = <A, E>(program: Effect.Effect<A, E, Api | Vault>) =>
    Effect.runPromise(Effect.result(Effect.provide(program, Layer.mergeAll(Layer.succeed(Api, api), Layer.succeed(Vault, vault)))))
  return { vault, secrets, calls, faults, run, save: () => run(savePassport({ isAccepted: true })) }
}

const texts = { serial: " 4508", number: "123456", issueDate: "27.03.2015", organization: "ОВД", organizationCode: "770-001" }
const typed = {
  passportSerial: texts.serial,
  passportNumber: texts.number,
  passportIssueDate: texts.issueDate,
  passportOrganization: texts.organization,
  passportOrganizationCode: texts.organizationCode
}
const data = { ...texts, serial: "4508", issueDate: "2015-03-27" }
const shown = {
  ...data,
  isAccepted: true,
  photos: [{ id: "1", kind: "jpeg", bytes: 10, uploadedAt: "2026-11-27T10:15:00.000Z", thumbnail: "AAAA" }]
}

describe("saving a passport", () => {
  it("[PSPT-015, PSPT-016] sends the files one by one, then the passport with their ids, and forgets everything", async () => {
    const { calls, save, secrets, vault } = openTab()
    secrets.hold("passport", [
      { name: "one.jpg", blob: blob("one") },
      { name: "two.pdf", blob: blob("two") }
    ])
    expect((await save())._tag).toBe("Success")
    expect(calls.map(({ key }) => key)).toEqual(["passport.addFiles", "passport.addFiles", "passport.save"])
    expect(calls[1]?.upload).toMatchObject({ field: "file[]", name: "two.pdf" })
    expect(calls[2]?.body).toEqual({ ...data, isAccepted: true, photos: ["id-1", "id-2"] })
    expect([secrets.held("passport"), Effect.runSync(vault.read("passport", "passportNumber"))]).toEqual([[], undefined])
  })

  it("[PSPT-017] saves nothing when a file fails to upload, and sends only missing files the next time", async () => {
    const { calls, faults, save, secrets } = openTab()
    secrets.hold("passport", [
      { name: "one.jpg", blob: blob("one") },
      { name: "two.jpg", blob: blob("two") }
    ])
    faults.push({ key: "passport.save", error: failed })
    expect((await save())._tag).toBe("Failure")
    expect(secrets.held("passport").map(({ sentAs }) => sentAs)).toEqual(["id-1", "id-2"])
    calls.length = 0
    expect((await save())._tag).toBe("Success")
    expect(calls.map(({ key }) => key)).toEqual(["passport.save"])
  })

  it("does not call the save after a failed upload", async () => {
    const { calls, faults, save, secrets } = openTab()
    secrets.hold("passport", [{ name: "one.jpg", blob: blob("one") }])
    faults.push({ key: "passport.addFiles", error: failed })
    expect((await save())._tag).toBe("Failure")
    expect(calls.map(({ key }) => key)).toEqual(["passport.addFiles"])
  })

  it("sends files again once the shop no longer has them", async () => {
    const { calls, faults, save, secrets } = openTab()
    secrets.hold("passport", [{ name: "one.jpg", blob: blob("one") }])
    faults.push({ key: "passport.save", error: gone })
    await save()
    calls.length = 0
    expect((await save())._tag).toBe("Success")
    expect(calls.map(({ key }) => key)).toEqual(["passport.addFiles", "passport.save"])
  })

  it("preserves the id of a file when another is removed", () => {
    const { secrets } = openTab()
    const [one, two] = [blob("one"), blob("two")]
    secrets.hold("passport", [
      { name: "one.jpg", blob: one },
      { name: "two.jpg", blob: two }
    ])
    secrets.hold("passport", [{ name: "two.jpg", blob: two }])
    expect(secrets.held("passport").map(({ name }) => name)).toEqual(["two.jpg"])
  })

  it("reports progress in steps of ten percent", async () => {
    const { run, secrets } = openTab()
    secrets.hold("passport", [{ name: "one.jpg", blob: blob("one") }])
    const percents: Array<number> = []
    const program = Effect.gen(function* () {
      const uploads = yield* Uploads
      yield* Effect.forkChild(uploads.watch("passport", ({ percent }) => percents.push(percent)))
      yield* Effect.yieldNow
      yield* savePassport({ isAccepted: true })
    })
    await run(program)
    expect(percents).toEqual([0, 50, 100])
  })

  it("belongs to one user: another user's data are forgotten", () => {
    const { secrets, vault } = openTab()
    secrets.claim("passport", 1)
    secrets.judge("passport", "passportNumber", "123456")
    secrets.claim("passport", 1)
    expect(Effect.runSync(vault.read("passport", "passportNumber"))).toBe("123456")
    secrets.claim("passport", 2)
    expect(Effect.runSync(vault.read("passport", "passportNumber"))).toBeUndefined()
  })
})

describe("a request to change a passport", () => {
  it("[PSPT-020] is refused by its form without a question, and sent with name, surname, address and question", async () => {
    const { asked, run } = visitor({ "passport.askChange": user })
    const values = { name: " Анна ", surname: "Соколова", email: "anna@gran.test", question: "" }
    expect(passportChangeForm.check(values)).toEqual({ question: "Обязательное поле" })
    await run(submitForm({ form: "passportChange", values: { ...values, question: "Сменила фамилию" } }))
    const body = { name: "Анна", surname: "Соколова", email: "anna@gran.test", question: "Сменила фамилию" }
    expect(asked).toMatchObject([{ call: "passport.askChange", input: { body } }])
  })
})

describe("a saved passport", () => {
  it("is put into the vault when shown, and removed when hidden", async () => {
    const { run, secrets, vault } = openTab()
    const opened = await run(openPassport())
    expect(opened._tag === "Success" ? opened.success : null).toEqual({ photos: 1 })
    expect([secrets.recall(shownPassport, "number"), secrets.recall(shownPassport, "photo0")]).toEqual([
      "123456",
      "jpeg,2026-11-27T10:15:00.000Z,AAAA"
    ])
    const stop = new AbortController()
    const held = Effect.runPromise(Effect.provideService(holdPassport(), Vault, vault), { signal: stop.signal }).catch(() => "hidden")
    stop.abort()
    expect(await held).toBe("hidden")
    expect(secrets.recall(shownPassport, "number")).toBe("")
  })
})
