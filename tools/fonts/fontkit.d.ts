/** The package has no types. */
declare module "fontkit" {
  export type Font = {
    readonly unitsPerEm: number
    readonly capHeight: number
    readonly hasGlyphForCodePoint: (code: number) => boolean
    readonly glyphForCodePoint: (code: number) => { readonly advanceWidth: number }
  }
  export const create: (font: Buffer) => Font
}
