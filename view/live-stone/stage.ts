import { wanted } from "../islands/late.tsx"

/** Loaded with the first press. */
export const Stage = wanted(() => import("./live-stage.tsx").then((part) => part.LiveStage))
