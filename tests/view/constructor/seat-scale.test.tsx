// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { SeatScale } from "../../../view/constructor/seat-scale.tsx"

afterEach(cleanup)

const seats = [
  { shape: "round", least: 4.3, most: 6.5 },
  { shape: "oval", least: 5, most: 7 }
] as const

it("the ruler of a seat marks a stone of one of its cuts, and no stone of another cut", () => {
  const marks = (shape: "heart" | "oval") => {
    const { container } = render(<SeatScale seats={seats} stone={{ shape, measurements: { length: 4.56, width: 4.48 } }} />)
    return container.querySelectorAll("path").length
  }
  const [other, own] = [marks("heart"), marks("oval")]
  expect([other, own]).toEqual([3, 4])
})
