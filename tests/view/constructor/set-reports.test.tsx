// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { SetReports } from "../../../view/constructor/set-reports.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { diamondOf } from "../../../qa/samples/diamonds.ts"

afterEach(cleanup)

it("names each stone of a set beside its report, or states that there is none", () => {
  const round = diamondOf("round")
  const left = { ...round, id: 18, weight: 0.31, cert: "GIA 1", certUrl: "https://www.gia.edu/report-check" }
  const right = { ...round, id: 19, weight: 0.32, cert: null, hasCertificate: false, certUrl: null }
  render(<SetReports stones={[round, left, right]} />)
  const [middle, second, third] = screen.getAllByRole("listitem").map(({ textContent }) => (textContent ?? "").replaceAll(/\s/g, " "))
  expect(middle).toContain("Средний камень")
  expect(middle).toContain(round.cert)
  expect(second).toMatch(/^Левый камень, 0,31 карата, .*GIA 1/)
  expect(third).toMatch(/^Правый камень, 0,32 карата, .*Без отчёта лаборатории$/)
  expect(screen.getAllByRole("link")).toHaveLength(1)
  expect(screen.getByRole("link", { name: exactText("Проверить отчёт: GIA 1") })).toBeDefined()
})
