let tell: () => void = () => undefined

/** Resolves at the visitor's first interaction: parts that the page can be read without are then loaded and hydrated. */
export const firstInteraction = new Promise<void>((done) => (tell = done))

let isTold = false
export const hasInteracted = (): boolean => isTold

/** Resolves `firstInteraction`. */
export const tellInteraction = (): void => {
  isTold = true
  tell()
}
