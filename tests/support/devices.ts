import type { Device } from "../../core/contract/users.ts"
import type { TestShop } from "./server/server.ts"
import type { Accounts } from "./samples/accounts.ts"

type Member = Awaited<ReturnType<Accounts["register"]>>

/** Signs a user in once more and returns the id of the new session. */
export const otherDevice = async (shop: Pick<TestShop, "ask">, accounts: Accounts, { bearer, email }: Member): Promise<string> => {
  await accounts.logIn(email, accounts.password)
  const { data }: { readonly data: { readonly items: ReadonlyArray<Device> } } = await (
    await shop.ask("/api/v2/users/sessions/", { headers: bearer })
  ).json()
  return data.items.find(({ isCurrent }) => !isCurrent)?.id ?? ""
}

/** New user with two sessions: headers of the first and id of the second. */
export const withOtherDevice = async (shop: Pick<TestShop, "ask">, accounts: Accounts) => {
  const member = await accounts.register()
  return { bearer: member.bearer, id: await otherDevice(shop, accounts, member) }
}
