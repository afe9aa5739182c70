let tell: () => void = () => undefined

/** Resolves at the first interaction, when late parts are loaded. */
export const firstInteraction = new Promise<void>((done) => (tell = done))

let isOver = false
export const hasInteracted = (): boolean => isOver

export const reportInteraction = (): void => {
  isOver = true
  tell()
}
