import { useSelector } from "./use-selector.ts"
import { useFeature } from "./shop-context.tsx"

export const useOffline = (): boolean => useSelector(useFeature("network"), (network) => network?.hasTag("offline") === true)
