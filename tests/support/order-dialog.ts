import { createActor, fromCallback, fromPromise, setup } from "xstate"
import type { FormRefusal } from "../../core/domain/form/form.ts"
import { formsOfDialogs } from "../../core/forms/every-form.ts"
import type { Outcome } from "../../core/kernel/outcome.ts"
import { dialogsMachine, type DraftsEvent } from "../../core/machines/dialogs/dialogs.machine.ts"
import { formMachine, type Submission } from "../../core/machines/forms/form.machine.ts"

export type SubmitResult = Outcome<unknown, FormRefusal>

export const ring = { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
export const pendant = {
  id: 18,
  name: "Подвеска",
  isReady: true,
  link: "/jewelry/podveska/0241074/skuId_18/",
  comment: "Артикул: 0241074-1"
}

const silent = fromCallback(() => undefined)

/** Dialogs with a running form of the quick order; `submit` sends it. */
export const startOrderDialog = (submit: (submission: Submission) => Promise<SubmitResult>) => {
  const dialogs = dialogsMachine.provide({
    actors: {
      order: formMachine(formsOfDialogs.order).provide({
        actors: { submit: fromPromise<SubmitResult, Submission>(({ input }) => submit(input)), watchNetwork: silent }
      }),
      drafts: fromCallback<DraftsEvent>(() => undefined),
      holdScroll: silent,
      coverHistory: silent,
      loadDialog: fromPromise(() => Promise.resolve(null))
    }
  })
  const shop = setup({ actors: { dialogs } }).createMachine({
    invoke: { id: "dialogs", src: "dialogs", input: { drafts: {}, owner: null } }
  })
  const actor = createActor(shop).start().getSnapshot().children["dialogs"]
  if (actor === undefined) throw new Error("the dialogs do not run")
  return {
    actor,
    open: (props: typeof ring) => actor.send({ type: "dialogs.open", key: "OrderModal", props }),
    form: () => {
      const order = actor.getSnapshot().children.order
      if (order === undefined) throw new Error("the form does not run")
      return order
    }
  }
}
