/** Returns `null` also when storage is forbidden. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Removes the item when the text is `null`. Returns `false` when storage is full or forbidden. */
export const writeStored = (key: string, text: string | null): boolean => {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Storage that holds in memory what the browser does not store, until another tab stores a value: a later write would overwrite that. */
export const makeHoldingStorage = () => {
  const held = new Map<string, { readonly base: string | null; readonly text: string | null }>()
  return {
    read: (key: string): string | null => {
      const stored = readStored(key)
      const own = held.get(key)
      return own?.base === stored ? own.text : stored
    },
    write: (key: string, text: string | null): void => {
      if (writeStored(key, text)) held.delete(key)
      else held.set(key, { base: readStored(key), text })
    }
  }
}
