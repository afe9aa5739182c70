// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { nowrapRanges } from "../../../view/content/ranges.tsx"

afterEach(cleanup)

const drawn = (text: string) => {
  const { container } = render(nowrapRanges(text))
  return { whole: [...container.querySelectorAll(".figures")].map((each) => each.textContent), text: container.textContent }
}

it("keeps each range of a text on one line, and the text unchanged", () => {
  const text = "Круг, 1,00–1,20\u00A0карата, D–G, IF–VS1; 29 ноября – 2 декабря"
  expect(drawn(text)).toEqual({ whole: ["1,00–1,20", "D–G,", "IF–VS1;"], text })
})

it("lets a long chain of words with dashes break", () => {
  const text = `${"очень".repeat(9)}–длинно, 1–2–3 и так`
  expect(drawn(text)).toEqual({ whole: [], text })
})
