// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { dialogKeys } from "../../../core/contract/dialogs.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { clearStage, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { title } from "../../support/view/dialog-boxes.ts"

beforeAll(() => {
  withDialogs()
  return Promise.all(dialogKeys.map(loadDialog))
})
let stage: ReturnType<typeof stageDialogs>
beforeEach(() => void (stage = stageDialogs()))
afterEach(clearStage)

const from = "/create-jewelry/constructor/from-frame"

describe("the dialogs of the constructor", () => {
  it("[DLG-041] explains at the start the choice of stones, continues, or remains at the frame", async () => {
    const to = `${from}/diamonds/?skuId=101`
    await stage.open("constructorDiamondStart", { frame: "Кольцо «Опора»", stonesCount: 1, to })
    expect(title()).toMatch(exactText("Теперь бриллиант"))
    expect(screen.getByText(/встают\sв\sоправу\s«Опора»\sпо\sразмеру/)).toBeTruthy()
    expect(screen.getByRole("link", { name: exactText("К бриллиантам") }).getAttribute("href")).toBe(to)
    fireEvent.click(screen.getByRole("button", { name: exactText("Ещё посмотреть оправу") }))
    await stage.settle()
    expect(screen.getByRole("dialog").dataset["fading"]).toBe("true")
  })

  it("explains for a frame for several stones that a set is chosen", async () => {
    const to = `${from}/diamonds/complect/?skuId=332`
    await stage.open("constructorDiamondStart", { frame: "Кольцо «Анфилада»", stonesCount: 3, to })
    expect(title()).toMatch(exactText("Теперь комплект камней"))
    expect(screen.getByRole("link", { name: exactText("К комплектам") }).getAttribute("href")).toBe(to)
  })

  it("[DLG-042] sums up frame, stone and work at the end, and offers the cart and the order", async () => {
    const link = `${from}/ready-product/?skuId=101&diamondId=17`
    await stage.open("constructorJewelryLast", {
      item: "2-101-17",
      name: "Кольцо «Опора» с бриллиантом 1,02 карата",
      price: 1_000_000,
      parts: [
        { name: "Кольцо «Опора»", about: "Белое золото 585, размер 16,5", price: 30_000 },
        { name: "Бриллиант, круг 1,02 карата", about: "E (2), VS1 (4)", price: 965_000 },
        { name: "Закрепка и пробирование", about: "", price: 5_000 }
      ],
      order: { id: 101, name: "Кольцо «Опора» с бриллиантом 1,02 карата", isReady: true, link, comment: "Бриллиант: № 17" }
    })
    expect(title()).toMatch(exactText("Ваше изделие"))
    const text = screen.getByRole("dialog").textContent?.replaceAll(/\s/g, " ") ?? ""
    for (const part of ["Белое золото 585, размер 16,5", "30 000 ₽", "Бриллиант, круг 1,02 карата", "965 000 ₽", "5 000 ₽", "1 000 000 ₽"])
      expect(text).toContain(part)
    expect(screen.getByRole("button", { name: exactText("В корзину") })).toBeTruthy()
    expect(screen.getByText(exactText("Быстрый заказ"))).toBeTruthy()
    expect(screen.getByRole("link", { name: /^Открыть\sизделие/ }).getAttribute("href")).toBe(link)
  })
})
