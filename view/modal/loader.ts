import type { ReactNode } from "react"
import type { DialogKey, DialogProps } from "../../core/contract/dialogs.ts"
import { loadCode } from "../islands/code.ts"

export type DrawDialog<K extends DialogKey = DialogKey> = (props: DialogProps<K>) => ReactNode

export type Dialogs = { readonly [K in DialogKey]: () => Promise<DrawDialog<K>> }

type Table = { readonly dialogs: Dialogs; readonly isDrawable: (key: string) => key is DialogKey }

let table: () => Promise<Table>

/** Sets the loader of the dialog table before any dialog opens: this folder, imported by every dialog, imports none. */
export const bringDialogs = (how: () => Promise<Table>) => void (table = how)

const drawn = new Map<string, DrawDialog>()
const coming = new Map<string, Promise<void>>()

/** Loads a dialog's code once; a failed load can be retried. */
export const loadDialog = (key: string): Promise<void> => {
  const known = coming.get(key)
  if (known !== undefined) return known
  const load = arrive(key)
  coming.set(key, load)
  void load.catch(() => coming.delete(key))
  return load
}

export const loadedDialog = (key: string): DrawDialog | undefined => drawn.get(key)

const arrive = async (key: string): Promise<void> => {
  const { dialogs, isDrawable } = await loadCode(table)
  if (!isDrawable(key)) throw new Error(`no dialog "${key}" can be drawn`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- who asks for a key gives the props of that key
  drawn.set(key, (await loadCode<unknown>(dialogs[key])) as DrawDialog)
}
