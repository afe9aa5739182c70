import { useSelector } from "./use-selector.ts"
import { useFeature } from "./shop-context.tsx"

/** Tests if the browser is offline, so that changes wait. */
export const useOffline = (): boolean => useSelector(useFeature("network"), (network) => network?.hasTag("offline") === true)
