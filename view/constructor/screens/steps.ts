import type { ScreenName } from "../../../core/routes/route.ts"
import type { Draw } from "../../screens/draw.ts"

const drawOf = ({ draw }: { readonly draw: Draw }): Draw => draw

/** The screens of the constructor, and how each is drawn. */
export const steps = {
  constructorStart: () => import("./constructor-start-screen.tsx").then(drawOf),
  frames: () => import("./frames-screen.tsx").then(drawOf),
  frame: () => import("./frame-screen.tsx").then(drawOf)
} satisfies { readonly [S in ScreenName]?: () => Promise<Draw> }

export type StepName = keyof typeof steps
