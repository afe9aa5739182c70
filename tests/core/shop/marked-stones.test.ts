import { expect, test } from "vitest"
import { initialTransition } from "xstate"
import type { Tree } from "../../../core/journal/journal.ts"
import { mergeSystemTrees } from "../../../core/journal/merge-trees.ts"
import { treeOf } from "../../../core/journal/restore.ts"
import { storedState } from "../../../core/kernel/restore.ts"
import { type CatalogueInput, catalogueMachine } from "../../../core/machines/catalogue/catalogue.machine.ts"
import { withMarkedStones } from "../../../core/shop/marked-stones.ts"
import { servedFeatures } from "../../../core/shop/served-features.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

/** Serialised and parsed, as storage returns it. */
const plain = (tree: Tree): Tree => JSON.parse(JSON.stringify(tree)) as Tree

/** A tab with these stones marked, and its state after a reload. */
const reloaded = async (...ids: ReadonlyArray<number>) => {
  const shop = openShop()
  await shop.settled()
  const served = plain(treeOf(shop.root, {}))
  await shop.loadDeferred()
  for (const id of ids) shop.send("catalogue", { type: "catalogue.compare", id })
  const { catalogue } = shop.features()
  if (catalogue === undefined) throw new Error("there is no catalogue")
  await waitFor(catalogue, ({ context }) => context.compared.length === ids.length)
  const stored = plain(treeOf(shop.root, {}))
  return { stored, state: storedState(withMarkedStones(mergeSystemTrees(stored, served, servedFeatures), stored).snapshot) }
}

test("stones marked for comparison survive a reload, and their feature starts at once", async () => {
  const { state } = await reloaded(7, 3)
  expect(state.inputs["catalogue"]).toEqual({ compared: [7, 3] })
  expect(state.lost).toEqual(["catalogue"])
})

test("without marks the feature starts at the first interaction, as in a new tab", async () => {
  const { state } = await reloaded()
  expect([state.inputs["catalogue"], state.lost]).toEqual([{ compared: [] }, []])
})

test("marks of another shape are dropped", async () => {
  const { stored } = await reloaded(7)
  const other = JSON.parse(JSON.stringify(stored).replace('"compared":[7]', '"compared":{"7":true}')) as Tree
  expect(withMarkedStones(stored, other)).toBe(stored)
})

test("the catalogue begins with the marks that it is given, or with none", () => {
  const compared = (input?: CatalogueInput) => initialTransition(catalogueMachine, input)[0].context.compared
  expect([compared({ compared: [7, 3] }), compared()]).toEqual([[7, 3], []])
})
