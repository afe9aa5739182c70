import type { Page } from "playwright/test"

/** What the tab is answered that a press opens: a viewer shows it there, or the browser takes it as a file. */
export const openedBy = async (page: Page, press: () => Promise<unknown>) => {
  const answered = page.context().waitForEvent("response", (response) => response.url().endsWith(".pdf"))
  const [tab] = await Promise.all([page.context().waitForEvent("page"), press()])
  const answer = await answered
  await tab.close()
  return { status: answer.status(), type: answer.headers()["content-type"] }
}
