import { holdEndpoints } from "./stock/hold-operator.ts"
import { promotionEndpoints } from "./checkout/promotion-operator.ts"
import { careEndpoints } from "./orders/care-operator.ts"
import { orderEndpoints } from "./orders/order-operator.ts"
import { diamondOrderEndpoints } from "./diamond-orders/diamond-order-operator.ts"
import { passportEndpoints } from "./passport/passport-operator.ts"
import { photographEndpoints } from "./product/photograph-operator.ts"
import { questionEndpoints } from "./questions/question-operator.ts"
import { quickOrderEndpoints } from "./quick-orders/quick-order-operator.ts"
import { reviewEndpoints } from "./reviews/review-operator.ts"
import { visitEndpoints } from "./visits/visit-operator.ts"
import type { OperatorEndpoint } from "./platform/http/operator-endpoint.ts"
import { signInEndpoints } from "./account/sign-in-operator.ts"

export const operatorEndpoints: ReadonlyArray<OperatorEndpoint> = [
  ...signInEndpoints,
  ...visitEndpoints,
  ...promotionEndpoints,
  ...holdEndpoints,
  ...careEndpoints,
  ...reviewEndpoints,
  ...questionEndpoints,
  ...passportEndpoints,
  ...diamondOrderEndpoints,
  ...photographEndpoints,
  ...quickOrderEndpoints,
  ...orderEndpoints
]
