import type { Features } from "./feature.ts"
import type { Fact, Follows } from "./plan.ts"

/** Keeps the order of `features`. */
export const followersOf = <F extends Features, T extends Fact>(
  features: Readonly<Record<string, { readonly follows?: ReadonlyArray<string> }>>
): Follows<F, T> => {
  const followers: Record<string, Array<string>> = {}
  for (const [name, { follows = [] }] of Object.entries(features)) for (const fact of follows) (followers[fact] ??= []).push(name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each line was compared with its machine where it was written (`FactNames`)
  return followers as unknown as Follows<F, T>
}
