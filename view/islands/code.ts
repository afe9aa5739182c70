/** Addresses of stylesheets that did not come. */
const missing = new Set<string>()

/**
 * Remembers each stylesheet that does not come, from before the first of them is asked for (`app/boot.ts`): Vite asks for it once, and a second
 * `import()` would bring its chunk without the style.
 */
export const watchStyles = (): void => addEventListener("error", note, true)

const note = ({ target }: Event): void => {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return
  missing.add(target.href)
  target.remove()
}

/** Loads code, the stylesheets that were missed before with it. */
export const loadCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  await Promise.all(Array.from(missing, stylesheet))
  return load()
}

const stylesheet = (href: string): Promise<unknown> =>
  new Promise((onload, fail) => {
    const onerror = () => fail(new Error(href))
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror }))
  }).then(() => missing.delete(href))
