import type { BaseLocationHook } from "wouter"
import { useActor } from "./shop-context.tsx"

/**
 * Adapts wouter to the navigation machine: links send it commands. The path is that of the last render, without a subscription, because each link
 * calls this hook and none shows the path; select the place of the navigation machine to follow it.
 */
export const useMachineLocation: BaseLocationHook = () => {
  const navigation = useActor("navigation")
  return [
    navigation.getSnapshot().context.place.path,
    (to: string, options?: { readonly replace?: boolean }) =>
      navigation.send({ type: "navigation.go", to, replace: options?.replace === true })
  ]
}
