import type { ScreenName } from "../../core/routes/route.ts"
import { type Draw, drawOf } from "./draw.ts"

/** Screens that are read: pages of text, collections, contacts and gift cards. */
export const screens = {
  collections: () => import("./collections-screen.tsx").then(drawOf),
  landing: () => import("./landing-screen.tsx").then(drawOf),
  static: () => import("./static-screen.tsx").then(drawOf),
  contacts: () => import("./contacts-screen.tsx").then(drawOf),
  horoscope: () => import("./horoscope-screen.tsx").then(drawOf),
  sign: () => import("./sign-screen.tsx").then(drawOf),
  giftcards: () => import("./giftcards-screen.tsx").then(drawOf)
} satisfies { readonly [S in ScreenName]?: () => Promise<Draw> }
