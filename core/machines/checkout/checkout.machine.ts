import { outcomeOf } from "../../kernel/outcome.ts"
import { wayIn } from "../../forms/checkout.ts"
import { checkoutSetup, nobody } from "./checkout-setup.ts"

/**
 * Turns a cart into an order. Sections open one after another and stay editable; input is stored in this browser. After a lost response the order is
 * resent under the same key by this visit or the next (CHK-007, CHK-014).
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  type: "parallel",
  context: { ...nobody, keyPrefix: "", nextId: 0 },
  invoke: { id: "drafts", src: "drafts" },
  states: {
    order: {
      initial: "waiting",
      on: {
        "auth.loggedOut": [
          { guard: "isChoice", target: ".waiting", actions: ["forget", "forgetUser"] },
          { target: ".waiting", actions: "forgetUser" }
        ],
        "auth.loggedIn": { guard: "isOther", target: ".recalling", actions: ["forgetUser", "keepUser"] }
      },
      states: {
        /** Login state unknown. */
        waiting: {
          tags: "recalling",
          on: {
            "auth.settled": { guard: "isUser", target: "recalling", actions: "keepUser" }
          }
        },
        recalling: {
          tags: ["busy", "recalling"],
          invoke: {
            id: "recall",
            src: "recall",
            input: ({ context: { user } }) => ({ user: user?.id ?? 0 }),
            onDone: [
              { guard: { type: "wasSent", params: outcomeOf }, target: "placing", actions: { type: "fill", params: outcomeOf } },
              { target: "loading", actions: { type: "fill", params: outcomeOf } }
            ],
            onError: "failed"
          }
        },
        loading: {
          tags: "busy",
          invoke: {
            id: "load",
            src: "load",
            onDone: [
              {
                guard: { type: "isFilled", params: outcomeOf },
                target: "editing",
                actions: [{ type: "offer", params: outcomeOf }, "lookAround"]
              },
              { guard: { type: "succeeded", params: outcomeOf }, target: "over", actions: "tellEmpty" },
              { target: "failed" }
            ],
            onError: "failed"
          }
        },
        failed: {
          tags: "lost",
          on: {
            "checkout.retry": "recalling",
            "checkout.reconnected": "recalling",
            "auth.loggedIn": { guard: "isSame", target: "recalling" }
          }
        },
        editing: {
          tags: ["editable", "known"],
          on: {
            "form.change": { guard: "isKnown", actions: ["change", "keep"] },
            "form.leave": { guard: "isKnown", actions: "judgeLeft" },
            "checkout.next": [{ guard: "isDone", actions: ["goOn", "keep"] }, { actions: "sayWrong" }],
            "checkout.edit": { actions: "edit" },
            "checkout.confirm": [
              { guard: "isUncounted" },
              { guard: "isWhole", target: "placing", actions: ["send", "keep"] },
              { actions: "sayAllWrong" }
            ]
          }
        },
        placing: {
          tags: ["busy", "sending", "known"],
          invoke: {
            id: "place",
            src: "place",
            input: ({ context: { sent, values } }) => ({ key: "", total: 0, due: sent?.total ?? 0, ...sent, values }),
            onDone: [
              {
                guard: { type: "succeeded", params: outcomeOf },
                target: "over",
                actions: ["forget", { type: "tellPlaced", params: outcomeOf }]
              },
              { guard: { type: "isUnknown", params: outcomeOf }, target: "held" },
              { guard: { type: "isUnanswered", params: outcomeOf }, target: "unanswered" },
              {
                guard: { type: "isOver", params: outcomeOf },
                target: "over",
                actions: ["forget", { type: "tellOver", params: outcomeOf }]
              },
              { target: "loading", actions: [{ type: "hearRefusal", params: outcomeOf }, "keep"] }
            ],
            onError: "unanswered"
          }
        },
        /** The result is unknown: resends the order under its key until the server responds. */
        unanswered: {
          tags: ["busy", "sending", "known", "unanswered"],
          on: { "checkout.retry": "placing", "checkout.reconnected": "placing" },
          after: { pause: "placing" }
        },
        /** The session expired: resends the order after the same user logs in. */
        held: {
          tags: ["busy", "sending", "known", "unanswered"],
          on: {
            "auth.loggedIn": { guard: "isSame", target: "placing" }
          }
        },
        over: { tags: "busy" }
      }
    },
    vouchers: {
      initial: "kept",
      on: {
        "checkout.vouched": { guard: "isVouchable", target: ".kept", actions: ["vouch", "keep"] },
        "auth.loggedOut": ".kept",
        "auth.loggedIn": { guard: "isOther", target: ".kept" }
      },
      states: {
        kept: { on: { "checkout.removeVoucher": { guard: "isVouchable", target: "removing" } } },
        removing: {
          tags: "removing",
          invoke: {
            id: "removeVoucher",
            src: "removeVoucher",
            input: ({ event }) => ({ certificate: event.type === "checkout.removeVoucher" ? event.certificate : null }),
            onDone: [
              {
                guard: { type: "succeeded", params: outcomeOf },
                target: "kept",
                actions: [{ type: "keepVouchers", params: outcomeOf }, "keep"]
              },
              { target: "unremoved" }
            ],
            onError: "unremoved"
          }
        },
        /** Removal failed; it can be repeated. */
        unremoved: { tags: "unremoved", on: { "checkout.removeVoucher": { guard: "isVouchable", target: "removing" } } }
      }
    },
    /** Reloads the offer when the cart changes here or in another tab. */
    cart: {
      initial: "counted",
      on: {
        "cart.outdated": { guard: "isVouchable", target: ".counting", actions: "outdate" },
        "auth.loggedOut": ".counted",
        "auth.loggedIn": { guard: "isOther", target: ".counted" }
      },
      states: {
        counted: {},
        counting: {
          tags: "counting",
          invoke: {
            id: "recount",
            src: "recount",
            onDone: [
              {
                guard: { type: "isStill", params: outcomeOf },
                target: "counted",
                actions: [{ type: "recount", params: outcomeOf }, "keep", "lookAround"]
              },
              {
                guard: { type: "succeeded", params: outcomeOf },
                target: "counted",
                actions: [{ type: "recount", params: outcomeOf }, "tellEmpty"]
              },
              { target: "uncounted" }
            ],
            onError: "uncounted"
          }
        },
        /** The cart could not be loaded, which blocks ordering. */
        uncounted: {
          tags: "uncounted",
          on: { "checkout.retry": "counting", "checkout.reconnected": "counting", "checkout.confirm": "counting" }
        }
      }
    },
    choice: {
      initial: "none",
      on: {
        "checkout.chooseDelivery": { guard: "isOffered", target: ".looking", actions: ["chooseDelivery", "keep"] },
        "checkout.chooseSettlement": { guard: "hasDelivery", target: ".looking", actions: ["chooseSettlement", "keep"] },
        "checkout.refresh": { guard: "hasDelivery", target: ".looking" },
        "auth.loggedOut": ".none",
        "auth.loggedIn": { guard: "isOther", target: ".none" }
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
              { guard: { type: "succeeded", params: outcomeOf }, target: "told", actions: { type: "keepLooked", params: outcomeOf } },
              { target: "failed" }
            ],
            onError: "failed"
          }
        },
        told: {},
        failed: {
          tags: "failed",
          on: {
            "checkout.retry": "looking",
            "checkout.reconnected": "looking",
            "auth.loggedIn": { guard: "isSame", target: "looking" }
          }
        }
      }
    }
  }
})
