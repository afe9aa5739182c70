/** Addresses of files that a document loads beside its entry script. */
export type Loaded = {
  /** Imports of the scripts, fetched once the page is rendered. */
  readonly modules: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
  /** Chunk stylesheets already included in `styles`, which must not be fetched again. */
  readonly joinedStyles: ReadonlyArray<string>
  /** Fonts of the first view, preloaded. */
  readonly fonts: ReadonlyArray<string>
}

/** Files of a build. The inherited fields apply to documents without a screen, such as the error page. */
export type BuiltFiles = Loaded & {
  /** Entry scripts of every document. */
  readonly scripts: ReadonlyArray<string>
  /** First script of a sample page. */
  readonly sample?: string
  /** Files by screen name. */
  readonly screens: Readonly<Record<string, Loaded>>
}
