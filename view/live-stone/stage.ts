import { onDemand } from "../islands/late-island.tsx"

/** Loads with the first press. */
export const Stage = onDemand(() => import("./live-stage.tsx").then((part) => part.LiveStage))
