import { assign, enqueueActions, fromCallback, fromPromise, sendParent, sendTo, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import {
  afterFailure,
  afterAnswer,
  hasNoRetryLeft,
  hasRetriesLeft,
  isFirstTry,
  outboxDelays,
  outboxStates,
  deferFirst
} from "../../kernel/outbox.ts"
import type { Cart, ShortCart } from "../../domain/cart/cart-schema.ts"
import {
  type CartOperation,
  type CartWrite,
  hasSamePrices,
  hasSameItems,
  idsWithQueued,
  idsWithSizes,
  linesOf,
  noCart,
  removedLines,
  type RemovedLine,
  type RepeatedItem
} from "../../domain/cart/cart-writes.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { LoadedCart } from "../../services/cart/cart.ts"
import type { StoredCart } from "../../services/cart/stored-contents.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import type { PageFact } from "../navigation/page.machine.ts"
import { isCutOff, isUnanswered } from "../shell/outcome-kinds.ts"

/** `keyPrefix` starts the idempotency keys of this visit. It arrives with the stored cart; writes queued earlier get their keys then. */
export type CartContext = {
  /** Last summary from the server or storage (CART-002). */
  readonly short: ShortCart
  /** `null` while no page shows the whole cart. */
  readonly full: Cart | null
  readonly isWatched: boolean
  /** In the state `sending` the first is in flight. */
  readonly writes: ReadonlyArray<CartWrite>
  readonly nextId: number
  readonly keyPrefix: string | null
  /** The cart must be reloaded, as after a change elsewhere or a refused write. */
  readonly isDirty: boolean
  readonly tries: number
  /** The "will be sent later" notice was shown; reset when everything is sent. */
  readonly isAnnounced: boolean
  /** Outcomes of a repeated order that still has items to send. */
  readonly repeated: ReadonlyArray<RepeatedItem>
}

export type CartCommand =
  /** `name` is set when a dialog confirms the addition. */
  | {
      readonly type: "cart.add"
      readonly id: string
      readonly quantity: number
      readonly price: number | null
      readonly name?: string
      readonly order?: number
      readonly title?: string
    }
  | { readonly type: "cart.resize"; readonly id: string; readonly to: string }
  | { readonly type: "cart.change"; readonly id: string; readonly quantity: number }
  | { readonly type: "cart.setAside"; readonly id: string; readonly isAside: boolean }
  | { readonly type: "cart.remove"; readonly ids: ReadonlyArray<string> }
  | { readonly type: "cart.restore"; readonly lines: ReadonlyArray<RemovedLine> }
  | { readonly type: "cart.clear" }
  /** The cart changed elsewhere: `updated` of the specification (CART-008). */
  | { readonly type: "cart.reload" }
  /** Loads the stale cart, or sends the pending writes, without a pause. */
  | { readonly type: "cart.retry" }

export type CartEvent =
  | CartCommand
  | { readonly type: "cart.hydrated"; readonly stored: StoredCart; readonly keyPrefix: string }
  | { readonly type: "cart.changedElsewhere"; readonly stored: StoredCart }
  | { readonly type: "cart.reconnected" }
  /** Tells if the full cart is needed (CART-007). */
  | Extract<PageFact, { readonly type: "page.shown" }>
  | Exclude<AuthFact, { readonly type: "auth.registered" | "auth.settled" }>

/** `message` is the server's, if any (ERRC-011 to ERRC-015). */
export type CartFact =
  /** Addition from a product page, confirmed by a dialog. */
  | { readonly type: "cart.adding"; readonly id: string; readonly name: string }
  | { readonly type: "cart.added"; readonly id: string; readonly quantity: number; readonly price: number | null; readonly order?: number }
  | { readonly type: "cart.changed"; readonly id: string; readonly quantity: number; readonly was: number }
  | { readonly type: "cart.resized"; readonly line: RemovedLine; readonly to: string }
  | { readonly type: "cart.putAside" | "cart.putBack"; readonly line: RemovedLine }
  | { readonly type: "cart.removed"; readonly lines: ReadonlyArray<RemovedLine> }
  | { readonly type: "cart.refused"; readonly kind: CartOperation["kind"]; readonly message: string; readonly order?: number }
  /** The last item of a repeated order was answered. */
  | { readonly type: "cart.repeated"; readonly items: ReadonlyArray<RepeatedItem> }
  /** The cart changed and the queue is empty, or the cart is being reloaded. */
  | { readonly type: "cart.outdated" }
  /** Another tab changed items or quantities. */
  | { readonly type: "cart.itemsChangedElsewhere" }
  /** No response (`isCutOff`: no connection): the write is stored and sent later. */
  | { readonly type: "cart.writePostponed"; readonly isCutOff: boolean }

export type CartStorageEvent = { readonly type: "storage.save"; readonly stored: StoredCart }

type LoadOutcome = Outcome<LoadedCart, typeof ApiError.Encoded>
type LoadParams = { readonly outcome: LoadOutcome }
type WriteParams = { readonly outcome: LoadOutcome | null }

const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartEvent, tags: {} as "busy" | "stale" | "unsent" },
  actors: {
    loadCart: fromPromise<LoadOutcome, { readonly isFull: boolean }>(notProvided("loadCart")),
    sendWrite: fromPromise<LoadOutcome, CartWrite | undefined>(notProvided("sendWrite")),
    storage: fromCallback<CartStorageEvent>(notProvided("storage"))
  },
  guards: {
    hasWrites: ({ context: { writes } }) => writes.length > 0,
    isDirty: ({ context: { isDirty } }) => isDirty,
    isCartPage: ({ event }) => narrowEvent(event, "page.shown").screen === "cart",
    isWatched: ({ context: { isWatched } }) => isWatched,
    isByLink: ({ event }) => narrowEvent(event, "auth.loggedIn").by === "link",
    hasName: ({ event }) => narrowEvent(event, "cart.add").name !== undefined,
    succeeded: (_, result: LoadParams | WriteParams) => hasSucceeded(result),
    isUnanswered: (_, { outcome }: WriteParams) => isUnanswered(outcome),
    isFirstTry: (its) => isFirstTry(its),
    hasRetriesLeft: (its) => hasRetriesLeft(its),
    hasNoRetryLeft: (its) => hasNoRetryLeft(its),
    hasNewPrices: ({ context: { short }, event }) => !hasSamePrices(narrowEvent(event, "cart.changedElsewhere").stored.short, short),
    hasOtherItems: ({ context: { short }, event }) => !hasSameItems(narrowEvent(event, "cart.changedElsewhere").stored.short, short)
  },
  actions: {
    hydrate: assign(({ context: { short, writes }, event }) => {
      const { stored, keyPrefix } = narrowEvent(event, "cart.hydrated")
      return {
        short: short.total === 0 ? stored.short : short,
        keyPrefix,
        writes: [...stored.writes, ...writes.map((write, index) => ({ ...write, key: `${keyPrefix}-${index}` }))]
      }
    }),
    queueWrites: assign(({ context, context: { nextId, keyPrefix, writes }, event }) => {
      const operations = operationsOf(event, context)
      return {
        writes: [
          ...writes,
          ...operations.map((operation, index): CartWrite => ({ ...operation, key: `${keyPrefix ?? ""}-${nextId + index}` }))
        ],
        nextId: nextId + operations.length,
        tries: 0
      }
    }),
    storeCart: assign(({ context: { full, isWatched } }, { outcome }: WriteParams) =>
      outcome?._tag === "Success" ? { short: outcome.value.short, full: isWatched ? (outcome.value.full ?? full) : null } : {}
    ),
    removeFirstWrite: assign(({ context: { writes } }) => {
      const others = writes.slice(1)
      return { writes: others, ...afterAnswer(others) }
    }),
    /** Lets writes of other lines go first after a few tries. */
    countRetry: assign(({ context: { tries, writes } }) => ({ tries: tries + 1, writes: afterFailure(writes, tries + 1, linesOf) })),
    deferWrite: assign(({ context: { writes } }) => ({ writes: deferFirst(writes, linesOf) })),
    resetRetries: assign({ tries: 0 }),
    markDirty: assign({ isDirty: true }),
    clearDirty: assign({ isDirty: false }),
    markWatched: assign({ isWatched: true, isDirty: true }),
    markUnwatched: assign({ isWatched: false, full: null }),
    /** CART-003. Pending writes belong to the user who left; an expired session keeps them. */
    resetCart: assign(({ context: { writes }, event }) => ({
      short: noCart,
      full: null,
      ...(narrowEvent(event, "auth.loggedIn", "auth.loggedOut").by === "refusal" ? { writes } : { writes: [], repeated: [] }),
      isDirty: true,
      tries: 0
    })),
    saveCart: sendTo("storage", ({ context: { short, writes } }): CartStorageEvent => ({
      type: "storage.save",
      stored: { short, writes }
    })),
    publishAdding: sendParent(({ event }): CartFact => {
      const { id, name } = narrowEvent(event, "cart.add")
      return { type: "cart.adding", id, name: name ?? "" }
    }),
    publishWritten: sendParent(({ context: { short, writes } }, { outcome }: WriteParams): CartFact => {
      const [done] = writes
      if (done?.kind === "remove") return { type: "cart.removed", lines: removedLines(short, done.ids) }
      if (done?.kind === "aside") {
        if (done.isAside) return { type: "cart.putAside", line: lineOf(short, done.id) }
        return { type: "cart.putBack", line: lineOf(outcome?._tag === "Success" ? outcome.value.short : short, done.id) }
      }
      if (done?.kind === "resize") return { type: "cart.resized", line: lineOf(short, done.id), to: done.to }
      const { id, quantity } = done ?? { id: "", quantity: 0 }
      return done?.kind === "change"
        ? { type: "cart.changed", id, quantity, was: short.counts[id] ?? 0 }
        : { type: "cart.added", id, quantity, price: done?.price ?? null, ...orderOf(done) }
    }),
    publishRefused: sendParent(({ context: { writes } }, { outcome }: WriteParams): CartFact => ({
      type: "cart.refused",
      kind: writes[0]?.kind ?? "add",
      message: messageOf(outcome),
      ...orderOf(writes[0])
    })),
    /** Reports the outcomes of a repeated order once, after its last item. */
    collectRepeated: enqueueActions(({ context: { repeated, writes }, enqueue }, { outcome }: WriteParams) => {
      const [write, ...others] = writes
      const { order } = orderOf(write)
      if (write?.kind !== "add" || order === undefined) return
      const refusal = outcome?._tag === "Failure" ? messageOf(outcome) : null
      const items = [...repeated, { order, title: write.title ?? "", refusal }]
      const isLast = others.every((each) => orderOf(each).order !== order)
      enqueue.assign({ repeated: isLast ? items.filter((each) => each.order !== order) : items })
      if (isLast) enqueue.sendParent({ type: "cart.repeated", items: items.filter((each) => each.order === order) } satisfies CartFact)
    }),
    publishItemsChangedElsewhere: sendParent({ type: "cart.itemsChangedElsewhere" } satisfies CartFact),
    publishOutdated: sendParent({ type: "cart.outdated" } satisfies CartFact),
    /** A reload reports the change itself. */
    publishOutdatedIfSent: enqueueActions(({ context: { isDirty, writes }, enqueue }) => {
      if (writes.length === 0 && !isDirty) enqueue.sendParent({ type: "cart.outdated" } satisfies CartFact)
    }),
    /** Failed removals are reported only without a connection (ERRC-037, ERRC-038). */
    publishWritePostponed: enqueueActions(({ context: { isAnnounced, writes }, enqueue }, { outcome }: WriteParams) => {
      if (isAnnounced || (writes[0]?.kind === "remove" && !isCutOff(outcome))) return
      enqueue.assign({ isAnnounced: true })
      enqueue.sendParent({ type: "cart.writePostponed", isCutOff: isCutOff(outcome) } satisfies CartFact)
    })
  },
  delays: outboxDelays
})

