import { describe, expect, it } from "vitest"
import { dialogOf } from "../../../core/contract/dialogs.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Submission } from "../../../core/machines/forms/form.machine.ts"
import { pendant, ring, startOrderDialog, type SubmitResult } from "../../support/order-dialog.ts"

const contacts = { userName: "Анна", email: "anna@example.ru", phone: "+79210000000", agreement: true }

/** The quick order of a ring, filled in and being sent; `answer` completes the request. */
const sendingOrder = () => {
  const sent: Array<Submission> = []
  let complete: { readonly resolve: (given: SubmitResult) => void; readonly reject: (fault: Error) => void } | undefined
  const { actor, form, open } = startOrderDialog((submission) => {
    sent.push(submission)
    return new Promise((resolve, reject) => (complete = { resolve, reject }))
  })
  open(ring)
  for (const [field, value] of Object.entries(contacts)) form().send({ type: "form.change", field, value })
  form().send({ type: "form.submit" })
  const settled = () => new Promise((done) => setImmediate(done))
  return {
    open,
    sent,
    close: () => actor.send({ type: "dialogs.close" }),
    logOut: () => actor.send({ type: "auth.loggedOut", by: "tab" }),
    active: () => actor.getSnapshot().context.active,
    state: () => form().getSnapshot().value,
    context: () => form().getSnapshot().context,
    send: () => form().send({ type: "form.submit" }),
    answer: async (given: SubmitResult) => {
      complete?.resolve(given)
      await settled()
    },
    fail: async () => {
      complete?.reject(new Error("no code"))
      await settled()
    }
  }
}

describe("a form that is being sent", () => {
  it.each([failed({ _tag: "Unreachable" } as const), failed({ _tag: "Offline" } as const)])(
    "and opened for another product has that product once it is not accepted (%#)",
    async (refusal) => {
      const { answer, context, open, send, sent, state } = sendingOrder()
      open(pendant)
      expect(state()).toBe("submitting")
      await answer(refusal)
      expect([state(), context().banner]).toEqual([{ open: "editing" }, null])
      expect(context().values).toMatchObject({ ...contacts, idProduct: "18", link: pendant.link, comment: pendant.comment })
      send()
      expect(sent.map(({ values }) => values["idProduct"])).toEqual(["17", "18"])
    }
  )

  it("and opened for another product leaves the dialog of that product open once it is accepted", async () => {
    const { active, answer, context, open } = sendingOrder()
    open(pendant)
    await answer(succeeded({ id: 100_001 }))
    expect(active()).toEqual(dialogOf("OrderModal", pendant))
    expect(context().values).toMatchObject({ userName: "", idProduct: "18", link: pendant.link })
  })

  it("and opened again for the same product shows its answer", async () => {
    const accepted = sendingOrder()
    accepted.close()
    accepted.open(ring)
    await accepted.answer(succeeded({ id: 100_001 }))
    expect(accepted.active()?.key).toBe("orderSuccess")
    const refused = sendingOrder()
    refused.close()
    refused.open(ring)
    await refused.answer(failed({ _tag: "Unreachable" }))
    expect([refused.state(), refused.context().banner]).toEqual([{ open: "refused" }, expect.stringContaining("Нет связи")])
  })

  it("and left does not wait for the network", async () => {
    const { answer, close, context, state } = sendingOrder()
    close()
    await answer(failed({ _tag: "Offline" }))
    expect([state(), context().banner, context().values["userName"]]).toEqual([{ open: "editing" }, null, "Анна"])
  })

  it("and left can be sent again after a call that fails", async () => {
    const { close, fail, state } = sendingOrder()
    close()
    await fail()
    expect(state()).toEqual({ open: "editing" })
  })

  it("has lost its input, but not its product, after a log-out", async () => {
    const { answer, context, logOut } = sendingOrder()
    logOut()
    await answer(failed({ _tag: "ServerFailed" }))
    expect(context().values).toMatchObject({ userName: "", email: "", phone: "", idProduct: "17", link: ring.link })
  })
})
