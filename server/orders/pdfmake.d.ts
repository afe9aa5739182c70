/** What we use of the package, which has no types of its own. */
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
    readonly qr?: string
    readonly fit?: number
    readonly foreground?: string
    readonly stack?: ReadonlyArray<Content>
    readonly columns?: ReadonlyArray<Content>
    readonly columnGap?: number
    readonly width?: "*" | "auto" | number
    readonly svg?: string
    readonly layout?: "noBorders" | "lightHorizontalLines"
  }
  type Definition = {
    readonly info: { readonly title: string; readonly author: string }
    readonly lang: string
    readonly pageSize: "A4" | "A5"
    readonly pageMargins: readonly [number, number, number, number]
    readonly defaultStyle: Content & { readonly font: string }
    readonly content: ReadonlyArray<Content>
  }
  const pdfmake: {
    setFonts(fonts: Readonly<Record<string, { readonly normal: string; readonly bold: string }>>): void
    setUrlAccessPolicy(allows: (url: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> }
  }
  export default pdfmake
}