const outbox = outboxStates({
  first: ({ writes }: CartContext) => writes[0],
  waits: "waiting",
  reconnected: "cart.reconnected",
  done: [
    { type: "publishWritten", params: outcomeOf },
    { type: "collectRepeated", params: outcomeOf },
    { type: "storeCart", params: outcomeOf },
    "removeFirstWrite",
    "publishOutdatedIfSent",
    "saveCart"
  ],
  refused: [
    { type: "publishRefused", params: outcomeOf },
    { type: "collectRepeated", params: outcomeOf },
    "removeFirstWrite",
    "markDirty",
    "saveCart"
  ],
  unanswered: [{ type: "publishWritePostponed", params: outcomeOf }, "countRetry", "saveCart"],
  broken: [{ type: "publishWritePostponed", params: { outcome: null } }, "countRetry", "saveCart"],
  revived: ["deferWrite"]
})

/**
 * Cart. Intents are queued and sent in order, one call at a time; an unanswered write is resent under its key by this visit or the next. Contents and
 * prices come from the server's response to each write.
 */
export const cartMachine = cartSetup.createMachine({
  id: "cart",
  context: {
    short: noCart,
    full: null,
    isWatched: false,
    writes: [],
    nextId: 0,
    keyPrefix: null,
    isDirty: false,
    tries: 0,
    isAnnounced: false,
    repeated: []
  },
  invoke: { id: "storage", src: "storage" },
  initial: "beginning",
  on: {
    "cart.add": [{ guard: "hasName", actions: ["publishAdding", "queueWrites", "saveCart"] }, { actions: ["queueWrites", "saveCart"] }],
    "cart.change": { actions: ["queueWrites", "saveCart"] },
    "cart.setAside": { actions: ["queueWrites", "saveCart"] },
    "cart.resize": { actions: ["queueWrites", "saveCart"] },
    "cart.remove": { actions: ["queueWrites", "saveCart"] },
    "cart.clear": { actions: ["queueWrites", "saveCart"] },
    "cart.restore": { actions: ["queueWrites", "saveCart"] },
    "page.shown": [
      { guard: "isCartPage", actions: "markWatched" },
      { guard: "isWatched", actions: "markUnwatched" }
    ],
    "cart.reload": { actions: "markDirty" },
    "cart.changedElsewhere": [
      { guard: "hasOtherItems", actions: ["markDirty", "publishItemsChangedElsewhere"] },
      { guard: "hasNewPrices", actions: "markDirty" }
    ],
    "auth.expired": ".held",
    "auth.loggedIn": [
      /** Pending writes belong to the previous visitor, not to the customer of an operator's link. */
      { guard: "isByLink", target: ".resting", actions: ["resetCart", "saveCart"] },
      { actions: ["markDirty", "resetRetries"] }
    ],
    "auth.loggedOut": { target: ".resting", actions: ["resetCart", "saveCart"] }
  },
  states: {
    /** Queues commands until the stored cart has been read. */
    beginning: {
      on: {
        "cart.hydrated": { target: "loading", actions: ["hydrate", "saveCart"] },
        "auth.expired": {},
        "auth.loggedIn": [{ guard: "isByLink", actions: "resetCart" }, { actions: ["markDirty", "resetRetries"] }],
        "auth.loggedOut": { actions: "resetCart" }
      }
    },
    resting: {
      always: [
        { guard: "hasWrites", target: "sending" },
        { guard: "isDirty", target: "loading", actions: "publishOutdated" }
      ]
    },
    loading: {
      tags: "busy",
      entry: "clearDirty",
      invoke: {
        id: "load",
        src: "loadCart",
        input: ({ context: { isWatched } }) => ({ isFull: isWatched }),
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "resting",
            actions: [{ type: "storeCart", params: outcomeOf }, "saveCart"]
          },
          { target: "stale" }
        ],
        onError: "stale"
      }
    },
    /** Loading failed: shows the last known cart and reloads it later. */
    stale: {
      tags: "stale",
      always: { guard: "hasWrites", target: "sending" },
      on: {
        "cart.reconnected": "loading",
        "cart.reload": { target: "loading", actions: "publishOutdated" },
        "cart.retry": { target: "loading", actions: "publishOutdated" },
        "page.shown": [
          { guard: "isCartPage", target: "loading", actions: "markWatched" },
          { guard: "isWatched", actions: "markUnwatched" }
        ],
        "auth.loggedIn": [{ guard: "isByLink", target: "loading", actions: ["resetCart", "saveCart"] }, { target: "loading" }]
      },
      after: { longPause: "loading" }
    },
    sending: { tags: "busy", ...outbox.sending },
    waiting: {
      tags: "unsent",
      ...outbox.waiting,
      on: { ...outbox.waiting.on, "cart.retry": { target: "sending", actions: "resetRetries" } }
    },
    /** The session expired: writes wait for a login, so that they do not enter a guest's cart. */
    held: {
      on: {
        "auth.loggedIn": [
          { guard: "isByLink", target: "resting", actions: ["resetCart", "saveCart"] },
          { target: "resting", actions: ["markDirty", "resetRetries"] }
        ]
      }
    },
    suspended: { tags: "unsent", ...outbox.suspended, on: { ...outbox.suspended.on, "cart.retry": { actions: "resetRetries" } } }
  }
})

