import { inRoot } from "../root.ts"

/** Browser test titles left by the last share; absent after a full run. */
export const leftTitles = inRoot("test-results/left.json")
