import { onDemand } from "../islands/late-island.tsx"

export const Stage = onDemand(() => import("./live-stage.tsx").then((part) => part.LiveStage))
