import { wayIn } from "../../forms/checkout.ts"
import { checkoutSetup, nobody } from "./checkout-setup.ts"

/**
 * A cart becomes an order. Sections open one after another and stay open to change; what is typed is kept in this browser from the first letter. An order
 * is sent once under its key, however often the line breaks: after a lost answer the shop is asked again, by this visit or the next (CHK-007, CHK-014).
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  type: "parallel",
  context: { ...nobody, seed: "", born: 0 },
  invoke: { id: "drafts", src: "drafts" },
  states: {
    order: {
      initial: "waiting",
      on: {
        "auth.loggedOut": [
          { guard: { type: "isChoice", params: ({ event }) => event }, target: ".waiting", actions: ["forget", "forgetUser"] },
          { target: ".waiting", actions: "forgetUser" }
        ],
        "auth.loggedIn": {
          guard: { type: "isOther", params: ({ event }) => event },
          target: ".recalling",
          actions: ["forgetUser", { type: "keepUser", params: ({ event }) => event }]
        }
      },
      states: {
        /** It is not known who orders. */
        waiting: {
          on: {
            "auth.settled": {
              guard: { type: "isUser", params: ({ event }) => event },
              target: "recalling",
              actions: { type: "keepUser", params: ({ event }) => event }
            }
          }
        },
        recalling: {
          tags: "busy",
          invoke: {
            id: "recall",
            src: "recall",
            input: ({ context: { user } }) => ({ user: user?.id ?? 0 }),
            onDone: [
              {
                guard: { type: "wasSent", params: ({ event }) => ({ outcome: event.output }) },
                target: "placing",
                actions: { type: "fill", params: ({ event }) => ({ outcome: event.output }) }
              },
              { target: "loading", actions: { type: "fill", params: ({ event }) => ({ outcome: event.output }) } }
            ],
            onError: "lost"
          }
        },
        loading: {
          tags: "busy",
          invoke: {
            id: "load",
            src: "load",
            onDone: [
              {
                guard: { type: "isFilled", params: ({ event }) => ({ outcome: event.output }) },
                target: "editing",
                actions: [{ type: "offer", params: ({ event }) => ({ outcome: event.output }) }, "lookAround"]
              },
              { guard: { type: "succeeded", params: ({ event }) => ({ outcome: event.output }) }, target: "over", actions: "tellEmpty" },
              { target: "lost" }
            ],
            onError: "lost"
          }
        },
        lost: {
          on: {
            "checkout.retry": "recalling",
            "checkout.wake": "recalling",
            "auth.loggedIn": { guard: { type: "isSame", params: ({ event }) => event }, target: "recalling" }
          }
        },
        editing: {
          tags: ["editable", "known"],
          on: {
            "form.change": {
              guard: { type: "isKnown", params: ({ event }) => event },
              actions: [{ type: "change", params: ({ event }) => event }, "keep"]
            },
            "form.leave": {
              guard: { type: "isKnown", params: ({ event }) => event },
              actions: { type: "judgeLeft", params: ({ event }) => event }
            },
            "checkout.next": [{ guard: "isDone", actions: ["goOn", "keep"] }, { actions: "sayWrong" }],
            "checkout.edit": { actions: { type: "edit", params: ({ event }) => event } },
            "checkout.confirm": [{ guard: "isWhole", target: "placing", actions: ["send", "keep"] }, { actions: "sayAllWrong" }]
          }
        },
        placing: {
          tags: ["busy", "sending", "known"],
          invoke: {
            id: "place",
            src: "place",
            input: ({ context: { sent, values } }) => ({ key: sent?.key ?? "", total: sent?.total ?? 0, values }),
            onDone: [
              {
                guard: { type: "isPlaced", params: ({ event }) => ({ outcome: event.output }) },
                target: "over",
                actions: ["forget", { type: "tellPlaced", params: ({ event }) => ({ outcome: event.output }) }]
              },
              { guard: { type: "isUnknown", params: ({ event }) => ({ outcome: event.output }) }, target: "held" },
              { guard: { type: "isUnanswered", params: ({ event }) => ({ outcome: event.output }) }, target: "unanswered" },
              {
                guard: { type: "isOver", params: ({ event }) => ({ outcome: event.output }) },
                target: "over",
                actions: ["forget", { type: "tellOver", params: ({ event }) => ({ outcome: event.output }) }]
              },
              {
                target: "loading",
                actions: [{ type: "hearRefusal", params: ({ event }) => ({ outcome: event.output }) }, "keep"]
              }
            ],
            onError: "unanswered"
          }
        },
        /** Nobody knows whether the order was made: the shop is asked under the same key until it says so. */
        unanswered: {
          tags: ["busy", "sending", "known", "unanswered"],
          on: { "checkout.retry": "placing", "checkout.wake": "placing" },
          after: { pause: "placing" }
        },
        /** The shop does not know the shopper any more: who signs in again has the order made under its key. */
        held: {
          tags: ["busy", "sending", "known", "unanswered"],
          on: {
            "auth.loggedIn": { guard: { type: "isSame", params: ({ event }) => event }, target: "placing" }
          }
        },
        /** The shopper is led on. */
        over: { tags: "busy" }
      }
    },
    /** What follows from the chosen delivery: its places and its payments. */
    choice: {
      initial: "none",
      on: {
        "checkout.chooseDelivery": {
          guard: { type: "isOffered", params: ({ event }) => event },
          target: ".looking",
          actions: [{ type: "chooseDelivery", params: ({ event }) => event }, "keep"]
        },
        "checkout.chooseSettlement": {
          guard: "hasDelivery",
          target: ".looking",
          actions: [{ type: "chooseSettlement", params: ({ event }) => event }, "keep"]
        },
        "checkout.look": { guard: "hasDelivery", target: ".looking" },
        "auth.loggedOut": ".none",
        "auth.loggedIn": { guard: { type: "isOther", params: ({ event }) => event }, target: ".none" }
      },
      states: {
        none: {},
        looking: {
          tags: "looking",
          invoke: {
            id: "look",
            src: "look",
            input: ({ context: { values } }) => ({
              id: Number(values["deliveryId"]),
              way: wayIn(values),
              settlement: String(values["pointsIn"] ?? "")
            }),
            onDone: [
              {
                guard: { type: "isLooked", params: ({ event }) => ({ outcome: event.output }) },
                target: "told",
                actions: { type: "keepLooked", params: ({ event }) => ({ outcome: event.output }) }
              },
              { target: "missed" }
            ],
            onError: "missed"
          }
        },
        told: {},
        missed: {
          tags: "missed",
          on: {
            "checkout.retry": "looking",
            "checkout.wake": "looking",
            "auth.loggedIn": { guard: { type: "isSame", params: ({ event }) => event }, target: "looking" }
          }
        }
      }
    }
  }
})
