let tell: () => void = () => undefined

/** The visitor has interacted: what the first page can be read without is fetched and made alive. */
export const firstInteraction = new Promise<void>((done) => (tell = done))

let isTold = false
export const hasInteracted = (): boolean => isTold

/** Said once, by whoever watches the visitor. */
export const tellInteraction = (): void => {
  isTold = true
  tell()
}
