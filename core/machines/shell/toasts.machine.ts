import { assign, enqueueActions, sendParent, setup } from "xstate"
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

/** Places of at most three toasts; each has a timer of its own, whose event has a type of its own (`startFrom` in the journal). */
const slots = [0, 1, 2] as const
type Slot = (typeof slots)[number]

type ShownToast = Toast & { readonly slot: Slot }

export type ToastsContext = {
  readonly toasts: ReadonlyArray<ShownToast>
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
  | { readonly type: `toasts.expire.${Slot}` }
  | NetworkFact

export type ToastsFact = { readonly type: "toasts.undone"; readonly lines: ReadonlyArray<RemovedLine> }

const expiryOf = ({ slot }: ShownToast) => `toasts.expire.${slot}` as const

const expiry = [{ guard: "isLastToExpire", target: "#toasts.empty", actions: "removeExpired" }, { actions: "removeExpired" }] as const

/** Each toast lasts five seconds (LIM-004); one more than three replaces the oldest. Hover and focus stop the timers, which then begin anew. */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, tags: {} as "counting" },
  guards: {
    isLastToast: ({ context: { toasts }, event }) => {
      const { id } = narrowEvent(event, "toasts.close")
      return toasts.every((toast) => toast.id === id)
    },
    isSuppressed: ({ context: { isOffline }, event }) => isOffline && narrowEvent(event, "toasts.show").isOfNetwork,
    isLastToExpire: ({ context: { toasts }, event: { type } }) => toasts.every((toast) => expiryOf(toast) === type),
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
    addToast: assign(({ context: { shown, toasts }, event }) => {
      const others = toasts.slice(1 - slots.length)
      const slot = slots.find((each) => others.every((toast) => toast.slot !== each)) ?? 0
      return { toasts: [...others, { ...narrowEvent(event, "toasts.show").toast, id: shown + 1, slot }], shown: shown + 1 }
    }),
    removeToast: enqueueActions(({ context: { toasts }, enqueue, event }) => {
      const { id } = narrowEvent(event, "toasts.close", "toasts.undo")
      for (const toast of toasts) if (toast.id === id) enqueue.cancel(expiryOf(toast))
      enqueue.assign({ toasts: toasts.filter((toast) => toast.id !== id) })
    }),
    removeExpired: assign({ toasts: ({ context: { toasts }, event: { type } }) => toasts.filter((toast) => expiryOf(toast) !== type) }),
    startTimers: enqueueActions(({ context: { toasts }, enqueue }) => {
      for (const toast of toasts) enqueue.raise({ type: expiryOf(toast) }, { id: expiryOf(toast), delay: "duration" })
    }),
    /** Replaces the timer of a toast whose place it takes. */
    startNewestTimer: enqueueActions(({ context: { toasts }, enqueue }) => {
      for (const toast of toasts.slice(-1)) {
        enqueue.cancel(expiryOf(toast))
        enqueue.raise({ type: expiryOf(toast) }, { id: expiryOf(toast), delay: "duration" })
      }
    }),
    stopTimers: enqueueActions(({ context: { toasts }, enqueue }) => {
      for (const toast of toasts) enqueue.cancel(expiryOf(toast))
    }),
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
          entry: "startTimers",
          exit: "stopTimers",
          on: {
            "toasts.pause": "held",
            "toasts.show": [{ guard: "isSuppressed" }, { actions: ["addToast", "startNewestTimer"] }],
            "toasts.expire.0": expiry,
            "toasts.expire.1": expiry,
            "toasts.expire.2": expiry
          }
        },
        held: { on: { "toasts.resume": "counting" } }
      }
    }
  }
})
