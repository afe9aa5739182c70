let tell: () => void = () => undefined

/** Resolves at the first interaction: late parts are then loaded and hydrated. */
export const firstInteraction = new Promise<void>((done) => (tell = done))

let isOver = false
export const hasInteracted = (): boolean => isOver

export const tellInteraction = (): void => {
  isOver = true
  tell()
}
