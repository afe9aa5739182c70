import type { InlineSymbols } from "../../core/domain/content/loaded-files.ts"

/**
 * Replaces references to symbols of sprites by references into the document, and returns these symbols. A page is painted with its icons, and its
 * largest picture shares the network with no sprite.
 */
export const usedSymbols = (read: (address: string) => string): ((html: string) => InlineSymbols) => {
  const sprites = new Map<string, ReadonlyMap<string, string>>()
  const spriteAt = (address: string) => {
    const symbols = sprites.get(address) ?? readSymbols(read(address))
    sprites.set(address, symbols)
    return symbols
  }
  return (html) => {
    const used = new Map<string, string>()
    const content = html.replaceAll(reference, (whole, address: string, file: string, name: string) => {
      const symbol = spriteAt(address).get(name)
      if (symbol === undefined) return whole
      // Two sprites may have a symbol of the same name.
      const id = `${file}-${name}`
      used.set(id, `<symbol id="${id}"${symbol}</symbol>`)
      return `<use href="#${id}"`
    })
    return { html: content, symbols: [...used.values()].join("") }
  }
}

/** Begins with the element: a shopper's text may contain an address, but no unescaped `<`. */
const reference = /<use href="(\/assets\/([\w-]+)\.svg)#([\w-]+)"/g

/** Attributes and content by id. */
const readSymbols = (sprite: string): ReadonlyMap<string, string> =>
  new Map([...sprite.matchAll(/<symbol id="([\w-]+)"([^]*?)<\/symbol>/g)].map(([, id = "", rest = ""]) => [id, rest] as const))