const orderOf = (write: CartWrite | undefined): { readonly order?: number } =>
  write?.kind === "add" && write.order !== undefined ? { order: write.order } : {}

const messageOf = (outcome: LoadOutcome | null): string =>
  outcome?._tag === "Failure" && outcome.error._tag === "Refused" ? outcome.error.message : ""

const lineOf = (short: ShortCart, id: string): RemovedLine => removedLines(short, [id])[0] ?? { id, quantity: 1, price: 0 }

const operationsOf = (event: CartEvent, context: CartContext): ReadonlyArray<CartOperation> => {
  const command = narrowEvent(event, "cart.add", "cart.change", "cart.resize", "cart.setAside", "cart.remove", "cart.restore", "cart.clear")
  switch (command.type) {
    case "cart.add": {
      const { id, order, price, quantity, title } = command
      return [{ kind: "add", id, price, quantity, ...(order === undefined ? {} : { order }), ...(title === undefined ? {} : { title }) }]
    }
    case "cart.resize":
      return [{ kind: "resize", id: command.id, to: command.to }]
    case "cart.setAside":
      return [{ kind: "aside", id: command.id, isAside: command.isAside }]
    case "cart.change":
      return [{ kind: "change", id: command.id, quantity: command.quantity }]
    case "cart.remove":
      return [{ kind: "remove", ids: idsWithSizes(command.ids, context) }]
    case "cart.restore":
      return command.lines.map((line) => ({ kind: "add", ...line, isBack: true }))
    case "cart.clear":
      return [{ kind: "remove", ids: idsWithSizes(idsWithQueued(context), context) }]
  }
}
