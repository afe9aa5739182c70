import type { APIRequestContext, Page } from "playwright/test"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { articlesOnPage } from "./stones.ts"

/** Opens the page of a stone of the list and loads its late code. */
export const openStone = async (page: Page, request: APIRequestContext, place = 3): Promise<AccountDialogs> => {
  const account = new AccountDialogs(page)
  const { articles } = await articlesOnPage(request, 1)
  await account.open(`/diamonds/${articles[place] ?? ""}/`)
  await account.interact()
  return account
}
