import type { Page } from "playwright/test"

/** Response of a tab opened by a press: shown in a viewer or downloaded. */
export const openedBy = async (page: Page, press: () => Promise<unknown>) => {
  const answered = page.context().waitForEvent("response", (response) => response.url().endsWith(".pdf"))
  const [tab] = await Promise.all([page.context().waitForEvent("page"), press()])
  const answer = await answered
  await tab.close()
  return { status: answer.status(), type: answer.headers()["content-type"] }
}
