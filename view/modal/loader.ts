import type { ReactNode } from "react"
import type { DialogKey, DialogProps } from "../../core/contract/dialogs.ts"
import { loadCode } from "../islands/code.ts"

export type DrawDialog<K extends DialogKey = DialogKey> = (props: DialogProps<K>) => ReactNode

export type Dialogs = { readonly [K in DialogKey]: () => Promise<DrawDialog<K>> }

type Table = { readonly dialogs: Dialogs; readonly isDrawable: (key: string) => key is DialogKey }

let loadTable: () => Promise<Table>

/** Sets the loader of the dialog table, which cannot be imported here: every dialog imports this folder. */
export const setDialogLoader = (loader: () => Promise<Table>) => void (loadTable = loader)

const loaded = new Map<string, DrawDialog>()
const loads = new Map<string, Promise<void>>()

/** Loads a dialog's code once; a failed load can be retried. */
export const loadDialog = (key: string): Promise<void> => {
  const earlier = loads.get(key)
  if (earlier !== undefined) return earlier
  const load = fetchDialog(key)
  loads.set(key, load)
  void load.catch(() => loads.delete(key))
  return load
}

export const loadedDialog = (key: string): DrawDialog | undefined => loaded.get(key)

const fetchDialog = async (key: string): Promise<void> => {
  const { dialogs, isDrawable } = await loadCode(loadTable)
  if (!isDrawable(key)) throw new Error(`unknown dialog "${key}"`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a dialog's key and its props come together
  loaded.set(key, (await loadCode<unknown>(dialogs[key])) as DrawDialog)
}
