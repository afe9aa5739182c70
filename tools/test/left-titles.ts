import { inRoot } from "../root.ts"

/** A JSON list of the titles of browser tests that the last share left for other runs; absent after a run of all. */
export const leftTitles = inRoot("test-results/left.json")
