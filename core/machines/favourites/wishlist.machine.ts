import { assign, enqueueActions, fromCallback, fromPromise, sendParent, sendTo, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import {
  afterFailure,
  afterAnswer,
  hasNoRetryLeft,
  hasRetriesLeft,
  isFirstTry,
  outboxDelays,
  outboxStates,
  deferFirst,
  type AffectedIds
} from "../../kernel/outbox.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import {
  hasItem,
  type Wishlist,
  type WishlistItem,
  type WishlistWrite,
  withItem,
  withoutItem,
  withWrites
} from "../../domain/favourites/wishlist.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { SavedWishlist } from "../../services/favourites/stored-wishlist.ts"
import type { StoredWishlist } from "../../services/favourites/stored-wishlist-contents.ts"
import type { MergedWishlist } from "../../services/favourites/wishlist.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import { isCutOff, isUnanswered } from "../shell/outcome-kinds.ts"

export type WishlistContext = StoredWishlist & {
  /** False for guests and before the login state is known: the list is then the guest's. */
  readonly isMember: boolean
  readonly keyPrefix: string
  readonly nextId: number
  readonly tries: number
  /** The "will be sent later" notice was shown; reset when everything is sent. */
  readonly isAnnounced: boolean
  /** The user's list with pending writes applied, or the guest's. */
  readonly shown: Wishlist
}

export type WishlistEvent =
  /** `isWanted`: pressed before the list was loaded and meant to like, so that a liked item stays liked. */
  | { readonly type: "wishlist.toggle"; readonly item: WishlistItem; readonly isWanted?: true }
  | { readonly type: "wishlist.clear" }
  | { readonly type: "wishlist.hydrated"; readonly stored: StoredWishlist; readonly keyPrefix: string }
  | { readonly type: "wishlist.changedElsewhere"; readonly stored: StoredWishlist }
  /** Merges again without a pause. */
  | { readonly type: "wishlist.retry" }
  | { readonly type: "wishlist.reconnected" }
  | Exclude<AuthFact, { readonly type: "auth.registered" }>

/** `wasFull` (WISH-009): the limit is reached; `refused`: the change was rolled back. */
export type WishlistFact =
  | { readonly type: "wishlist.changed"; readonly items: Wishlist; readonly added: WishlistItem | null }
  | { readonly type: "wishlist.cleared" }
  | { readonly type: "wishlist.wasFull" }
  | { readonly type: "wishlist.refused"; readonly message: string }
  /** No response: the change is stored and sent later. */
  | { readonly type: "wishlist.writePostponed"; readonly isCutOff: boolean }

export type WishlistStorageEvent =
  | { readonly type: "storage.save"; readonly stored: SavedWishlist }
  /** An item beyond the limit was rejected (ERRC-016). */
  | { readonly type: "storage.logFull" }

type MergeOutcome = Outcome<MergedWishlist, typeof ApiError.Encoded>
type WriteOutcome = Outcome<Wishlist, typeof ApiError.Encoded>
type WriteParams = { readonly outcome: WriteOutcome | null }

const changed = (context: WishlistContext, change: Partial<WishlistContext>): Partial<WishlistContext> => {
  const { isMember, items, own, writes } = { ...context, ...change }
  return { ...change, shown: isMember ? withWrites(own ?? items, writes) : items }
}

