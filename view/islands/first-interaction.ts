let tell: () => void = () => undefined

/** Resolves at the first interaction; late parts are loaded and hydrated then. */
export const firstInteraction = new Promise<void>((done) => (tell = done))

let isOver = false
export const hasInteracted = (): boolean => isOver

export const reportInteraction = (): void => {
  isOver = true
  tell()
}
