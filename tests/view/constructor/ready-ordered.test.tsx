// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { variantWithStone } from "../../../qa/samples/variants.ts"
import { ReadyOrdered } from "../../../view/constructor/ready-actions.late.tsx"
import { openShop } from "../../support/server/open-shop.ts"
import { renderIn } from "../../support/view/in-shop.tsx"

afterEach(cleanup)

const { choice, piece } = variantWithStone

/** The note on the page of a piece whose stone is taken, by the user's order or by another's. */
const open = async (order: number | null) => {
  const taken = { ...variantWithStone, isAvailable: false, piece: piece === null ? null : { ...piece, lost: "stones" as const, order } }
  const shop = openShop({ loadVariants: () => Promise.resolve(succeeded({ variants: [taken], gone: [] })) })
  await shop.settled()
  await shop.loadDeferred({ auth: "guest" })
  const made = () => shop.root.getSnapshot().children.customPiece
  made()?.send({ type: "page.shown", screen: "ready", header: "default" })
  await expect.poll(() => made()?.getSnapshot().context.variants).toEqual([taken])
  return renderIn(shop.root, <ReadyOrdered choice={choice} />)
}

it("links the page of a taken piece to the user's own order of it", async () => {
  await open(41)
  expect(screen.getByText(/^Вы\sзаказали\sэто\sизделие/)).toBeTruthy()
  expect(screen.getByRole("link", { name: exactText("Открыть заказ") }).getAttribute("href")).toBe("/personal/order-history/41/")
})

it("is absent when the order is another's", async () => {
  await open(null)
  expect(screen.queryByText(/заказали/)).toBeNull()
})
