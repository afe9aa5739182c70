import { Clock, Effect } from "effect"
import type { DataCopy } from "../../core/contract/data-copy.ts"
import type { Order } from "../../core/contract/order-history.ts"
import type { DiamondOrder } from "../../core/contract/diamond-orders.ts"
import { readUserCart } from "../cart/cart-write.ts"
import { findDiamondOrder } from "../diamond-orders/diamond-orders.ts"
import { findAlertsOf } from "../alerts/price-alerts.ts"
import { findFavorites, resolveItems } from "../favourites/favorites.ts"
import { isSubscribed } from "../marketing/subscriptions.ts"
import { findOrder } from "../orders/order-history.ts"
import { countTry, limits } from "../platform/api/limits.ts"
import { refuseCall } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { query } from "../platform/db/query.ts"
import { shownVisit } from "../visits/visit-handlers.ts"
import { findVisitsOf } from "../visits/visits.ts"
import { findQuickOrdersOf } from "../quick-orders/quick-orders.ts"
import { findQuestionsOf } from "../questions/questions.ts"
import { findAddresses } from "../account/addresses.ts"
import { findDevices } from "../account/devices.ts"
import { currentSession } from "../platform/identity/caller.ts"

export const dataCopyHandlers: Pick<Handlers, "users.data"> = {
  "users.data": Effect.fn("users.data")(function* () {
    const { isOperator, tokenHash, user } = yield* currentSession
    if (isOperator) return yield* refuseCall(403, "Данные скачивает только сам покупатель")
    yield* countTry(limits.dataCopy, String(user.id))
    const orderIds = yield* findIds("orders", user.id)
    const requestIds = yield* findIds("diamond_orders", user.id)
    const orders = yield* Effect.forEach(orderIds, (id) => findOrder(id, user.id))
    const diamondOrders = yield* Effect.forEach(requestIds, (id) => findDiamondOrder(id, user.id))
    return {
      madeAt: new Date(yield* Clock.currentTimeMillis).toISOString(),
      profile: user,
      addresses: (yield* findAddresses(user.id)).items,
      orders: orders.filter((order): order is Order => order !== null),
      quickOrders: yield* findQuickOrdersOf(user.id),
      diamondOrders: diamondOrders.filter((order): order is DiamondOrder => order !== null),
      visits: (yield* findVisitsOf(user.id)).map(shownVisit),
      questions: yield* findQuestionsOf(user.id),
      cart: yield* readUserCart(user.id),
      favourites: yield* resolveItems(yield* findFavorites(user.id)),
      alerts: user.isEmailConfirmed ? yield* findAlertsOf(user.email) : [],
      isSubscribed: user.isEmailConfirmed && (yield* isSubscribed(user.email)),
      devices: yield* findDevices({ userId: user.id, tokenHash }),
      passportAccesses: yield* findAccesses(user.id)
    }
  })
}

const findIds = (table: "orders" | "diamond_orders", userId: number) =>
  Effect.map(query<{ id: number }>(`select id from ${table} where user_id = $1 order by id`, [userId]), (rows) => rows.map(({ id }) => id))

const findAccesses = (userId: number) =>
  query<DataCopy["passportAccesses"][number]>(
    `select by_whom as "byWhom", what, to_char(happened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from passport_accesses where user_id = $1 order by id`,
    [userId]
  )
