import { drawOf } from "./draw.ts"
import { withSampleNotice } from "./sample-notice.tsx"

export const screens = withSampleNotice({
  profile: () => import("./profile-screen.tsx").then(drawOf),
  addresses: () => import("./addresses-screen.tsx").then(drawOf),
  orders: () => import("./orders-screen.tsx").then(({ drawOrders }) => drawOrders),
  order: () => import("./orders-screen.tsx").then(({ drawOrder }) => drawOrder),
  visits: () => import("./visits-screen.tsx").then(drawOf),
  alerts: () => import("./alerts-screen.tsx").then(drawOf),
  diamondOrders: () => import("./diamond-orders-screen.tsx").then(({ drawDiamondOrders }) => drawDiamondOrders),
  diamondOrder: () => import("./diamond-orders-screen.tsx").then(({ drawDiamondOrder }) => drawDiamondOrder)
})
