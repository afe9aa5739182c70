/** What we use of the package: its published types lack the two last options. */
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
