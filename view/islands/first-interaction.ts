let resolve: () => void = () => undefined

/** Resolves at the first interaction, when late parts are loaded. */
export const firstInteraction = new Promise<void>((done) => (resolve = done))

let isReported = false
export const hasInteracted = (): boolean => isReported

export const reportInteraction = (): void => {
  isReported = true
  resolve()
}
