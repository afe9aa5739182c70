import { late } from "../islands/late.tsx"

export const ChosenStone = late(() => import("./chosen-stone.late.tsx").then((part) => part.ChosenStone))
export const Variants = late(() => import("./variants.late.tsx").then((part) => part.Variants))
