import { expect, it, vi } from "vitest"
import { createActor, setup } from "xstate"
import { shownShop, shownShopAt } from "../../../app/guest-shop.ts"
import { lazyMachine } from "../../../core/kernel/lazy-machine.ts"
import { ReplayIndex } from "../../../core/journal/replay-index.ts"
import { machinesFor } from "../../../core/journal/machines.ts"
import { persistActor } from "../../../core/journal/persist-actor.ts"
import { machines } from "../../../core/shop/machines-by-name.ts"
import type { Tree } from "../../../core/journal/journal.ts"
import type { noteMachine } from "../../support/note.machine.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { jsonCopy, currentTree } from "../../../qa/paths/recorded.ts"

const consentIn = (tree: Tree | undefined) => {
  const found = tree?.snapshot.children?.["consent"]
  if (found === undefined) throw new Error("there is no consent in the tree")
  return found
}

it("a visit that allows cookies folds and renders with the machines loaded after that", async () => {
  const shop = openShop()
  await shop.settled()
  await shop.loadDeferred()
  const { consent } = shop.features()
  consent?.send({ type: "consent.choose", permissions: { analytics: true, ads: true } })
  await vi.waitFor(() => expect(consent?.getSnapshot().children.marketing?.getSnapshot().status).toBe("active"))
  const journal = jsonCopy(shop.recorded.recorder.journal())
  const replayIndex = new ReplayIndex("test", journal, await machinesFor(journal, machines))

  const tree = replayIndex.treeAt(replayIndex.length - 1)
  expect(consentIn(jsonCopy(tree))).toEqual(consentIn(currentTree(shop.recorded)))
  if (tree === undefined) throw new Error("nothing is folded")
  await shownShop.prepare(tree.snapshot)
  const drawn = shownShopAt(tree).getSnapshot().children.consent?.getSnapshot()
  expect([drawn?.status, drawn?.children.marketing?.getSnapshot().status]).toEqual(["active", "active"])
})

it("a machine that threw on start is recorded as failed and affects no other", () => {
  const parent = setup({
    actors: { late: lazyMachine<typeof noteMachine>("note", () => Promise.reject(new Error("offline"))) }
  }).createMachine({
    id: "parent",
    invoke: { id: "late", src: "late" }
  })
  const { children, status } = persistActor(createActor(parent))
  const late = children?.["late"]?.snapshot
  expect([status, late?.status, late?.children]).toEqual(["active", "error", {}])
})
