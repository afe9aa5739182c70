import { describe, expect, it } from "vitest"
import { createActor, fromCallback, fromPromise } from "xstate"
import { passportForm } from "../../../core/forms/passport.ts"
import { failed, type Outcome, succeeded } from "../../../core/kernel/outcome.ts"
import type { FormRefusal } from "../../../core/domain/form/form.ts"
import { formMachine, type Submission } from "../../../core/machines/forms/form.machine.ts"

type Result = Outcome<unknown, FormRefusal>

/** A filled form with files that is being sent; `answer` completes the request. */
const sending = () => {
  let answer: (given: Result) => void = () => undefined
  let isStopped = false
  const watched: Array<string> = []
  const submit = fromPromise<Result, Submission>(({ signal }) => {
    signal.addEventListener("abort", () => (isStopped = true))
    return new Promise((done) => (answer = done))
  })
  const watchUploads = fromCallback<{ readonly type: string }, string>(({ input }) => {
    watched.push(input)
    return () => void watched.push("stopped")
  })
  const actor = createActor(
    formMachine(passportForm).provide({ actors: { submit, watchUploads }, actions: { publishDone: () => undefined } })
  )
  actor.start()
  const verdicts = Object.fromEntries(passportForm.fields.filter(({ kind }) => kind === "secret").map(({ name }) => [name, null]))
  actor.send({ type: "form.setVerdicts", field: "photos", verdicts })
  actor.send({ type: "form.change", field: "isAccepted", value: true })
  actor.send({ type: "form.submit" })
  return {
    actor,
    watched,
    answer: (given: Result) => answer(given),
    isStopped: () => isStopped,
    sent: () => actor.getSnapshot().context.sent
  }
}

describe("a form that sends files", () => {
  it("shows the error of chosen files before the first try, and of typed secrets only after it", () => {
    const actor = createActor(formMachine(passportForm)).start()
    const judge = (field: string, verdict: string | null, isComplete?: boolean) =>
      actor.send({ type: "form.setVerdicts", field, verdicts: { [field]: verdict }, ...(isComplete !== undefined && { isComplete }) })
    judge("number", "Ошибка")
    expect(actor.getSnapshot().context.errors).toEqual({})
    judge("photos", "Неверный формат файла", true)
    expect(actor.getSnapshot().context).toMatchObject({ errors: { photos: "Неверный формат файла" }, tries: 0 })
    judge("photos", null, true)
    expect(actor.getSnapshot().context.errors).toEqual({})
  })

  it("shows the progress of each file, and nothing after the answer", async () => {
    const { actor, answer, sent, watched } = sending()
    expect([actor.getSnapshot().hasTag("sending"), watched]).toEqual([true, ["passport"]])
    actor.send({ type: "form.progress", place: 1, percent: 40 })
    expect(sent()).toEqual([0, 40])
    actor.send({ type: "form.progress", place: 0, percent: 100 })
    expect(sent()).toEqual([100, 40])
    answer(succeeded({}))
    await expect.poll(() => actor.getSnapshot().hasTag("done")).toBe(true)
    expect([sent(), watched]).toEqual([[], ["passport", "stopped"]])
  })

  it("can be cancelled by the shopper: the call ends, all values remain, and it can be sent again", () => {
    const { actor, isStopped, sent } = sending()
    actor.send({ type: "form.progress", place: 0, percent: 40 })
    actor.send({ type: "form.stop" })
    expect([isStopped(), sent(), actor.getSnapshot().value]).toEqual([true, [], { open: "editing" }])
    expect(actor.getSnapshot().context).toMatchObject({ values: { isAccepted: true }, banner: null, errors: {} })
    actor.send({ type: "form.submit" })
    expect(actor.getSnapshot().hasTag("sending")).toBe(true)
  })

  it("remains open with its values when it could not be saved", async () => {
    const { actor, answer } = sending()
    answer(failed({ _tag: "ServerFailed" }))
    await expect.poll(() => actor.getSnapshot().value).toEqual({ open: "refused" })
    expect(actor.getSnapshot().context.values).toEqual({ isAccepted: true })
  })

  it("ignores progress while nothing is being sent", () => {
    const { actor } = sending()
    actor.send({ type: "form.stop" })
    actor.send({ type: "form.progress", place: 0, percent: 50 })
    expect(actor.getSnapshot().context.sent).toEqual([])
  })
})
