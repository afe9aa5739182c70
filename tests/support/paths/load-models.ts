import { readdirSync } from "node:fs"
import type { Model } from "./model.ts"

const folder = new URL("../../paths/models/", import.meta.url)

/** Every model of `tests/paths/models`, by the names of their files: a machine is added by adding its file. */
export const modelFiles: ReadonlyArray<string> = readdirSync(folder).filter((file) => file.endsWith(".model.ts"))

/** With a query it is read anew, apart from what others have read. */
export const loadModel = async (file: string, query = ""): Promise<Model> => {
  const module: { readonly model?: Model } = await import(new URL(`${file}${query}`, folder).href)
  if (module.model === undefined) throw new Error(`tests/paths/models/${file} exports no \`model\``)
  return module.model
}

export const loadModels = (): Promise<ReadonlyArray<Model>> => Promise.all(modelFiles.map((file) => loadModel(file)))

/** The models of these machines with their files, or all where none is named. The file of a machine bears its name: no other one is loaded for it. */
export const modelsNamed = async (
  names: ReadonlyArray<string>
): Promise<ReadonlyArray<{ readonly file: string; readonly model: Model }>> => {
  const own = new Set(names.map((name) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.model.ts`))
  const files = names.length === 0 ? modelFiles : modelFiles.filter((file) => own.has(file))
  return Promise.all(files.map(async (file) => ({ file, model: await loadModel(file) })))
}
