import type { Feature, Features } from "./feature.ts"
import type { Fact, Plan } from "./plan.ts"
import { asFeatures } from "./untyped.ts"

/**
 * Plan for server rendering: the features in `names` start on demand, other lazy ones never load. The browser loads them after it takes the page
 * over.
 */
export const planForServer = async <F extends Features, T extends Fact>(
  plan: Plan<F, T>,
  names: ReadonlyArray<keyof F & string>
): Promise<Plan<F, T>> => {
  const all = Object.entries<Feature>(plan.features).map(async ([name, feature]): Promise<[string, Feature]> => {
    if ("machine" in feature) return [name, feature]
    const { load, ...line } = feature
    return [name, names.includes(name) ? { ...line, machine: await load(), late: true } : { ...line, load: neverLoads }]
  })
  const { late } = plan
  const features = asFeatures<F>(Object.fromEntries(await Promise.all(all)))
  return { ...plan, features, ...(late && { late: typeof late === "function" ? await late() : late }) }
}

const neverLoads = () => new Promise<never>(() => undefined)
