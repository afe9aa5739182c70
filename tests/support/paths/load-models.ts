import { globSync } from "node:fs"
import { basename } from "node:path"
import { pathToFileURL } from "node:url"
import { inRoot } from "../../../tools/root.ts"
import type { Model } from "./model.ts"

/** Every model of `tests/paths`, by its path from the root of the repository: a machine is added by adding its file. */
export const modelFiles: ReadonlyArray<string> = globSync("tests/paths/*/*.model.ts", { cwd: inRoot() }).toSorted()

/** With a query it is read anew, apart from what others have read. */
export const loadModel = async (file: string, query = ""): Promise<Model> => {
  const module: { readonly model?: Model } = await import(`${pathToFileURL(inRoot(file)).href}${query}`)
  if (module.model === undefined) throw new Error(`${file} exports no \`model\``)
  return module.model
}

export const loadModels = (): Promise<ReadonlyArray<Model>> => Promise.all(modelFiles.map((file) => loadModel(file)))

/** The models of these machines with their files, or all where none is named. The file of a machine bears its name: no other one is loaded for it. */
export const modelsNamed = async (
  names: ReadonlyArray<string>
): Promise<ReadonlyArray<{ readonly file: string; readonly model: Model }>> => {
  const own = new Set(names.map((name) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.model.ts`))
  const files = names.length === 0 ? modelFiles : modelFiles.filter((file) => own.has(basename(file)))
  return Promise.all(files.map(async (file) => ({ file, model: await loadModel(file) })))
}
