import { succeeded } from "../../../core/kernel/outcome.ts"
import { hasItem, type Wishlist } from "../../../core/domain/favourites/wishlist.ts"
import { WishlistPage } from "../../../qa/pages/wishlist-page.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import type { wishlistMachine } from "../../../core/machines/favourites/wishlist.machine.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import { linkToken, userByLink, user } from "../../../qa/samples/user.ts"
import type { SnapshotFrom } from "xstate"
import { cutOff, refused, stone, full, keyPrefix, storedList } from "./wishlist.payloads.ts"

const pageOf = ({ page }: ActTools) => new WishlistPage(page)
const storeWishlistInOtherTab = (items: Wishlist) => (tools: ActTools) =>
  tools.storeInOtherTab("wishlist", JSON.stringify(storedList(items)))
const isSending = (snapshot: { readonly matches: (value: "sending") => boolean }) => snapshot.matches("sending")
const isMerging = (snapshot: { readonly matches: (value: "merging") => boolean }) => snapshot.matches("merging")

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof wishlistMachine>>> = [
  {
    address: "/diamonds",
    startEvents: [{ type: "wishlist.hydrated", stored: storedList([]), keyPrefix }],
    heldRequests: /\/favorites\//,
    isTour: true,
    most: 60,
    prepare: async (tools) => {
      await tools.shell.interact()
      await pageOf(tools).hearts().first().waitFor()
    },
    acts: [
      {
        title: "a heart is pressed",
        events: [{ type: "wishlist.toggle", item: stone }],
        when: ({ context }) => context.shown.length < 50 && context.writes.length < 2,
        run: (tools) => pageOf(tools).hearts().first().click()
      },
      {
        title: "another tab fills the list",
        events: [{ type: "wishlist.changedElsewhere", stored: storedList(full) }],
        when: (snapshot) => snapshot.matches("guest") && snapshot.context.items.length < 50,
        run: storeWishlistInOtherTab(full)
      },
      {
        title: "one more heart is pressed",
        events: [{ type: "wishlist.toggle", item: stone }],
        when: ({ context }) => context.shown.length === 50,
        run: (tools) => pageOf(tools).hearts().first().click()
      },
      {
        title: "another tab clears the list",
        events: [{ type: "wishlist.changedElsewhere", stored: storedList([]) }],
        when: (snapshot) => snapshot.matches("guest") && snapshot.context.items.length > 0,
        run: storeWishlistInOtherTab([])
      },
      {
        title: "another tab signs in",
        events: [{ type: "auth.loggedIn", user, by: "tab" }],
        when: (snapshot) => snapshot.matches("guest") && snapshot.context.items.length === 0,
        run: async (tools) => {
          await tools.storeInOtherTab("token", (await tools.newAccount()).token)
          await tools.profile.seeAccount("Анна")
        }
      },
      {
        title: "the lists are merged",
        events: [{ type: "xstate.done.actor.merge", output: succeeded({ own: [], left: [] }) }],
        when: isMerging,
        answer: "well",
        once: true
      },
      {
        title: "the merge fails",
        events: [{ type: "xstate.done.actor.merge", output: cutOff }],
        when: isMerging,
        answer: { kind: "status", status: 500 },
        once: true
      },
      {
        title: "the server accepts the change",
        events: [{ type: "xstate.done.actor.send", output: succeeded([stone]) }],
        when: isSending,
        answer: "well",
        once: true
      },
      {
        title: "the server refuses the change",
        events: [{ type: "xstate.done.actor.send", output: refused }],
        when: isSending,
        answer: { kind: "status", status: 404, body: JSON.stringify({ message: "Такого товара нет", data: { errors: {} } }) },
        once: true
      },
      {
        title: "the network fails",
        events: [{ type: "xstate.done.actor.send", output: cutOff }],
        when: isSending,
        answer: { kind: "down" }
      },
      {
        title: "the network is back",
        events: [{ type: "wishlist.reconnected" }],
        when: (snapshot) => snapshot.matches("waiting") || snapshot.matches("stale") || snapshot.matches("suspended"),
        run: ({ shell }) => shell.returnNetwork()
      },
      {
        title: "another tab changes the user's list",
        events: [{ type: "wishlist.changedElsewhere", stored: storedList([], [stone]) }],
        when: (snapshot) => snapshot.matches("resting") && !hasItem(snapshot.context.own ?? [], stone),
        run: ({ storeInOtherTab }) => storeInOtherTab("wishlist", JSON.stringify(storedList([], [stone])))
      },
      {
        title: "another tab signs out",
        events: [{ type: "auth.loggedOut", by: "tab" }],
        when: ({ context }) => context.isMember,
        run: ({ logOutInOtherTab }) => logOutInOtherTab()
      }
    ]
  },
  {
    address: `/?silenceIsGold=${linkToken}`,
    startEvents: [{ type: "wishlist.hydrated", stored: storedList([], []), keyPrefix }],
    /** The token of the link is invalid, so calls that use it are held too. */
    heldRequests: /^\/api\/v2\/(?:session|cart|favorites)/,
    isHeldFromStart: true,
    isTour: true,
    acts: [
      {
        title: "the server accepts an operator's link",
        events: [{ type: "auth.loggedIn", user, by: "link" }],
        isLast: true,
        /** The guest's cart may be requested before; the list of favourites is requested next and is held. */
        at: /\/session/,
        once: true,
        answer: { kind: "body", json: { data: userByLink } }
      }
    ]
  }
]
