import { type Account, storeToken, registerUser } from "../../../qa/server/account.ts"
import { test as base } from "./test.ts"

/** Test with `anna`, a visitor who signed in on an earlier visit. */
export const test = base.extend<{ readonly anna: Account }>({
  anna: async ({ page, request }, use) => {
    const account = await registerUser(request)
    await storeToken(page, account.token)
    await use(account)
  }
})
