import { jewelryPath } from "../../../core/domain/product/jewelry.ts"
import { byTurn } from "../../support/rings.ts"
import { ringWithChoices } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

test.use({ javaScriptEnabled: false })

test(
  "a visitor without JavaScript goes from home to a piece, chooses a metal and a size, and sees all details",
  byTurn,
  async ({ home, jewelry, product, page, request, watched }) => {
    const piece = await ringWithChoices(request)
    const path = jewelryPath(piece.category.code, piece.productCode)
    await home.openHome()
    await home.see()
    await home.chooseCategory("Кольца")
    await jewelry.choosePage(2)
    await jewelry.see("Кольца", 2)
    await jewelry.choosePage(1)
    await page.locator(`a[href="${path}"]`).click()
    await product.see(piece.name)
    const metal = await product.chooseOther("Металл")
    await product.seeAddress(metal.path)
    await expect(product.chosen("Металл")).toHaveText(metal.name)
    const size = await product.chooseOther("Размер")
    await product.seeAddress(size.path)
    await expect(product.chosen("Размер")).toHaveText(size.name)
    expect(watched.documents).toEqual(["/", "/jewelry/kolco", "/jewelry/kolco/2", "/jewelry/kolco", path, metal.path, size.path])

    const details = page.getByRole("group").filter({ hasText: "Доставка и\u00A0возврат" })
    await details.locator("summary").click()
    await expect(details.getByRole("link", { name: "Условия возврата" })).toBeVisible()
    await page.getByRole("link", { name: /^Вставки:/ }).click()
    await expect(page.getByRole("heading", { name: "Вставки" })).toBeInViewport()
    await page.getByRole("region", { name: "Изображения изделия" }).getByRole("link").first().click()
    await expect(page).toHaveURL(/-640\.webp$/)
  }
)
