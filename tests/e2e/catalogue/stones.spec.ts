import { exactText } from "../../../qa/pages/text-pattern.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { expect, test } from "../support/test.ts"

for (const who of ["a guest", "a user"] as const) {
  test(`[GEN-003, GEN-004] ${who} browses the stones, filters them and opens one`, async ({
    catalogue,
    diamond,
    diamonds,
    page,
    request,
    shell
  }) => {
    if (who === "a user") await storeToken(page, (await registerUser(request)).token)
    await diamonds.openPage(1)
    await diamonds.see(1)
    if (who === "a user") {
      await shell.interact()
      await expect(page.getByRole("banner").getByRole("link", { name: /^Личный\sкабинет, Анна$/ })).toBeVisible()
    }
    await diamonds.choosePage(2)
    await diamonds.see(2)
    const all = await catalogue.count()
    const oval = await catalogue.countOf(/^Овал/)
    expect([oval > 0, oval < all]).toEqual([true, true])
    await catalogue.choose(/^Овал/)
    await catalogue.seeAddress("/diamonds/filter/shape--oval")
    await catalogue.seeChips("Овал")
    await catalogue.seeCount(oval)
    await catalogue.seeSettled()
    const { article, name } = await diamonds.chooseStone(0)
    await diamond.see(article)
    expect(name).toMatch(/^Овал/)
    await diamond.seeHeading(/[Оо]вал/)
  })
}

test("[GEN-010] stones marked for comparison stay marked after a reload, without an interaction", async ({ page, shell }) => {
  const marks = page.getByRole("button", { name: /^Сравнить: / })
  await shell.open("/diamonds?view=table")
  await shell.interact()
  await marks.nth(0).click()
  await marks.nth(1).click()
  const comparison = page.getByRole("link", { name: exactText("Сравнить 2 бриллианта") })
  await expect(comparison).toBeVisible()
  await shell.reload()
  await expect(comparison).toBeVisible()
  await expect(page.locator("[aria-pressed=true]").and(marks)).toHaveCount(2)
  await page.getByRole("button", { name: exactText("Снять отметки") }).click()
  await shell.reload()
  await shell.interact()
  await expect(page.locator("[aria-pressed=true]").and(marks)).toHaveCount(0)
})
