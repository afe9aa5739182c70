import { registerHooks } from "node:module"
import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Model } from "../../../qa/paths/model.ts"
import { inRoot } from "../../root.ts"
import { applyMutant, type SourceMutant, sourceMutants, mutantText } from "./source-mutants.ts"
import type { Mutant } from "../../../qa/paths/run-mutants.ts"
import { loadModel } from "../../../qa/paths/load-models.ts"

/** Modules reloaded for each mutant: machines and models. */
const isReloaded = /\/(?:core\/machines\/[^/]+|core\/forms|inspector\/machines|tests\/paths\/[^/]+)\/[^/]+\.ts$/
const mark = "mutant"

/** Mutants being loaded, by query value. */
const waiting = new Map<string, SourceMutant>()
let count = 0

/** Mutants query a machine's bodies, each as a reloaded model. */
export const bodiesOf = ({ world }: Pick<Model, "world">, modelFile: string): ReadonlyArray<Mutant> =>
  filesOfMachine(world.machine.id)
    .flatMap((file) => sourceMutants(file, readFileSync(inRoot(file), "utf8")))
    .map((mutant) => ({
      kind: "change a body",
      what: `${mutant.file}:${mutant.line}: ${mutantText(mutant)}`,
      load: () => loadMutated(mutant, modelFile)
    }))

const filesOfMachine = (id: string): ReadonlyArray<string> => {
  const name = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return globSync(`{core/machines/*,inspector/machines}/${name}.machine.ts`, { cwd: inRoot() }).toSorted()
}

const loadMutated = async (mutant: SourceMutant, modelFile: string): Promise<Model> => {
  count += 1
  waiting.set(String(count), mutant)
  const model = await loadModel(modelFile, `?${mark}=${count}`)
  waiting.delete(String(count))
  return model
}

/** Reloads the imports query a mutant's model, and serves the mutated text. */
registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context)
    const query = context.parentURL === undefined ? null : new URL(context.parentURL).searchParams.get(mark)
    return query !== null && isReloaded.test(resolved.url) ? { ...resolved, url: `${resolved.url}?${mark}=${query}` } : resolved
  },
  load: (address, context, next) => {
    const url = new URL(address)
    const mutant = waiting.get(url.searchParams.get(mark) ?? "")
    if (mutant === undefined || fileURLToPath(new URL(url.pathname, "file://")) !== inRoot(mutant.file)) return next(address, context)
    return { format: "module-typescript", source: applyMutant(readFileSync(inRoot(mutant.file), "utf8"), mutant), shortCircuit: true }
  }
})
