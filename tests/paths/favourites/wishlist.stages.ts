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
const keeps = (items: Wishlist) => (tools: ActTools) => tools.storeInOtherTab("wishlist", JSON.stringify(storedList(items)))
const isSending = (snapshot: { readonly matches: (value: "sending") => boolean }) => snapshot.matches("sending")
const isMerging = (snapshot: { readonly matches: (value: "merging") => boolean }) => snapshot.matches("merging")

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof wishlistMachine>>> = [
  {
    opens: "/diamonds",
    begins: [{ type: "wishlist.hydrated", stored: storedList([]), keyPrefix }],
    holds: /\/favorites\//,
    isTour: true,
    most: 60,
    prepares: async (tools) => {
      await tools.shell.interact()
      await pageOf(tools).hearts().first().waitFor()
    },
    acts: [
      {
        does: "a heart is pressed",
        events: [{ type: "wishlist.toggle", item: stone }],
        when: ({ context }) => context.shown.length < 50 && context.writes.length < 2,
        by: (tools) => pageOf(tools).hearts().first().click()
      },
      {
        does: "another tab fills the list",
        events: [{ type: "wishlist.changedElsewhere", stored: storedList(full) }],
        when: (snapshot) => snapshot.matches("guest") && snapshot.context.items.length < 50,
        by: keeps(full)
      },
      {
        does: "one more heart is pressed",
        events: [{ type: "wishlist.toggle", item: stone }],
        when: ({ context }) => context.shown.length === 50,
        by: (tools) => pageOf(tools).hearts().first().click()
      },
      {
        does: "another tab empties the list",
        events: [{ type: "wishlist.changedElsewhere", stored: storedList([]) }],
        when: (snapshot) => snapshot.matches("guest") && snapshot.context.items.length > 0,
        by: keeps([])
      },
      {
        does: "another tab signs in",
        events: [{ type: "auth.loggedIn", user, by: "tab" }],
        when: (snapshot) => snapshot.matches("guest") && snapshot.context.items.length === 0,
        by: async (tools) => {
          await tools.storeInOtherTab("token", (await tools.newAccount()).token)
          await tools.profile.seeAccount("Анна")
        }
      },
      {
        does: "the user's list comes",
        events: [{ type: "xstate.done.actor.merge", output: succeeded({ own: [], left: [] }) }],
        when: isMerging,
        answer: "well",
        once: true
      },
      {
        does: "it does not come",
        events: [{ type: "xstate.done.actor.merge", output: cutOff }],
        when: isMerging,
        answer: { kind: "status", status: 500 },
        once: true
      },
      {
        does: "the shop does it",
        events: [{ type: "xstate.done.actor.send", output: succeeded([stone]) }],
        when: isSending,
        answer: "well",
        once: true
      },
      {
        does: "the shop refuses",
        events: [{ type: "xstate.done.actor.send", output: refused }],
        when: isSending,
        answer: { kind: "status", status: 404, body: JSON.stringify({ message: "Такого товара нет", data: { errors: {} } }) },
        once: true
      },
      {
        does: "the network is cut",
        events: [{ type: "xstate.done.actor.send", output: cutOff }],
        when: isSending,
        answer: { kind: "down" }
      },
      {
        does: "the network is back",
        events: [{ type: "wishlist.reconnected" }],
        when: (snapshot) => snapshot.matches("waiting") || snapshot.matches("stale") || snapshot.matches("suspended"),
        by: ({ shell }) => shell.returnNetwork()
      },
      {
        does: "another tab changes the user's list",
        events: [{ type: "wishlist.changedElsewhere", stored: storedList([], [stone]) }],
        when: (snapshot) => snapshot.matches("resting") && !hasItem(snapshot.context.own ?? [], stone),
        by: ({ storeInOtherTab }) => storeInOtherTab("wishlist", JSON.stringify(storedList([], [stone])))
      },
      {
        does: "another tab signs out",
        events: [{ type: "auth.loggedOut", by: "tab" }],
        when: ({ context }) => context.isMember,
        by: ({ logOutInOtherTab }) => logOutInOtherTab()
      }
    ]
  },
  {
    opens: `/?silenceIsGold=${linkToken}`,
    begins: [{ type: "wishlist.hydrated", stored: storedList([], []), keyPrefix }],
    /** The token of the link is invalid, so calls that use it are held too. */
    holds: /^\/api\/v2\/(?:session|cart|favorites)/,
    isHeldFromStart: true,
    isTour: true,
    acts: [
      {
        does: "the shop takes an operator's link",
        events: [{ type: "auth.loggedIn", user, by: "link" }],
        isLast: true,
        /** The guest's cart may be requested before, the list of favourites is requested next and is held. */
        at: /\/session/,
        once: true,
        answer: { kind: "body", json: { data: userByLink } }
      }
    ]
  }
]
