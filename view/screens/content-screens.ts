import type { ScreenName } from "../../core/routes/route.ts"
import { type Draw, drawOf } from "./draw.ts"

/** Screens that are read: pages of text, collections, contacts and gift cards. */
export const screens = {
  collections: () => import("./collections-screen.tsx").then(drawOf),
  landing: () => import("./landing-screen.tsx").then(drawOf),
  static: () => import("./static-screen.tsx").then(drawOf),
  contacts: () => import("./contacts-screen.tsx").then(drawOf),
  blog: () => import("./blog-screen.tsx").then(drawOf),
  blogSkeleton: () => import("./blog-screen.tsx").then(({ drawSkeleton }) => drawSkeleton),
  article: () => import("./article-screen.tsx").then(drawOf),
  askQuestion: () => import("./ask-question-screen.tsx").then(drawOf),
  getInTouch: () => import("./get-in-touch-screen.tsx").then(drawOf),
  questionSent: () => import("./question-sent-screen.tsx").then(drawOf),
  horoscope: () => import("./horoscope-screen.tsx").then(drawOf),
  sign: () => import("./sign-screen.tsx").then(drawOf),
  giftcards: () => import("./giftcards-screen.tsx").then(drawOf)
} satisfies { readonly [S in ScreenName]?: () => Promise<Draw> }
