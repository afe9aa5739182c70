import { addedDialogMachine } from "../../../core/machines/cart/added-dialog.machine.ts"
import { runUntil } from "../../support/browser/run-until.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { visitTo } from "../../../qa/paths/visits.ts"

const adding = { type: "addedDialog.await", id: "1-7", name: "Бриллиант" }
const added = { type: "cart.added", id: "1-7", quantity: 1, price: 100 }
const opened = { type: "dialogs.opened", key: "cartAdd" }
const visited = { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null }
const missing = { type: "navigation.lost", isMissing: true, guarded: null }

export const model = defineModel<typeof addedDialogMachine>({
  name: "addedDialog",
  actorPath: "shop/addedDialog",
  world: {
    machine: addedDialogMachine,
    events: [adding, { ...adding, id: "0-1", name: "Кольцо" }, added, opened, visited, missing]
  },
  describeState: ({ context: { awaited } }) => (awaited === null ? "no dialog is due" : `the dialog of «${awaited.name}» is due`),
  eventTexts: {
    "addedDialog.await": ({ name }) => `«${String(name)}» is being added on its own page`,
    "cart.added": "the stone is in the cart",
    "dialogs.opened": "a dialog opens",
    "navigation.resolved": "another page is loading",
    "navigation.lost": "the address has no page"
  },
  invariants: {
    "knows the awaited item exactly while it waits for one": (snapshot) =>
      snapshot.matches("awaiting") === (snapshot.context.awaited !== null)
  },
  postconditions: {
    "waits for the item that was added last": ({ after, event }) =>
      event.type !== "addedDialog.await" || isEqual(after.context.awaited, { id: event["id"], name: event["name"] }),
    "[SHL-010] requests the dialog once the awaited item is in the cart": ({ after, before, emitted, event }) => {
      const isDue = event.type === "cart.added" && before.context.awaited?.id === event["id"]
      return (
        isEqual(emitted, isDue ? [{ type: "addedDialog.due", name: before.context.awaited?.name }] : []) &&
        (!isDue || currentState(after) === "resting")
      )
    },
    "stops waiting when a dialog or another page opens": ({ after, event }) =>
      !["dialogs.opened", "navigation.resolved", "navigation.lost"].includes(event.type) || currentState(after) === "resting"
  },
  stages: [
    {
      address: "/diamonds",
      startEvents: [visited],
      heldRequests: /^\/api\/v2\/cart/,
      isTour: true,
      prepare: async ({ diamonds, shell }) => {
        await diamonds.chooseStone(0)
        await shell.seeAlive()
      },
      acts: [
        {
          title: "the stone is put into the cart",
          events: [adding],
          when: (snapshot) => snapshot.matches("resting"),
          run: async ({ cart }) => {
            await runUntil(cart.buyButton)
            await cart.buyButton.click()
          }
        },
        {
          title: "the server adds the stone",
          events: [added, opened],
          when: (snapshot) => snapshot.matches("awaiting"),
          isLast: true,
          answer: "well"
        },
        {
          title: "the login is opened meanwhile",
          events: [opened],
          when: (snapshot) => snapshot.matches("awaiting"),
          isLast: true,
          run: ({ account }) => account.openLogin()
        },
        {
          title: "the shopper returns to the list",
          events: [visited],
          when: (snapshot) => snapshot.matches("awaiting"),
          isLast: true,
          run: ({ travel }) => travel("/diamonds")
        },
        {
          title: "the shopper opens an address without a page",
          events: [missing],
          when: (snapshot) => snapshot.matches("awaiting"),
          isLast: true,
          run: ({ travel }) => travel("/%E0%A4%A")
        }
      ]
    }
  ],
  unreachable: {
    "awaiting --addedDialog.await#0--> stays": "its button is disabled during the request; another page would end the wait"
  }
})
