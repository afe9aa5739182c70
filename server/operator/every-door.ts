import { holdDoors } from "../checkout/hold-doors.ts"
import { promotionDoors } from "../checkout/promotion-doors.ts"
import { careDoors } from "../orders/care-doors.ts"
import { orderDoors } from "../orders/order-doors.ts"
import { diamondOrderDoors } from "../diamond-orders/diamond-order-doors.ts"
import { passportDoors } from "../passport/passport-doors.ts"
import { questionDoors } from "../questions/question-doors.ts"
import { quickOrderDoors } from "../quick-orders/quick-order-doors.ts"
import { reviewDoors } from "../reviews/review-doors.ts"
import { visitDoors } from "../visits/visit-doors.ts"
import type { Door } from "./door.ts"
import { signInDoors } from "./sign-in-doors.ts"

export const everyDoor: ReadonlyArray<Door> = [
  ...signInDoors,
  ...visitDoors,
  ...promotionDoors,
  ...holdDoors,
  ...careDoors,
  ...reviewDoors,
  ...questionDoors,
  ...passportDoors,
  ...diamondOrderDoors,
  ...quickOrderDoors,
  ...orderDoors
]
