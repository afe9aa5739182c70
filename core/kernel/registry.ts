import type { AnyStateMachine } from "xstate"
import type { Feature, Features, Provisions } from "./feature.ts"
import { lazyMachine } from "./lazy-machine.ts"
import type { Fact, Plan } from "./plan.ts"
import { asFeatures, fillsOf, isLazy } from "./untyped.ts"

/** Machines by name. `before` is loaded together with each late machine. */
export const machinesOf = (features: Features, before: () => Promise<unknown>): Readonly<Record<string, AnyStateMachine>> =>
  mapped(features, (feature, name) =>
    "machine" in feature ? feature.machine : lazyMachine(name, () => Promise.all([feature.load(), before()]).then(([machine]) => machine))
  )

export const ensureLoaded = async (machine: AnyStateMachine | undefined): Promise<void> => {
  if (machine !== undefined && isLazy(machine)) await machine.load()
}

/**
 * Fills the placeholders of machines; of a lazy one after it has loaded. `late` gives the provisions that `provisions` lacks, when one of their
 * features loads.
 */
export const providePlan = <F extends Features, T extends Fact>(
  plan: Plan<F, T>,
  provisions: Provisions<F>,
  late?: () => Promise<Provisions<F>>
): Plan<F, T> => {
  const fills = fillsOf(provisions)
  const features = mapped(plan.features, (feature, name): Feature => {
    const fill = fills[name]
    if ("machine" in feature) return fill === undefined ? feature : { ...feature, machine: fill.here(feature.machine) }
    if (fill === undefined && late === undefined) return feature
    const load = async () => {
      const [machine, others] = await Promise.all([feature.load(), fill === undefined ? late?.() : undefined])
      const provided = fill ?? (others && fillsOf(others)[name])
      return provided === undefined ? machine : provided.late(machine)
    }
    return { ...feature, load }
  })
  return { ...plan, features: asFeatures<F>(features) }
}

const mapped = <B>(features: Features, change: (feature: Feature, name: string) => B): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(features).map(([name, feature]): [string, B] => [name, change(feature, name)]))
