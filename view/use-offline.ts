import { useSelector } from "./use-selector.ts"
import { useFeature } from "./shop-context.tsx"

/** Reports whether the browser is offline; changes wait meanwhile. */
export const useOffline = (): boolean => useSelector(useFeature("network"), (network) => network?.hasTag("offline") === true)
