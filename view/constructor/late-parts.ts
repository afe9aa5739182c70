import { late } from "../islands/late.tsx"

/** What of the constructor's pages is read without a script, and comes alive late. */
export const ChosenStone = late(() => import("./chosen-stone.late.tsx").then((part) => part.ChosenStone))
export const Variants = late(() => import("./variants.late.tsx").then((part) => part.Variants))
