import { subscriptionHandlers } from "./account/subscription-handlers.ts"
import { alertHandlers } from "./alerts/alert-handlers.ts"
import { closedAccountHandlers } from "./closed-accounts/closed-account-handlers.ts"
import { articleHandlers } from "./articles/article-handlers.ts"
import { contentHandlers } from "./content/content-handlers.ts"
import { dataCopyHandlers } from "./data-copy/data-copy-handlers.ts"
import { deviceHandlers } from "./account/device-handlers.ts"
import { addressHandlers } from "./account/address-handlers.ts"
import { cartHandlers } from "./cart/cart-handlers.ts"
import { lineHandlers } from "./cart/line-handlers.ts"
import { giftHandlers } from "./cart/gift-handlers.ts"
import { catalogHandlers } from "./catalogue/catalog-handlers.ts"
import { checkoutHandlers } from "./checkout/checkout-handlers.ts"
import { customHandlers } from "./constructor/custom-handlers.ts"
import { favoritesHandlers } from "./favourites/favorites-handlers.ts"
import { quickOrderHandlers } from "./quick-orders/quick-order-handlers.ts"
import { orderHistoryHandlers } from "./orders/order-history-handlers.ts"
import { paperHandlers } from "./orders/paper-handlers.ts"
import { paymentHandlers } from "./checkout/payment-handlers.ts"
import { searchHandlers } from "./search/search-handlers.ts"
import type { Handlers } from "./platform/api/served-calls.ts"
import { sessionHandlers } from "./account/session-handlers.ts"
import { userHandlers } from "./account/user-handlers.ts"
import { voucherHandlers } from "./checkout/voucher-handlers.ts"
import { productHandlers } from "./product/product-handlers.ts"
import { viewedHandlers } from "./product/viewed-handlers.ts"
import { diamondOrderHandlers } from "./diamond-orders/diamond-order-handlers.ts"
import { passportHandlers } from "./passport/passport-handlers.ts"
import { questionHandlers } from "./questions/question-handlers.ts"
import { reviewHandlers } from "./reviews/review-handlers.ts"
import { visitHandlers } from "./visits/visit-handlers.ts"

/** `captchaKey` is public. */
export const makeHandlers = (publicUrl: string, captchaKey: string | null = null): Handlers => ({
  ...sessionHandlers(publicUrl),
  ...userHandlers(publicUrl),
  ...closedAccountHandlers(publicUrl),
  ...addressHandlers,
  ...dataCopyHandlers,
  ...deviceHandlers,
  ...catalogHandlers,
  ...productHandlers,
  ...searchHandlers,
  ...cartHandlers,
  ...lineHandlers,
  ...giftHandlers,
  ...customHandlers,
  ...favoritesHandlers,
  ...quickOrderHandlers(publicUrl),
  ...checkoutHandlers(publicUrl),
  ...voucherHandlers,
  ...orderHistoryHandlers(publicUrl),
  ...paymentHandlers(publicUrl),
  ...paperHandlers(publicUrl),
  ...viewedHandlers,
  ...visitHandlers(publicUrl),
  ...diamondOrderHandlers(publicUrl),
  ...passportHandlers(publicUrl),
  ...reviewHandlers,
  ...articleHandlers(publicUrl),
  ...questionHandlers(publicUrl),
  ...subscriptionHandlers(publicUrl),
  ...alertHandlers(publicUrl),
  ...contentHandlers(publicUrl, captchaKey)
})
