declare global {
  /** Addresses of stylesheets that did not come; absent where nobody watches them. */
  var missedStyles: Set<string> | undefined
}

/**
 * Remembers each stylesheet that does not come, from before the first of them is asked for (`app/boot.ts`): Vite asks for it once, and a second
 * `import()` would bring its chunk without the style. Nothing else imports this file: what the entry shared with the house would be fetched before it,
 * with all that the house needs, and the rules of the theme would come after those of parts.
 */
export const watchStyles = (): void => {
  globalThis.missedStyles = new Set()
  addEventListener("error", note, true)
}

const note = ({ target }: Event): void => {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return
  globalThis.missedStyles?.add(target.href)
  target.remove()
}
