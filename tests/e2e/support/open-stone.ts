import type { APIRequestContext, Page } from "playwright/test"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { articlesOnPage } from "./stones.ts"

/** Opens a stone of the first page of the list, ready for presses. */
export const openStone = async (page: Page, request: APIRequestContext, place = 3): Promise<AccountDialogs> => {
  const account = new AccountDialogs(page)
  const { articles } = await articlesOnPage(request, 1)
  await account.open(`/diamonds/${articles[place] ?? ""}/`)
  await account.interact()
  return account
}
