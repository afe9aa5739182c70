import { assign, enqueueActions, fromCallback, fromPromise, sendParent, sendTo, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import { afterFailure, answered, hasNoRetryLeft, hasRetriesLeft, isFirstTry, outboxDelays, setAside } from "../../kernel/outbox.ts"
import type { Cart, ShortCart } from "../../domain/cart/cart-schema.ts"
import {
  type CartOperation,
  type CartWrite,
  costsSame,
  holdsSame,
  linesOf,
  noCart,
  type RemovedLine,
  removedBy,
  shortAfter
} from "../../domain/cart/cart-writes.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { LoadedCart, WrittenCart } from "../../services/cart/cart.ts"
import type { KeptCart } from "../../services/cart/stored-contents.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import type { PageFact } from "../navigation/page.machine.ts"
import { isCutOff, isUnanswered } from "../checkout/unanswered.ts"

/** `keyPrefix` begins the keys of this visit's writes and comes from outside; writes that wait for it have no key yet. */
export type CartContext = {
  /** As the shop said it last, or as the browser kept it (CART-002). */
  readonly short: ShortCart
  /** The whole cart, while somebody looks at it. */
  readonly full: Cart | null
  readonly isWatched: boolean
  /** What is still to be sent, in order; the first is on its way while the state says so. */
  readonly writes: ReadonlyArray<CartWrite>
  readonly nextId: number
  readonly keyPrefix: string | null
  /** Something has changed since it was loaded. */
  readonly isDirty: boolean
  /** How often in a row a write got no answer. */
  readonly tries: number
  /** It was said that the shop does not answer; once until all is sent. */
  readonly isToldToWait: boolean
}

export type CartIntent =
  /** Where it is said in a dialog that the thing was added, `name` is what it is called. */
  | {
      readonly type: "cart.add"
      readonly id: string
      readonly quantity: number
      readonly price: number | null
      readonly name?: string
      readonly order?: number
    }
  /** Another size in the place of a line. */
  | { readonly type: "cart.resize"; readonly id: string; readonly to: string }
  | { readonly type: "cart.change"; readonly id: string; readonly quantity: number }
  /** A line is put aside for later, or taken back. */
  | { readonly type: "cart.aside"; readonly id: string; readonly isAside: boolean }
  | { readonly type: "cart.remove"; readonly ids: ReadonlyArray<string> }
  /** What was taken out comes back. */
  | { readonly type: "cart.restore"; readonly lines: ReadonlyArray<RemovedLine> }
  | { readonly type: "cart.clear" }
  /** The cart was changed by others: `updated` of the specification (CART-008). */
  | { readonly type: "cart.reload" }

export type CartEvent =
  | CartIntent
  /** What the browser kept, and a number that no visit has had. */
  | { readonly type: "cart.hydrated"; readonly kept: KeptCart; readonly keyPrefix: string }
  /** Another tab has put this. */
  | { readonly type: "cart.changedElsewhere"; readonly kept: KeptCart }
  /** The network is back. */
  | { readonly type: "cart.reconnected" }
  /** Whether the whole cart is looked at (CART-007). */
  | Extract<PageFact, { readonly type: "page.shown" }>
  | Exclude<AuthFact, { readonly type: "auth.registered" | "auth.settled" }>

/** What happened to the cart: `message` is the shop's own, where it gave one (ERRC-011 to ERRC-015). */
export type CartFact =
  /** A thing is being added from its own page, where a dialog tells when it is done. */
  | { readonly type: "cart.adding"; readonly id: string; readonly name: string }
  | { readonly type: "cart.added"; readonly id: string; readonly quantity: number; readonly price: number | null }
  /** There are so many of a line, where there were others before. */
  | { readonly type: "cart.changed"; readonly id: string; readonly quantity: number; readonly was: number }
  /** Another size stands where a line stood. */
  | { readonly type: "cart.resized"; readonly line: RemovedLine; readonly to: string }
  /** It waits aside, or is in the cart again. */
  | { readonly type: "cart.putAside" | "cart.tookBack"; readonly line: RemovedLine }
  | { readonly type: "cart.removed"; readonly lines: ReadonlyArray<RemovedLine> }
  | { readonly type: "cart.refused"; readonly kind: CartOperation["kind"]; readonly message: string }
  /** Something of it has changed, and all that was wanted is sent: it is asked for anew. */
  | { readonly type: "cart.outdated" }
  /** Another tab has put other things, or other quantities. */
  | { readonly type: "cart.movedElsewhere" }
  /** No answer came, for there is no network or the shop is out of order: what is wanted is kept and sent later. */
  | { readonly type: "cart.waited"; readonly isCutOff: boolean }

/** What it says to the storage. */
export type CartStorageEvent = { readonly type: "storage.keep"; readonly kept: KeptCart }

type Loaded = Outcome<LoadedCart, typeof ApiError.Encoded>
type Written = Outcome<WrittenCart, typeof ApiError.Encoded>
type LoadedParams = { readonly outcome: Loaded }
type WrittenParams = { readonly outcome: Written | null }

/** The bodies behind the names of the cart's chart. */
export const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartEvent, tags: {} as "busy" },
  actors: {
    load: fromPromise<Loaded, { readonly isFull: boolean }>(notProvided("load")),
    send: fromPromise<Written, CartWrite | undefined>(notProvided("send")),
    storage: fromCallback<CartStorageEvent>(notProvided("storage"))
  },
  guards: {
    hasWrites: ({ context: { writes } }) => writes.length > 0,
    isDirty: ({ context: { isDirty } }) => isDirty,
    isCart: ({ event }) => asserted(event, "page.shown").screen === "cart",
    isWatched: ({ context: { isWatched } }) => isWatched,
    isLink: ({ event }) => asserted(event, "auth.loggedIn").by === "link",
    isNamed: ({ event }) => asserted(event, "cart.add").name !== undefined,
    succeeded: (_, known: LoadedParams | WrittenParams) => hasSucceeded(known),
    isUnanswered: (_, { outcome }: WrittenParams) => isUnanswered(outcome),
    isFirstTry: (its) => isFirstTry(its),
    hasRetriesLeft: (its) => hasRetriesLeft(its),
    hasNoRetryLeft: (its) => hasNoRetryLeft(its),
    isNews: ({ context: { short }, event }) => !costsSame(asserted(event, "cart.changedElsewhere").kept.short, short),
    isOther: ({ context: { short }, event }) => !holdsSame(asserted(event, "cart.changedElsewhere").kept.short, short)
  },
  actions: {
    takeOver: assign(({ context: { short, writes }, event }) => {
      const { kept, keyPrefix } = asserted(event, "cart.hydrated")
      return {
        short: short.total === 0 ? kept.short : short,
        keyPrefix,
        writes: [...kept.writes, ...writes.map((write, index) => ({ ...write, key: `${keyPrefix}-${index}` }))]
      }
    }),
    queue: assign(({ context: { nextId, keyPrefix, short, writes }, event }) => {
      const operations = operationsOf(event, short)
      return {
        writes: [
          ...writes,
          ...operations.map((operation, index): CartWrite => ({ ...operation, key: `${keyPrefix ?? ""}-${nextId + index}` }))
        ],
        nextId: nextId + operations.length,
        tries: 0
      }
    }),
    keepLoaded: assign(({ context }, { outcome }: LoadedParams) =>
      outcome._tag === "Success"
        ? { short: outcome.value.short, full: context.isWatched ? (outcome.value.full ?? context.full) : null }
        : {}
    ),
    /** The first write is done: what it changed is known before the shop is asked for the rest. */
    keepWritten: assign(({ context: { short, writes } }, { outcome }: WrittenParams) => {
      const [done, ...others] = writes
      if (outcome?._tag !== "Success" || done === undefined) return {}
      const { quantity, totalCount } = outcome.value
      return { short: shortAfter(short, done, quantity ?? 0, totalCount), writes: others, isDirty: true, ...answered(others) }
    }),
    drop: assign(({ context: { writes } }) => {
      const others = writes.slice(1)
      return { writes: others, isDirty: true, ...answered(others) }
    }),
    /** One more try without an answer; in the end what does not depend on it goes first. */
    retry: assign(({ context: { tries, writes } }) => ({ tries: tries + 1, writes: afterFailure(writes, tries + 1, linesOf) })),
    setAside: assign(({ context: { writes } }) => ({ writes: setAside(writes, linesOf) })),
    resetRetries: assign({ tries: 0 }),
    dirty: assign({ isDirty: true }),
    clean: assign({ isDirty: false }),
    watch: assign({ isWatched: true, isDirty: true }),
    leave: assign({ isWatched: false, full: null }),
    /** CART-003. What is left to send is the user's who has gone; one whose stay has run out finds it again. */
    reset: assign(({ context: { writes }, event }) => ({
      short: noCart,
      full: null,
      writes: asserted(event, "auth.loggedIn", "auth.loggedOut").by === "refusal" ? writes : [],
      isDirty: true,
      tries: 0
    })),
    save: sendTo("storage", ({ context: { short, writes } }): CartStorageEvent => ({ type: "storage.keep", kept: { short, writes } })),
    tellAdding: sendParent(({ event }): CartFact => {
      const { id, name } = asserted(event, "cart.add")
      return { type: "cart.adding", id, name: name ?? "" }
    }),
    tellWritten: sendParent(({ context: { short, writes } }, { outcome }: WrittenParams): CartFact => {
      const [done] = writes
      if (done?.kind === "remove") return { type: "cart.removed", lines: removedBy(short, done.ids) }
      if (done?.kind === "aside") {
        const [line = { id: done.id, quantity: outcome?._tag === "Success" ? (outcome.value.quantity ?? 1) : 1, price: 0 }] = removedBy(
          short,
          [done.id]
        )
        return { type: done.isAside ? "cart.putAside" : "cart.tookBack", line }
      }
      if (done?.kind === "resize") {
        const [line = { id: done.id, quantity: 1, price: 0 }] = removedBy(short, [done.id])
        return { type: "cart.resized", line, to: done.to }
      }
      const { id, quantity } = done ?? { id: "", quantity: 0 }
      return done?.kind === "change"
        ? { type: "cart.changed", id, quantity, was: short.counts[id] ?? 0 }
        : { type: "cart.added", id, quantity, price: done?.price ?? null }
    }),
    tellRefused: sendParent(({ context: { writes } }, { outcome }: WrittenParams): CartFact => ({
      type: "cart.refused",
      kind: writes[0]?.kind ?? "add",
      message: outcome?._tag === "Failure" && outcome.error._tag === "Refused" ? outcome.error.message : ""
    })),
    tellMovedElsewhere: sendParent({ type: "cart.movedElsewhere" } satisfies CartFact),
    tellOutdated: sendParent({ type: "cart.outdated" } satisfies CartFact),
    /** Once; of a removal that failed nothing is said (ERRC-037, ERRC-038). */
    tellWaited: enqueueActions(({ context: { isToldToWait, writes }, enqueue }, { outcome }: WrittenParams) => {
      if (isToldToWait || (writes[0]?.kind === "remove" && !isCutOff(outcome))) return
      enqueue.assign({ isToldToWait: true })
      enqueue.sendParent({ type: "cart.waited", isCutOff: isCutOff(outcome) } satisfies CartFact)
    })
  },
  delays: outboxDelays
})

/** What an intent asks of the shop. */
const operationsOf = (event: CartEvent, short: ShortCart): ReadonlyArray<CartOperation> => {
  const intent = asserted(event, "cart.add", "cart.change", "cart.resize", "cart.aside", "cart.remove", "cart.restore", "cart.clear")
  switch (intent.type) {
    case "cart.add":
      return [
        {
          kind: "add",
          id: intent.id,
          price: intent.price,
          quantity: intent.quantity,
          ...(intent.order === undefined ? {} : { order: intent.order })
        }
      ]
    case "cart.resize":
      return [{ kind: "resize", id: intent.id, to: intent.to }]
    case "cart.aside":
      return [{ kind: "aside", id: intent.id, isAside: intent.isAside }]
    case "cart.change":
      return [{ kind: "change", id: intent.id, quantity: intent.quantity }]
    case "cart.remove":
      return [{ kind: "remove", ids: intent.ids }]
    case "cart.restore":
      return intent.lines.map((line) => ({ kind: "add", ...line, isBack: true }))
    case "cart.clear":
      return [{ kind: "remove", ids: short.ids }]
  }
}
