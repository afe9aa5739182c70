/** The published types lack the last two options. */
declare module "subset-font" {
  const subsetFont: (
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "woff2"
      readonly preserveNameIds: ReadonlyArray<number>
      readonly keepFeatures: ReadonlyArray<string>
      readonly dropTables: ReadonlyArray<string>
    }
  ) => Promise<Buffer>
  export default subsetFont
}
