import type { DrawDialog } from "./dialogs.ts"

const drawn = new Map<string, DrawDialog>()
const coming = new Map<string, Promise<void>>()
/** LIM-009. */
const atOnce = 5
const waiting: Array<() => void> = []
let running = 0

/** Fetches a dialog's code, at most five at once; a fetch that failed can be tried again. */
export const loadDialog = (key: string): Promise<void> => {
  const known = coming.get(key)
  if (known !== undefined) return known
  const load = inTurn(() => arrive(key))
  coming.set(key, load)
  void load.catch(() => coming.delete(key))
  return load
}

/** That code, once it has come. */
export const loadedDialog = (key: string): DrawDialog | undefined => drawn.get(key)

const arrive = async (key: string): Promise<void> => {
  const { dialogs, isDrawable } = await import("./dialogs.ts")
  if (!isDrawable(key)) throw new Error(`no dialog "${key}" can be drawn`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- who asks for a key gives the props of that key
  drawn.set(key, (await dialogs[key]()) as DrawDialog)
}

const inTurn = async (work: () => Promise<void>): Promise<void> => {
  if (running >= atOnce) await new Promise<void>((turn) => waiting.push(turn))
  running += 1
  try {
    await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