const wishlistSetup = setup({
  types: { context: {} as WishlistContext, events: {} as WishlistEvent, tags: {} as "recalling" | "stale" },
  actors: {
    mergeWishlist: fromPromise<MergeOutcome, { readonly items: Wishlist }>(notProvided("mergeWishlist")),
    sendWrite: fromPromise<WriteOutcome, WishlistWrite | undefined>(notProvided("sendWrite")),
    storage: fromCallback<WishlistStorageEvent>(notProvided("storage"))
  },
  guards: {
    isMember: ({ context: { isMember } }) => isMember,
    isNewMember: ({ context: { isMember }, event }) => narrowEvent(event, "auth.settled").user !== null && !isMember,
    isByLink: ({ event }) => narrowEvent(event, "auth.loggedIn").by === "link",
    hasWrites: ({ context: { writes } }) => writes.length > 0,
    isFull: ({ context, event }) => withItem(context.shown, narrowEvent(event, "wishlist.toggle").item) === undefined,
    succeeded: (_, result: { readonly outcome: MergeOutcome } | WriteParams) => hasSucceeded(result),
    isUnanswered: (_, { outcome }: WriteParams) => isUnanswered(outcome),
    isFirstTry: (its) => isFirstTry(its),
    hasRetriesLeft: (its) => hasRetriesLeft(its),
    hasNoRetryLeft: (its) => hasNoRetryLeft(its),
    isListChanged: ({ context: { own }, event }) =>
      JSON.stringify(narrowEvent(event, "wishlist.changedElsewhere").stored.own) !== JSON.stringify(own)
  },
  actions: {
    /** Merges items liked before the stored list was read. */
    hydrate: assign(({ context, event }) => {
      const { stored, keyPrefix } = narrowEvent(event, "wishlist.hydrated")
      return changed(context, {
        ...stored,
        items: context.items.reduce<Wishlist>((list, item) => withItem(list, item) ?? list, stored.items),
        writes: [...stored.writes, ...context.writes.map((write, index) => ({ ...write, key: `${keyPrefix}-${index}` }))],
        keyPrefix
      })
    }),
    syncItems: assign(({ context, event }) => changed(context, { items: narrowEvent(event, "wishlist.changedElsewhere").stored.items })),
    toggle: assign(({ context, event }) => {
      const { isWanted, item } = narrowEvent(event, "wishlist.toggle")
      const { nextId, isMember, items, keyPrefix, shown, writes } = context
      const isIn = hasItem(shown, item)
      if (isIn && isWanted) return {}
      if (!isMember) return changed(context, { items: isIn ? withoutItem(items, item) : (withItem(items, item) ?? items) })
      const write = { kind: isIn ? ("remove" as const) : ("add" as const), item, key: `${keyPrefix}-${nextId}` }
      return changed(context, { writes: [...writes, write], nextId: nextId + 1, tries: 0 })
    }),
    clearItems: assign(({ context }) => {
      const { nextId, isMember, keyPrefix, writes } = context
      const write = { kind: "clear" as const, key: `${keyPrefix}-${nextId}` }
      return changed(context, { items: [], ...(isMember && { writes: [...writes, write], nextId: nextId + 1, tries: 0 }) })
    }),
    markMember: assign(({ context }) => changed(context, { isMember: true, own: null })),
    /** WISH-006. Pending writes belong to the user who left. */
    clearMember: assign(({ context }) => changed(context, { isMember: false, own: null, writes: [], tries: 0 })),
    storeMerged: assign(({ context }, { outcome }: { readonly outcome: MergeOutcome }) =>
      outcome._tag === "Success" ? changed(context, { own: outcome.value.own, items: outcome.value.left }) : {}
    ),
    storeWritten: assign(({ context }, { outcome }: WriteParams) =>
      outcome?._tag === "Success" ? changed(context, { own: outcome.value, ...withoutFirst(context) }) : {}
    ),
    removeFirstWrite: assign(({ context }) => changed(context, withoutFirst(context))),
    /** Lets writes of other items go first after a few tries. */
    countRetry: assign(({ context: { tries, writes } }) => ({ tries: tries + 1, writes: afterFailure(writes, tries + 1, touchedBy) })),
    deferWrite: assign(({ context: { writes } }) => ({ writes: deferFirst(writes, touchedBy) })),
    resetRetries: assign({ tries: 0 }),
    saveWishlist: sendTo("storage", ({ context: { items, own, writes } }): WishlistStorageEvent => ({
      type: "storage.save",
      stored: { items, own, writes }
    })),
    /** Another tab may have logged out earlier, and its guest may have liked items since. */
    saveLogout: sendTo("storage", ({ context: { own, writes } }): WishlistStorageEvent => ({
      type: "storage.save",
      stored: { own, writes }
    })),
    logFull: sendTo("storage", (): WishlistStorageEvent => ({ type: "storage.logFull" })),
    /** Runs after the change, so that `shown` tells whether the item was added. */
    publishChanged: sendParent(({ context: { shown }, event }): WishlistFact => {
      const { item } = narrowEvent(event, "wishlist.toggle")
      return { type: "wishlist.changed", items: shown, added: hasItem(shown, item) ? item : null }
    }),
    publishCleared: sendParent({ type: "wishlist.cleared" } satisfies WishlistFact),
    publishWasFull: sendParent((): WishlistFact => ({ type: "wishlist.wasFull" })),
    publishRefused: sendParent((_, { outcome }: WriteParams): WishlistFact => ({
      type: "wishlist.refused",
      message: outcome?._tag === "Failure" && outcome.error._tag === "Refused" ? outcome.error.message : ""
    })),
    publishWritePostponed: enqueueActions(({ context: { isAnnounced }, enqueue }, { outcome }: WriteParams) => {
      if (isAnnounced) return
      enqueue.assign({ isAnnounced: true })
      enqueue.sendParent({ type: "wishlist.writePostponed", isCutOff: isCutOff(outcome) } satisfies WishlistFact)
    })
  },
  delays: outboxDelays
})

