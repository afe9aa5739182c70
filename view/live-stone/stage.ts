import { onDemand } from "../islands/late.tsx"

/** Loaded with the first press. */
export const Stage = onDemand(() => import("./live-stage.tsx").then((part) => part.LiveStage))
