/** Loads code, first the stylesheets that failed before. */
export const loadCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  await Promise.all(Array.from(globalThis.missedStyles ?? [], stylesheet))
  return load()
}

const stylesheet = (href: string): Promise<unknown> =>
  new Promise((onload, fail) => {
    const onerror = () => fail(new Error(href))
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror }))
  }).then(() => globalThis.missedStyles?.delete(href))