const outbox = outboxStates({
  first: ({ writes }: WishlistContext) => writes[0],
  waits: "waiting",
  reconnected: "wishlist.reconnected",
  done: [{ type: "storeWritten", params: outcomeOf }, "saveWishlist"],
  refused: [{ type: "publishRefused", params: outcomeOf }, "removeFirstWrite", "saveWishlist"],
  unanswered: [{ type: "publishWritePostponed", params: outcomeOf }, "countRetry", "saveWishlist"],
  broken: [{ type: "publishWritePostponed", params: { outcome: null } }, "countRetry", "saveWishlist"],
  revived: ["deferWrite"]
})

/**
 * Wishlist: a guest's is stored in the browser (WISH-001), a user's on the server. Changes are optimistic: a refused one is rolled back, an
 * unanswered one resent under its key.
 */
export const wishlistMachine = wishlistSetup.createMachine({
  id: "wishlist",
  context: { items: [], own: null, writes: [], isMember: false, keyPrefix: "", nextId: 0, tries: 0, isAnnounced: false, shown: [] },
  invoke: { id: "storage", src: "storage" },
  initial: "beginning",
  on: {
    "wishlist.toggle": [
      { guard: "isFull", actions: ["logFull", "publishWasFull"] },
      { actions: ["toggle", "publishChanged", "saveWishlist"] }
    ],
    "wishlist.clear": { actions: ["clearItems", "publishCleared", "saveWishlist"] },
    "auth.settled": { guard: "isNewMember", target: ".merging", actions: "markMember" },
    "auth.expired": ".held",
    "auth.loggedIn": [
      /** Pending writes belong to the previous visitor, not to the customer of an operator's link. */
      { guard: "isByLink", target: ".merging", actions: ["clearMember", "markMember", "saveLogout"] },
      { target: ".merging", actions: "markMember" }
    ],
    "auth.loggedOut": { target: ".guest", actions: ["clearMember", "saveLogout"] }
  },
  states: {
    /** Waits for the stored list; the login state may be known earlier. */
    beginning: {
      tags: "recalling",
      on: {
        "wishlist.hydrated": [
          { guard: "isMember", target: "merging", actions: ["hydrate", "saveWishlist"] },
          { target: "guest", actions: ["hydrate", "saveWishlist"] }
        ],
        "auth.settled": { guard: "isNewMember", actions: "markMember" },
        "auth.expired": {},
        "auth.loggedIn": [{ guard: "isByLink", actions: ["clearMember", "markMember"] }, { actions: "markMember" }],
        "auth.loggedOut": { actions: "clearMember" }
      }
    },
    guest: { on: { "wishlist.changedElsewhere": { actions: "syncItems" } } },
    /** Merges the guest's list into the user's (WISH-004, WISH-005). */
    merging: {
      invoke: {
        id: "merge",
        src: "mergeWishlist",
        input: ({ context: { items } }) => ({ items }),
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "resting",
            actions: [{ type: "storeMerged", params: outcomeOf }, "saveWishlist"]
          },
          { target: "stale" }
        ],
        onError: "stale"
      }
    },
    stale: { tags: "stale", on: { "wishlist.retry": "merging", "wishlist.reconnected": "merging" }, after: { longPause: "merging" } },
    resting: {
      always: { guard: "hasWrites", target: "sending" },
      on: { "wishlist.changedElsewhere": { guard: "isListChanged", target: "merging" } }
    },
    sending: outbox.sending,
    waiting: outbox.waiting,
    /** The session expired: changes wait for the next login. */
    held: {},
    suspended: outbox.suspended
  }
})

const touchedBy = (write: WishlistWrite): AffectedIds => (write.kind === "clear" ? "all" : [`${write.item.type}-${write.item.id}`])

const withoutFirst = ({ writes }: WishlistContext) => {
  const others = writes.slice(1)
  return { writes: others, ...afterAnswer(others) }
}
