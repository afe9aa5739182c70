import type { ScreenName } from "../../core/routes/route.ts"
import { type Draw, drawOf } from "./draw.ts"

export const screens = {
  collections: () => import("./content/collections-screen.tsx").then(drawOf),
  landing: () => import("./content/landing-screen.tsx").then(drawOf),
  static: () => import("./static-screen.tsx").then(drawOf),
  contacts: () => import("./contacts-screen.tsx").then(drawOf),
  blog: () => import("./articles/blog-screen.tsx").then(drawOf),
  blogSkeleton: () => import("./articles/blog-screen.tsx").then(({ drawSkeleton }) => drawSkeleton),
  article: () => import("./articles/article-screen.tsx").then(drawOf),
  askQuestion: () => import("./questions/ask-question-screen.tsx").then(drawOf),
  getInTouch: () => import("./questions/get-in-touch-screen.tsx").then(drawOf),
  questionSent: () => import("./questions/question-sent-screen.tsx").then(drawOf),
  horoscope: () => import("./content/horoscope-screen.tsx").then(drawOf),
  sign: () => import("./content/sign-screen.tsx").then(drawOf),
  giftcards: () => import("./giftcards-screen.tsx").then(drawOf)
} satisfies { readonly [S in ScreenName]?: () => Promise<Draw> }
