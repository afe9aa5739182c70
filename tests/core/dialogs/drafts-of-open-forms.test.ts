import { expect, it } from "vitest"
import { createActor, fromCallback, fromPromise, setup } from "xstate"
import { formsOfDialogs } from "../../../core/forms/every-form.ts"
import { dialogsMachine, type DraftsEvent } from "../../../core/machines/dialogs/dialogs.machine.ts"
import { formMachine } from "../../../core/machines/forms/form.machine.ts"

const silent = fromCallback(() => undefined)

it("a draft that is restored into an open form brings its input, not its product", () => {
  const dialogs = dialogsMachine.provide({
    actors: {
      order: formMachine(formsOfDialogs.order).provide({ actors: { watchNetwork: silent } }),
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
  const pendant = { id: 18, name: "Подвеска", isReady: true, link: "/jewelry/podveska/0241074/skuId_18/", comment: "Артикул: 0241074-1" }
  actor?.send({ type: "dialogs.open", key: "OrderModal", props: pendant })
  const ofRing = { idProduct: "17", link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
  actor?.send({ type: "dialogs.hydrated", drafts: { order: { userName: "Анна", ...ofRing } } })
  expect(actor?.getSnapshot().children.order?.getSnapshot().context.values).toMatchObject({
    ...{ userName: "Анна", idProduct: "18", link: pendant.link, comment: pendant.comment }
  })
})
