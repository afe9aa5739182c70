// @vitest-environment jsdom
import { screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { dialogKeys } from "../../../core/contract/dialogs.ts"
import { customItem } from "../../../core/domain/cart/cart-items.ts"
import { orderOfLine } from "../../../core/domain/cart/cart-order.ts"
import { orderOfJewelry } from "../../../core/domain/quick-orders/quick-order.ts"
import { jewelry } from "../../../qa/samples/jewelry.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { cartCustom } from "../../support/samples/cart.ts"
import { clearStage, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { title, fieldNote } from "../../support/view/dialog-boxes.ts"

beforeAll(() => {
  withDialogs()
  return Promise.all(dialogKeys.map(loadDialog))
})
let stage: ReturnType<typeof stageDialogs>
beforeEach(() => void (stage = stageDialogs()))
afterEach(clearStage)

const required = exactText("Обязательное поле")

describe("an order", () => {
  const ordered = { id: 17, name: "Кольцо", link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }

  it.each([
    ["QO-001", "Быстрый заказ", "Заказать", [{}]],
    ["QO-002", "Под заказ", "Отправить запрос", [{ isAvailableforSale: false }, { isCustomJewelryActive: false }]]
  ])("[%s] is titled «%s» by the piece's availability and activity", async (_, name, button, changes) => {
    for (const change of changes) {
      await stage.open("OrderModal", orderOfLine(customItem({ ...cartCustom, ...change })))
      expect(title()).toMatch(exactText(name))
      expect(screen.getByRole("button", { name: exactText(button) })).toBeTruthy()
    }
  })

  it("names metal and size of the chosen piece beneath its name", async () => {
    const [sku] = jewelry.skus
    await stage.open("orderJewelry", orderOfJewelry(jewelry, sku))
    const [name, details] = [...document.querySelectorAll("dialog p")].map(({ textContent }) => textContent.replaceAll("\u00A0", " "))
    expect([name, details]).toEqual([jewelry.name, "Белое золото 585, размер 16"])
    await stage.open("OrderModal", orderOfLine(customItem(cartCustom)))
    expect(document.querySelectorAll("dialog p")[1]?.textContent.replaceAll("\u00A0", " ")).toMatch(/^Розовое золото 585, .*размер 17/)
    await stage.open("orderJewelry", { ...ordered, isReady: true })
    expect(document.querySelector("dialog .caption")).toBeNull()
  })

  it("[QO-019] that is incomplete is not sent, with an error at each field", async () => {
    await stage.open("orderJewelry", { ...ordered, isReady: true })
    await stage.press("Заказать")
    const labels = [/^Имя/, /^E-mail/, /^Телефон/, /^Согласие|^Принимаю|персональн/]
    expect(labels.map((label) => fieldNote(label))).toEqual(labels.map(() => expect.stringMatching(required)))
    expect(stage.sent).toEqual([])
  })
})
