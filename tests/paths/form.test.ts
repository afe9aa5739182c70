import { describe, expect, it } from "vitest"
import { speak } from "../../core/domain/form.ts"
import { essence } from "../../core/journal/fold.ts"
import type { FormContext } from "../../core/machines/form.machine.ts"
import { definition, formWorld } from "../support/form-world.ts"
import { foldInFreshProcess } from "../support/fresh-process.ts"
import { walkLive } from "../support/live.ts"
import { pathsThrough, tableOf, unreached } from "../support/paths.ts"
import { exported, plain } from "../support/recorded.ts"

describe("the form machine", () => {
  const paths = pathsThrough(formWorld)

  it("comes to rest in every state", () => {
    expect(unreached(formWorld, paths)).toEqual([])
  })

  it.each(paths)("holds to its promise: $title", ({ snapshot }) => {
    const { banner, errors, tries, values, verdicts } = snapshot.context as FormContext
    const isComplete = values["email"] !== "" && values["accept"] === true && verdicts["password"] === null
    if (snapshot.matches("submitting") || snapshot.matches("done")) expect(isComplete).toBe(true)
    if (snapshot.matches({ open: "refused" })) expect(banner).not.toBeNull()
    if (tries === 0) expect(errors).toEqual({})
    expect(snapshot.can({ type: "form.submit" })).toBe(snapshot.hasTag("editable"))
    expect(Object.keys(errors).every((field) => definition.fields.some(({ name }) => name === field))).toBe(true)
    expect(Object.keys(values)).toEqual(["email", "accept"])
  })

  it("keeps what was typed through every refusal", () => {
    const refused = paths.filter(({ snapshot }) => snapshot.matches({ open: "refused" }))
    expect(refused.length).toBeGreaterThanOrEqual(4)
    for (const { snapshot } of refused) {
      expect((snapshot.context as FormContext).values).toEqual({ email: "anna@example.ru", accept: true })
    }
  })

  it("sends nothing twice: while it is sent, nothing changes it", () => {
    const rows = tableOf(formWorld).filter((row) => row.startsWith("submitting --form."))
    expect(rows).toEqual([])
  })

  it("has words for every refusal", () => {
    const spoken = (["SecretsGone", "TooOften", "Unreachable", "ServerFailed", "Unreadable", "Defect"] as const).map(
      (_tag) => speak(definition, { _tag }).banner
    )
    expect(spoken.every((banner) => banner !== null && banner !== "")).toBe(true)
  })

  it("lives through the same paths as it was computed, and its journals fold in a fresh process", async () => {
    const recordings = []
    for (const path of paths) {
      const { recorded, snapshot } = await walkLive(formWorld, path.events)
      expect(plain(essence(snapshot)), path.title).toEqual(plain(essence(path.snapshot)))
      recordings.push(exported(recorded))
      recorded.root.stop()
    }
    const verdict = foldInFreshProcess(recordings, { module: "./form-world.ts", name: "formMachines" })
    expect(verdict.differences).toEqual([])
    expect(verdict.compared).toBe(verdict.entries)
  })

  it("has this table of transitions", () => {
    expect(tableOf(formWorld)).toMatchInlineSnapshot(`
      [
        "done --form.open--> open.editing",
        "done --form.renew--> open.editing",
        "open.editing --form.change--> open.editing",
        "open.editing --form.judge--> open.editing",
        "open.editing --form.leave--> open.editing",
        "open.editing --form.open--> open.editing",
        "open.editing --form.renew--> open.editing",
        "open.editing --form.submit--> open.editing",
        "open.editing --form.submit--> submitting",
        "open.refused --form.change--> open.editing",
        "open.refused --form.judge--> open.editing",
        "open.refused --form.leave--> open.refused",
        "open.refused --form.open--> open.editing",
        "open.refused --form.renew--> open.editing",
        "open.refused --form.submit--> submitting",
        "submitting --xstate.done.actor.submit--> done",
        "submitting --xstate.done.actor.submit--> open.refused",
        "submitting --xstate.error.actor.submit--> open.refused",
      ]
    `)
  })
})
