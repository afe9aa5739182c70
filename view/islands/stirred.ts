let tell: () => void = () => undefined

/** The visitor has stirred: what the first page can be read without is fetched and made alive. */
export const stirred = new Promise<void>((done) => (tell = done))

let isStirred = false
export const hasStirred = (): boolean => isStirred

/** Said once, by whoever watches the visitor. */
export const stir = (): void => {
  isStirred = true
  tell()
}
