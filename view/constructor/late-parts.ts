import { lateIsland } from "../islands/late-island.tsx"

export const ChosenStone = lateIsland(() => import("./chosen-stone.late.tsx").then((part) => part.ChosenStone))
export const Variants = lateIsland(() => import("./variants.late.tsx").then((part) => part.Variants))
