import { publicClientKey } from "../../../server/platform/environment.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { test as base } from "./test.ts"

/** A visitor who signed in on an earlier visit. */
export const test = base.extend<{ readonly token: string }>({
  token: async ({ page, request }, use) => {
    const { token } = await registerUser(request)
    await storeToken(page, token)
    await use(token)
  }
})

/** Headers of calls with the token. */
export const headersOf = (token: string) => ({ "x-client-key": publicClientKey, authorization: `Bearer ${token}` })
