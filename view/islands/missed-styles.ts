declare global {
  /** URLs of stylesheets that failed to load; absent if they are not watched. */
  var missedStyles: Set<string> | undefined
}

/**
 * Records each stylesheet that fails to load, from before the first request (`app/boot.ts`): Vite requests it only once, so a second
 * `import()` would load the chunk without its style. Only the entry imports this file: a chunk shared with the shop would load first,
 * and the theme's rules would follow those of the components.
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
