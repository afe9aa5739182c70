import { useSelector } from "../use-selector.ts"
import { useFeature } from "../shop-context.tsx"

/** Whether the browser has no network: what is pressed then waits for it. */
export const useOffline = (): boolean => useSelector(useFeature("network"), (network) => network?.matches("gone") === true)
