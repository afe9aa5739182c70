/** Parts in use of the package, which has no types. */
declare module "pdfmake" {
  type Content = {
    readonly text?: string
    readonly fontSize?: number
    readonly bold?: boolean
    readonly color?: string
    readonly alignment?: "center" | "right"
    readonly lineHeight?: number
    readonly margin?: readonly [left: number, top: number, right: number, bottom: number]
    readonly table?: {
      readonly headerRows: number
      readonly widths: ReadonlyArray<string>
      readonly body: ReadonlyArray<ReadonlyArray<Content>>
    }
    readonly stack?: ReadonlyArray<Content>
    readonly columns?: ReadonlyArray<Content>
    readonly columnGap?: number
    readonly width?: "*" | "auto" | number
    readonly svg?: string
    readonly font?: string
    readonly layout?: "noBorders" | "lightHorizontalLines"
  }
  type Definition = {
    readonly info: { readonly title: string; readonly author: string }
    readonly lang: string
    readonly pageSize: "A4" | { readonly width: number; readonly height: number }
    readonly pageMargins: readonly [number, number, number, number]
    readonly defaultStyle: Content
    readonly content: ReadonlyArray<Content>
  }
  const pdfmake: {
    setFonts(fonts: Readonly<Record<string, { readonly normal: string; readonly bold?: string; readonly italics?: string }>>): void
    setUrlAccessPolicy(allows: (url: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> }
  }
  export default pdfmake
}

/** Internal QR code drawing, in arbitrary units. */
declare module "pdfmake/js/qrEnc.js" {
  type Square = { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly color: string }
  type Code = { readonly qr: string; readonly eccLevel: "M"; readonly foreground: string; readonly background: string }
  type Encoder = { measure(code: Code): { readonly _canvas: ReadonlyArray<Square>; readonly _width: number } }
  const encoder: Encoder | { readonly default: Encoder }
  export default encoder
}
