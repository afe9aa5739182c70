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
