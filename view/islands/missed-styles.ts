declare global {
  /** URLs of stylesheets that failed to load; absent if not watched. */
  var missedStyles: Set<string> | undefined
}

/**
 * Records stylesheets that fail to load: Vite requests each once, so a second `import()` would load the chunk without its style. Import only
 * from the entry (`app/boot.ts`): a shared chunk would load first and reverse the order of styles.
 */
export const watchStyles = (): void => {
  globalThis.missedStyles = new Set()
  addEventListener("error", recordFailure, true)
}

const recordFailure = ({ target }: Event): void => {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return
  globalThis.missedStyles?.add(target.href)
  target.remove()
}
