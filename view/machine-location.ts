import { useSelector } from "./use-selector.ts"
import type { BaseLocationHook, BaseSearchHook } from "wouter"
import { useActor } from "./shop-context.tsx"

/** wouter's location is the navigation machine's: a link is an intent, and the path is what the machine says. */
export const useMachineLocation: BaseLocationHook = () => {
  const navigation = useActor("navigation")
  const path = useSelector(navigation, (snapshot) => snapshot.context.place.path)
  return [
    path,
    (to: string, options?: { readonly replace?: boolean }) =>
      navigation.send({ type: "navigation.go", to, replace: options?.replace === true })
  ]
}

export const useMachineSearch: BaseSearchHook = () => useSelector(useActor("navigation"), (snapshot) => snapshot.context.place.search)
