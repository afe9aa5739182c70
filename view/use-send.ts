import { useCallback, useEffect } from "react"
import type { FeatureName, ShopCommand } from "../core/shop/shop.ts"
import { useFeature, useSend } from "./shop-context.tsx"

/**
 * Sends a command once the feature runs, and again when `command` changes or the feature restarts; `null` sends nothing. Sends `after` before
 * the next command and on unmount. For user input use `useSend`.
 */
export const useSendWhenRunning = <N extends FeatureName>(name: N, command: ShopCommand<N> | null, after?: ShopCommand<N>): void => {
  const actor = useFeature(name)
  const send = useSend(name)
  useEffect(() => {
    if (actor === undefined || command === null) return undefined
    send(command)
    return after && (() => send(after))
  }, [actor, send, command, after])
}

/** Sends the command at once, which loads the feature. */
export const useSendOnMount = <N extends FeatureName>(name: N, command: ShopCommand<N>, after: ShopCommand<N>): void => {
  const send = useSend(name)
  useEffect(() => {
    send(command)
    return () => send(after)
  }, [send, command, after])
}

/** Returns a `send` for pointer moves, dropped while the feature does not run. */
export const usePoint = <N extends FeatureName>(name: N): ((command: ShopCommand<N>) => void) => {
  const actor = useFeature(name)
  const send = useSend(name)
  return useCallback((command: ShopCommand<N>) => (actor === undefined ? undefined : send(command)), [actor, send])
}
