// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { Preview } from "../../../view/constructor/preview.tsx"

afterEach(cleanup)

const seat = { shape: "round", least: 6.2, most: 6.8 } as const
const stone = { shape: "round", measurements: { length: 6.5, width: 6.48, height: 4 } } as const

it("explains the scale and what is not to scale in whole sentences", () => {
  const captionOf = (size: number | null) => {
    const { container } = render(<Preview piece={{ category: size === null ? "podveska" : "kolco", size, seat, stones: [stone] }} />)
    return container.querySelector("figcaption")?.textContent ?? ""
  }
  const drawn = "Чертёж в масштабе: камень 6,50 × 6,48 мм"
  expect(captionOf(17)).toMatch(exactText(`${drawn}, палец для кольца 17. Толщина шинки и крапаны условны.`))
  expect(captionOf(null)).toMatch(exactText(`${drawn}. Рядом монета в 1 ₽, 20,5 мм.`))
})
