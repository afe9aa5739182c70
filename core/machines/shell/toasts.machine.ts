import { assign, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import type { RemovedLine } from "../../domain/cart/cart-writes.ts"
import type { NetworkFact } from "./network.machine.ts"

/** Notification of a completed or refused action; `undo` holds removed cart lines. */
export type Toast = {
  readonly id: number
  readonly kind: "done" | "error"
  readonly text: string
  readonly link: { readonly title: string; readonly to: string } | null
  readonly undo: ReadonlyArray<RemovedLine> | null
}

export type ToastsContext = {
  readonly toasts: ReadonlyArray<Toast>
  /** Toasts so far, for their ids. */
  readonly shown: number
  readonly isOffline: boolean
}

export type ToastsEvent =
  /** `isOfNetwork`: suppressed while the page shows the offline notice. */
  | { readonly type: "toasts.show"; readonly toast: Omit<Toast, "id">; readonly isOfNetwork: boolean }
  | { readonly type: "toasts.close"; readonly id: number }
  | { readonly type: "toasts.undo"; readonly id: number }
  | { readonly type: "toasts.pause" }
  | { readonly type: "toasts.resume" }
  | NetworkFact

export type ToastsFact = { readonly type: "toasts.undone"; readonly lines: ReadonlyArray<RemovedLine> }

/** One more replaces the oldest. */
const maxToasts = 3

/** Each toast lasts five seconds (LIM-004), the oldest first; hover and focus stop the timer. */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, tags: {} as "counting" },
  guards: {
    isLastToast: ({ context: { toasts }, event }) => {
      const { id } = narrowEvent(event, "toasts.close")
      return toasts.every((toast) => toast.id === id)
    },
    isSuppressed: ({ context: { isOffline }, event }) => isOffline && narrowEvent(event, "toasts.show").isOfNetwork,
    isFull: ({ context: { toasts } }) => toasts.length === maxToasts,
    hasOneToast: ({ context: { toasts } }) => toasts.length < 2,
    isLastToUndo: ({ context: { toasts }, event }) => {
      const { id } = narrowEvent(event, "toasts.undo")
      return toasts.every((toast) => toast.id === id && toast.undo !== null)
    },
    canUndo: ({ context: { toasts }, event }) => {
      const { id } = narrowEvent(event, "toasts.undo")
      return toasts.some((toast) => toast.id === id && toast.undo !== null)
    }
  },
  actions: {
    storeNetwork: assign(({ event }) => ({ isOffline: !narrowEvent(event, "network.turned").isThere })),
    addToast: assign(({ context: { shown, toasts }, event }) => ({
      toasts: [...toasts, { ...narrowEvent(event, "toasts.show").toast, id: shown + 1 }].slice(-maxToasts),
      shown: shown + 1
    })),
    removeToast: assign(({ context: { toasts }, event }) => {
      const { id } = narrowEvent(event, "toasts.close", "toasts.undo")
      return { toasts: toasts.filter((toast) => toast.id !== id) }
    }),
    removeOldest: assign({ toasts: ({ context: { toasts } }) => toasts.slice(1) }),
    publishUndone: sendParent(({ context: { toasts }, event }): ToastsFact => {
      const { id } = narrowEvent(event, "toasts.undo")
      return { type: "toasts.undone", lines: toasts.find((toast) => toast.id === id)?.undo ?? [] }
    })
  },
  delays: { duration: 5_000 }
}).createMachine({
  id: "toasts",
  context: { toasts: [], shown: 0, isOffline: false },
  initial: "empty",
  on: { "network.turned": { actions: "storeNetwork" } },
  states: {
    empty: {
      on: {
        "toasts.show": [{ guard: "isSuppressed" }, { target: "shown", actions: "addToast" }]
      }
    },
    shown: {
      initial: "counting",
      on: {
        "toasts.show": [{ guard: "isSuppressed" }, { actions: "addToast" }],
        "toasts.undo": [
          { guard: "isLastToUndo", target: "empty", actions: ["publishUndone", "removeToast"] },
          { guard: "canUndo", actions: ["publishUndone", "removeToast"] }
        ],
        "toasts.close": [{ guard: "isLastToast", target: "empty", actions: "removeToast" }, { actions: "removeToast" }]
      },
      states: {
        counting: {
          tags: "counting",
          /** Gives the next toast its own five seconds after the oldest was replaced. */
          on: {
            "toasts.pause": "held",
            "toasts.show": [
              { guard: "isSuppressed" },
              { guard: "isFull", target: "counting", reenter: true, actions: "addToast" },
              { actions: "addToast" }
            ]
          },
          after: {
            duration: [
              { guard: "hasOneToast", target: "#toasts.empty", actions: "removeOldest" },
              { target: "counting", reenter: true, actions: "removeOldest" }
            ]
          }
        },
        held: { on: { "toasts.resume": "counting" } }
      }
    }
  }
})
