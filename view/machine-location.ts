import type { BaseLocationHook } from "wouter"
import { useActor } from "./shop-context.tsx"

/**
 * Adapts wouter to the navigation machine. Does not subscribe to the path, because each link calls this hook; select the machine's place to
 * follow it.
 */
export const useMachineLocation: BaseLocationHook = () => {
  const navigation = useActor("navigation")
  return [
    navigation.getSnapshot().context.place.path,
    (to: string, options?: { readonly replace?: boolean }) =>
      navigation.send({ type: "navigation.go", to, replace: options?.replace === true })
  ]
}
