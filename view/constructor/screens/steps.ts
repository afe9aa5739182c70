import type { ScreenName } from "../../../core/routes/route.ts"
import { type Draw, drawOf } from "../../screens/draw.ts"

export const screens = {
  constructorStart: () => import("./constructor-start-screen.tsx").then(drawOf),
  constructorSample: () => import("./constructor-sample-screen.tsx").then(drawOf),
  frames: () => import("./frames-screen.tsx").then(drawOf),
  frame: () => import("./frame-screen.tsx").then(drawOf),
  frameStones: () => import("./frame-stones-screen.tsx").then(drawOf),
  frameSets: () => import("./frame-sets-screen.tsx").then(drawOf),
  frameStone: () => import("./frame-stone-screen.tsx").then(drawOf),
  ready: () => import("./ready-screen.tsx").then(drawOf)
} satisfies { readonly [S in ScreenName]?: () => Promise<Draw> }
