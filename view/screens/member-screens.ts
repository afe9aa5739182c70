import type { ScreenName } from "../../core/routes/route.ts"
import { type Draw, drawOf } from "./draw.ts"

/** Screens of the personal area. */
export const screens = {
  profile: () => import("./profile-screen.tsx").then(drawOf),
  addresses: () => import("./addresses-screen.tsx").then(drawOf),
  orders: () => import("./orders-screen.tsx").then(({ drawOrders }) => drawOrders),
  order: () => import("./orders-screen.tsx").then(({ drawOrder }) => drawOrder),
  visits: () => import("./visits-screen.tsx").then(drawOf),
  diamondOrders: () => import("./diamond-orders-screen.tsx").then(({ drawDiamondOrders }) => drawDiamondOrders),
  diamondOrder: () => import("./diamond-orders-screen.tsx").then(({ drawDiamondOrder }) => drawDiamondOrder)
} satisfies { readonly [S in ScreenName]?: () => Promise<Draw> }
