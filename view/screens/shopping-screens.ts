import { drawOf } from "./draw.ts"
import { withSampleNotice } from "./sample-notice.tsx"

export const screens = withSampleNotice({
  wishlist: () => import("./wishlist-screen.tsx").then(drawOf),
  cart: () => import("./cart-screen.tsx").then(drawOf),
  checkout: () => import("./checkout-screen.tsx").then(drawOf),
  pay: () => import("./pay-screen.tsx").then(drawOf),
  success: () => import("./success-screen.tsx").then(drawOf),
  visit: () => import("./visit-screen.tsx").then(drawOf)
})
