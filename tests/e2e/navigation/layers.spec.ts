import { CataloguePage } from "../../../qa/pages/catalogue-page.ts"
import { waitForCovered, waitForUncovered } from "../../../qa/pages/history-cover.ts"
import { registerUser } from "../../../qa/server/account.ts"
import { expect, test } from "../support/test.ts"

const phone = { width: 390, height: 844 }

test("Back closes the filters, the sorting, the drawer with its branch, the search, and a dialog over them, one at a time, and then leaves the page", async ({
  header,
  page
}) => {
  const list = new CataloguePage(page)
  await page.setViewportSize(phone)
  await list.open("/")
  await list.open("/diamonds")
  await list.interact()
  // A layer has its history entry once its part is hydrated, which takes seconds on a busy machine.
  const back = async () => {
    await waitForCovered(page)
    await page.goBack()
    await list.seeAddress("/diamonds")
  }

  await list.openSheet()
  await list.choose(/^Овал/)
  await back()
  await list.seeSheet(false)
  await waitForUncovered(page)
  await list.openSheet()
  await list.seeChosen(/^Овал/)
  await back()

  await waitForUncovered(page)
  await list.sorting.click()
  await list.seeSorting(true)
  await back()
  await list.seeSorting(false)

  await waitForUncovered(page)
  await header.choose("hamburger")
  await header.chooseBranch()
  const leave = header.drawer.getByRole("button", { name: "Назад" })
  await expect(leave).toBeVisible()
  await back()
  await expect(leave).toBeHidden()
  await header.seeOverlay("hamburger")
  await back()
  await header.seeNothingOpen()

  await waitForUncovered(page)
  await header.choose("search")
  await header.seeOverlay("search")
  await back()
  await header.seeNothingOpen()
  await waitForUncovered(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test("a link of the drawer adds one history entry, layers closed by a button add none, and a reload leaves none", async ({
  header,
  page
}) => {
  const list = new CataloguePage(page)
  await page.setViewportSize(phone)
  await list.open("/diamonds")
  await list.interact()
  await header.choose("hamburger")
  await page.keyboard.press("Escape")
  await header.seeNothingOpen()
  await expect.poll(() => page.evaluate(() => history.state?.cover)).toBeUndefined()
  await header.choose("hamburger")
  await header.drawer.getByRole("link", { name: "Корзина" }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await header.choose("hamburger")
  await header.seeOverlay("hamburger")
  await list.reload()
  await list.interact()
  await page.goBack()
  await list.seeAddress("/diamonds")
})

test("a message that closes by itself does not cancel a page that is on its way", async ({ account, page, profile, request }) => {
  const { email, password } = await registerUser(request)
  await profile.open("/contacts")
  await account.openLogin()
  await account.signIn(email, password)
  await account.seeStatus("Вы были успешно авторизованы.")
  await page.route("**/about", async (route) => {
    await page.waitForTimeout(4_500)
    await route.continue()
  })
  await page.goto("/about")
  await expect(page).toHaveURL(/\/about$/)
})
