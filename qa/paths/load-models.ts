import { globSync } from "node:fs"
import { basename } from "node:path"
import { pathToFileURL } from "node:url"
import { inRoot } from "../root.ts"
import type { Model } from "./model.ts"

/** Model files of `tests/paths`, from the root. */
export const modelFiles: ReadonlyArray<string> = globSync("tests/paths/*/*.model.ts", { cwd: inRoot(".") }).toSorted()

/** A query loads a separate instance of the module. */
export const loadModel = async (file: string, query = ""): Promise<Model> => {
  const module: { readonly model?: Model } = await import(`${pathToFileURL(inRoot(file)).href}${query}`)
  if (module.model === undefined) throw new Error(`${file} exports no \`model\``)
  return module.model
}

export const loadModels = (): Promise<ReadonlyArray<Model>> => Promise.all(modelFiles.map((file) => loadModel(file)))

/** Models of these machines with their files, or all if none is named. Imports only files with these names. */
export const modelsNamed = async (
  names: ReadonlyArray<string>
): Promise<ReadonlyArray<{ readonly file: string; readonly model: Model }>> => {
  const own = new Set(names.map((name) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.model.ts`))
  const files = names.length === 0 ? modelFiles : modelFiles.filter((file) => own.has(basename(file)))
  return Promise.all(files.map(async (file) => ({ file, model: await loadModel(file) })))
}
