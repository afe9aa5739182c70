// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { PieceParts } from "../../../view/constructor/piece-parts.tsx"
import { readyPiece } from "../../support/samples/ready-piece.ts"

afterEach(cleanup)

const fromFrame = "/create-jewelry/constructor/from-frame"
const linkOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href")

it("links from the frame of a piece to the other frames, with its stone, and from the stone to the others of the frame", () => {
  render(<PieceParts piece={readyPiece} frame={readyPiece.name} choice={{ skuId: 3, diamondId: 7 }} />)
  expect(readyPiece.category.code).toBe("kolco")
  expect(linkOf("Заменить оправу")).toBe(`${fromFrame}/kolco/?diamondId=7`)
  expect(linkOf("Заменить бриллиант")).toBe(`${fromFrame}/diamonds/?skuId=3`)
})
