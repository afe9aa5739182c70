/** What we use of the package, which has no types of its own. */
declare module "fontkit" {
  export type Font = {
    readonly unitsPerEm: number
    readonly capHeight: number
    readonly hasGlyphForCodePoint: (code: number) => boolean
    readonly glyphForCodePoint: (code: number) => { readonly advanceWidth: number }
  }
  export const create: (font: Buffer) => Font
}
