import type { ScreenName } from "../../core/routes/route.ts"
import { type Draw, drawOf } from "./draw.ts"

export const screens = {
  constructorStart: () => import("./constructor/constructor-start-screen.tsx").then(drawOf),
  constructorSample: () => import("./constructor/constructor-sample-screen.tsx").then(drawOf),
  frames: () => import("./constructor/frames-screen.tsx").then(drawOf),
  frame: () => import("./constructor/frame-screen.tsx").then(drawOf),
  frameStones: () => import("./constructor/frame-stones-screen.tsx").then(drawOf),
  frameSets: () => import("./constructor/frame-sets-screen.tsx").then(drawOf),
  frameStone: () => import("./constructor/frame-stone-screen.tsx").then(drawOf),
  ready: () => import("./constructor/ready-screen.tsx").then(drawOf)
} satisfies { readonly [S in ScreenName]?: () => Promise<Draw> }
