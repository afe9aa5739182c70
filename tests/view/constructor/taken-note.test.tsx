// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { TakenNote } from "../../../view/constructor/taken-note.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { takenPiece } from "../../support/samples/ready-piece.ts"

afterEach(cleanup)

const choice = { skuId: takenPiece.jewelryId, diamondId: takenPiece.diamondId ?? 0 }
const fromFrame = "/create-jewelry/constructor/from-frame"

describe("a piece whose stone was sold meanwhile", () => {
  it("shows so, and offers the nearest stones for the same frame, each as the whole piece", () => {
    render(<TakenNote piece={takenPiece} choice={choice} />)
    expect(screen.getByText(exactText("Этот камень уже купили или закрепили за заказом. Оправа осталась выбранной."))).toBeDefined()
    expect(screen.getByRole("link", { name: exactText("Все подходящие") }).getAttribute("href")).toBe(`${fromFrame}/diamonds/?skuId=3`)
    const [nearest] = takenPiece.alternatives
    const item = within(screen.getByRole("listitem"))
    expect(item.getByRole("link").getAttribute("href")).toBe(`${fromFrame}/ready-product/?skuId=3&diamondId=${nearest?.diamond.id}`)
    expect(item.getByText(exactText("1 100 000 ₽"))).toBeDefined()
  })

  it("states that nothing similar is available", () => {
    render(<TakenNote piece={{ ...takenPiece, alternatives: [] }} choice={choice} />)
    expect(screen.getByText(exactText("Похожих свободных камней для этой оправы сейчас нет."))).toBeDefined()
  })

  it("links to other frames with the stone if the frame is no longer made", () => {
    render(<TakenNote piece={{ ...takenPiece, isCustomJewelryActive: false }} choice={choice} />)
    expect(screen.getByRole("link", { name: exactText("Выбрать другую оправу") }).getAttribute("href")).toBe(
      `${fromFrame}/kolco/?diamondId=${choice.diamondId}`
    )
  })
})
