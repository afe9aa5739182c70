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
  /** Number of toasts so far, for their ids. */
  readonly shown: number
  readonly isOffline: boolean
}

export type ToastsEvent =
  /** `isOfNetwork`: suppressed while the page shows the offline notice. */
  | { readonly type: "toasts.show"; readonly toast: Omit<Toast, "id">; readonly isOfNetwork: boolean }
  | { readonly type: "toasts.close"; readonly id: number }
  | { readonly type: "toasts.undo"; readonly id: number }
  | { readonly type: "toasts.hold" }
  | { readonly type: "toasts.release" }
  | NetworkFact

export type ToastsFact = { readonly type: "toasts.undone"; readonly lines: ReadonlyArray<RemovedLine> }

/** Most toasts at a time; one more replaces the oldest. */
const most = 3

/** Each toast lasts five seconds (LIM-004), the oldest first; hover and focus stop the timer. */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, tags: {} as "counting" },
  guards: {
    isLast: ({ context: { toasts }, event }) => {
      const { id } = narrowEvent(event, "toasts.close")
      return toasts.every((toast) => toast.id === id)
    },
    isKnown: ({ context: { isOffline }, event }) => isOffline && narrowEvent(event, "toasts.show").isOfNetwork,
    isFull: ({ context: { toasts } }) => toasts.length === most,
    isOnly: ({ context: { toasts } }) => toasts.length < 2,
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
    noteNetwork: assign(({ event }) => ({ isOffline: !narrowEvent(event, "network.turned").isThere })),
    show: assign(({ context: { shown, toasts }, event }) => ({
      toasts: [...toasts, { ...narrowEvent(event, "toasts.show").toast, id: shown + 1 }].slice(-most),
      shown: shown + 1
    })),
    close: assign(({ context: { toasts }, event }) => {
      const { id } = narrowEvent(event, "toasts.close", "toasts.undo")
      return { toasts: toasts.filter((toast) => toast.id !== id) }
    }),
    dropOldest: assign({ toasts: ({ context: { toasts } }) => toasts.slice(1) }),
    tellUndone: sendParent(({ context: { toasts }, event }): ToastsFact => {
      const { id } = narrowEvent(event, "toasts.undo")
      return { type: "toasts.undone", lines: toasts.find((toast) => toast.id === id)?.undo ?? [] }
    })
  },
  delays: { duration: 5_000 }
}).createMachine({
  id: "toasts",
  context: { toasts: [], shown: 0, isOffline: false },
  initial: "empty",
  on: { "network.turned": { actions: "noteNetwork" } },
  states: {
    empty: {
      on: {
        "toasts.show": [{ guard: "isKnown" }, { target: "shown", actions: "show" }]
      }
    },
    shown: {
      initial: "counting",
      on: {
        "toasts.show": [{ guard: "isKnown" }, { actions: "show" }],
        "toasts.undo": [
          { guard: "isLastToUndo", target: "empty", actions: ["tellUndone", "close"] },
          { guard: "canUndo", actions: ["tellUndone", "close"] }
        ],
        "toasts.close": [{ guard: "isLast", target: "empty", actions: "close" }, { actions: "close" }]
      },
      states: {
        counting: {
          tags: "counting",
          /** Gives the next toast its own five seconds after the oldest was replaced. */
          on: {
            "toasts.hold": "held",
            "toasts.show": [
              { guard: "isKnown" },
              { guard: "isFull", target: "counting", reenter: true, actions: "show" },
              { actions: "show" }
            ]
          },
          after: {
            duration: [
              { guard: "isOnly", target: "#toasts.empty", actions: "dropOldest" },
              { target: "counting", reenter: true, actions: "dropOldest" }
            ]
          }
        },
        held: { on: { "toasts.release": "counting" } }
      }
    }
  }
})
