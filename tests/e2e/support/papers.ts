import type { Page } from "playwright/test"

/** Status and type of the PDF that a press opens in a tab. */
export const openedBy = async (page: Page, press: () => Promise<unknown>) => {
  const answered = page.context().waitForEvent("response", (response) => response.url().endsWith(".pdf"))
  const [tab] = await Promise.all([page.context().waitForEvent("page"), press()])
  const answer = await answered
  await tab.close()
  return { status: answer.status(), type: answer.headers()["content-type"] }
}
