import { expect, it } from "vitest"
import { termCode } from "../../../../core/domain/product/terms.ts"
import { tooltips } from "../../../../server/seed/content/tooltips.ts"

it("every term that is explained has its explanation in the shop's data", () => {
  const known = new Set(tooltips.map(({ code }) => code))
  const terms = ["Форма", "Масса", "Цвет", "Чистота", "Огранка", "Полировка", "Симметрия", "Флуоресценция", "Размеры", "Сертификат"]
  expect(terms.filter((term) => !known.has(termCode(term) ?? ""))).toEqual([])
  expect([termCode("Артикул"), termCode("constructor")]).toEqual([null, null])
})
