import { formNames } from "../core/forms/every-form.ts"

/** Paths from this folder; Vite loads no file. */
const files = Object.keys(import.meta.glob(["../core/machines/*/*.machine.ts", "./machines/*.machine.ts"]))

/** Path of a machine's file from the repository's root; all forms share one. `undefined` for the shop, which has none. */
export const sourceOf = (machine: string): string | undefined => {
  const own = files.find((file) => file.endsWith(`/${fileNameOf(machine)}.machine.ts`))
  return own?.replace(/^\.\.\//, "").replace(/^\.\//, "inspector/")
}

const fileNameOf = (machine: string): string =>
  formNames.some((name) => name === machine) ? "form" : machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
