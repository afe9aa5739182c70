import { useCallback, useEffect } from "react"
import type { FeatureName, ShopCommand } from "../core/shop/shop.ts"
import { useFeature, useSend } from "./shop-context.tsx"

/**
 * Sends a feature a command once it runs, again whenever `command` changes or the feature restarts, and nothing while it is `null`.
 * `after` is sent when a command no longer holds. For user input use `useSend`, which waits in the mailbox.
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

/** Sends pointer moves to a feature. A move is dropped while the feature does not run, and does not load it. */
export const usePoint = <N extends FeatureName>(name: N): ((command: ShopCommand<N>) => void) => {
  const actor = useFeature(name)
  const send = useSend(name)
  return useCallback((command: ShopCommand<N>) => (actor === undefined ? undefined : send(command)), [actor, send])
}
