// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react"
import { beforeAll, expect, it, vi } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { comparableWish, usualWish } from "../../../core/forms/diamond-order.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { DiamondOrderDetail } from "../../../view/diamond-orders/diamond-order-detail.tsx"
import { DiamondOrderList } from "../../../view/diamond-orders/diamond-order-list.tsx"
import { DialogHost } from "../../../view/modal/dialog-host.tsx"
import { loadDialog } from "../../../view/modal/loader.ts"
import { diamondOrder, oneDiamondOrder } from "../../../qa/samples/diamond-orders.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { choose, follow, press, select, submit, testControls } from "../../support/view/controls.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("this browser draws nothing")))
beforeAll(withDialogs)

const newest = { isOldestFirst: false, page: 1 }
const empty = {
  readDiamondOrders: () => Promise.resolve(succeeded({ _tag: "List", list: { items: [], total: 0, page: 1, pages: 1 } } as const))
}
const one = { readDiamondOrders: () => Promise.resolve(succeeded(oneDiamondOrder)) }
const broken = { readDiamondOrders: () => Promise.resolve(unreachable) }

const listed =
  (answers: Partial<Calls> = {}) =>
  async () =>
    drawRecorded(
      (await shopAt("/personal/diamond-to-order/", answers, { auth: "stored" })).root,
      <DiamondOrderList state={newest} skeleton={null} />
    )
const shown =
  (answers: Partial<Calls> = one) =>
  async () =>
    drawRecorded(
      (await shopAt(`/personal/diamond-to-order/${diamondOrder.id}/`, answers, { auth: "stored" })).root,
      <DiamondOrderDetail id={diamondOrder.id} skeleton={null} />
    )

testControls("view/diamond-orders/diamond-order-list.tsx", listed(), [["Новая заявка", press, opens("diamondOrder")]])
testControls("view/diamond-orders/diamond-order-list.tsx: empty", listed(empty), [["Новая заявка", press, opens("diamondOrder")]])
testControls("view/diamond-orders/use-diamond-orders.ts: without an answer", listed(broken), [
  ["Повторить", follow, ["diamondOrders", { type: "diamondOrders.retry" }]]
])
testControls("view/diamond-orders/diamond-order-detail.tsx", shown(), [
  ["Отменить заявку", press, opens("diamondOrderCancel", { id: diamondOrder.id, name: `Заявка № ${diamondOrder.id}` })]
])
testControls("view/diamond-orders/diamond-order-detail.tsx: without an answer", shown(broken), [
  ["Повторить", follow, ["diamondOrders", { type: "diamondOrders.retry" }]]
])

const dialog =
  (answers: Partial<Calls> = {}) =>
  async () => {
    await loadDialog("diamondOrder")
    const shop = await shopAt("/personal/diamond-to-order/", answers, { auth: "stored" })
    shop.send("dialogs", { type: "dialogs.open", key: "diamondOrder", props: {} })
    await shop.until("dialogs", (snapshot) => snapshot.hasTag("drawable"))
    return drawRecorded(shop.root, <DialogHost />)
  }
const changes = (field: string, value: string) => ["diamondOrder", { type: "form.change", field, value }] as const
testControls("view/diamond-orders/wish-fields.tsx", dialog(), [
  ["Овал", choose, changes("shape", "oval")],
  ["Цвет до", select("K"), changes("colorTo", "K")],
  ["Отправить заявку", submit, ["diamondOrder", { type: "form.submit" }]]
])

/** The dialog after the search for comparable stones, which is debounced by half a second. */
const compared = async (compareStones: Calls["compareStones"], state: "failed" | "ready") => {
  await loadDialog("diamondOrder")
  const shop = await shopAt("/personal/diamond-to-order/", { compareStones }, { auth: "stored" })
  await shop.until("diamondOrders", () => true)
  const comparable = shop.features().diamondOrders?.getSnapshot().children.comparable
  shop.send("dialogs", { type: "dialogs.open", key: "diamondOrder", props: {} })
  await shop.until("dialogs", (snapshot) => snapshot.hasTag("drawable"))
  const view = await drawRecorded(shop.root, <DialogHost />)
  shop.recorded.clock.increment(500)
  await act(() => vi.waitFor(() => expect(comparable?.getSnapshot().matches(state)).toBe(true)))
  return view
}
const withoutStones = () => compared(() => Promise.resolve(unreachable), "failed")
testControls("view/diamond-orders/comparable-note.tsx", withoutStones, [["Повторить", press, ["comparable", { type: "comparable.retry" }]]])

it.each([
  [{ total: 2, prices: { least: 310_000, most: 900_000 } }, "Сейчас в магазине 2 таких камня: от 310 000 ₽ до 900 000 ₽."],
  [{ total: null, prices: { least: 310_000, most: 900_000 } }, "Сейчас в магазине есть такие камни: от 310 000 ₽ до 900 000 ₽."],
  [{ total: 0, prices: null }, "Таких камней в магазине сейчас нет."]
])("similar stones (%j) are described", async (stones, text) => {
  await compared(() => Promise.resolve(succeeded(stones)), "ready")
  expect(screen.getByText(exactText(text))).toBeTruthy()
})

it("the pages request their data, and the dialog similar stones", async () => {
  const wish = comparableWish(usualWish)
  expect((await listed()()).sentWhenDrawn).toEqual([["diamondOrders", { type: "diamondOrders.show", asked: { list: newest } }]])
  cleanup()
  expect((await shown()()).sentWhenDrawn).toEqual([["diamondOrders", { type: "diamondOrders.show", asked: { id: diamondOrder.id } }]])
  cleanup()
  expect((await dialog()()).sentWhenDrawn).toContainEqual(["comparable", { type: "comparable.setWish", wish }])
})

const sending = async () => {
  await loadDialog("diamondOrder")
  const shop = await shopAt("/personal/diamond-to-order/", { submitForm: () => new Promise(() => undefined) }, { auth: "stored" })
  shop.send("dialogs", { type: "dialogs.open", key: "diamondOrder", props: {} })
  await shop.until("dialogs", (snapshot) => snapshot.hasTag("drawable"))
  const view = await drawRecorded(shop.root, <DialogHost />)
  const form = shop.features().dialogs?.getSnapshot().children.diamondOrder
  act(() => {
    form?.send({ type: "form.submit" })
    form?.send({ type: "form.progress", place: 0, percent: 40 })
  })
  return view
}
testControls("view/dialogs/diamond-order-dialogs.tsx", sending, [["Остановить отправку", press, ["diamondOrder", { type: "form.stop" }]]])
