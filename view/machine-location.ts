import { useSelector } from "./use-selector.ts"
import type { BaseLocationHook, BaseSearchHook } from "wouter"
import { useActor } from "./shop-context.tsx"

/** Adapts wouter to the navigation machine: links send it commands, the path comes from its snapshot. */
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
