import { provenAlert } from "../alerts/proven-alert.ts"
import { withOtherDevice } from "../devices.ts"
import { askedVisit } from "../samples/visits.ts"
import type { Accounts } from "../samples/accounts.ts"
import type { TestShop } from "./server.ts"
import type { Goods } from "./shoppers.ts"

type Hand = { readonly shop: TestShop; readonly accounts: Accounts; readonly article: string; readonly goods: Pick<Goods, "stone"> }

/** Valid requests of a user's lists of alerts, devices and visits. */
export const listCalls = {
  "alerts.own": async ({ accounts }: Hand) => ({ headers: (await accounts.register()).bearer }),
  "alerts.end": async (hand: Hand) => {
    const { bearer: headers, email } = await hand.accounts.register()
    return { method: "DELETE", headers, path: `/api/v2/users/alerts/${await provenAlert(hand.shop, email, hand.article)}/` }
  },
  "devices.list": async ({ accounts }: Hand) => ({ headers: (await accounts.register()).bearer }),
  "devices.end": async ({ accounts, shop }: Hand) => {
    const { bearer: headers, id } = await withOtherDevice(shop, accounts)
    return { method: "DELETE", headers, path: `/api/v2/users/sessions/${id}/` }
  },
  "devices.endOthers": async ({ accounts, shop }: Hand) => ({ method: "DELETE", headers: (await withOtherDevice(shop, accounts)).bearer }),
  "visits.own": async ({ accounts }: Hand) => ({ headers: (await accounts.register()).bearer }),
  "visits.cancel": async (hand: Hand) => {
    const headers = (await hand.accounts.register()).bearer
    const { id } = await askedVisit(hand.shop, hand.goods.stone, {}, headers)
    return { method: "DELETE", headers, path: `/api/v2/users/visits/${id}/` }
  }
}
