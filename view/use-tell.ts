import { useCallback, useEffect } from "react"
import type { FeatureName, ShopCommand } from "../core/shop/shop.ts"
import { useFeature, useSend } from "./shop-context.tsx"

/**
 * Tells a feature what a page shows: once the feature runs, again whenever `command` is another value, and so to one that has begun anew; nothing while it is
 * `null`. `after` is told of each when it holds no more. What a visitor presses goes by `useSend`, which waits in the mailbox.
 */
export const useTellWhenRunning = <N extends FeatureName>(name: N, command: ShopCommand<N> | null, after?: ShopCommand<N>): void => {
  const actor = useFeature(name)
  const send = useSend(name)
  useEffect(() => {
    if (actor === undefined || command === null) return undefined
    send(command)
    return after && (() => send(after))
  }, [actor, send, command, after])
}

/** Tells a feature of moves of the pointer. Where it does not run yet nothing of it can be pointed at, so the move may be lost: it brings nobody. */
export const usePoint = <N extends FeatureName>(name: N): ((command: ShopCommand<N>) => void) => {
  const actor = useFeature(name)
  const send = useSend(name)
  return useCallback((command: ShopCommand<N>) => (actor === undefined ? undefined : send(command)), [actor, send])
}
