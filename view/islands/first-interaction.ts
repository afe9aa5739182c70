let tell: () => void = () => undefined

/** Resolves at the first interaction: late parts are then loaded and hydrated. */
export const firstInteraction = new Promise<void>((done) => (tell = done))

let isTold = false
export const hasInteracted = (): boolean => isTold

export const tellInteraction = (): void => {
  isTold = true
  tell()
}
