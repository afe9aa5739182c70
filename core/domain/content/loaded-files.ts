/** Files of a screen besides the entry script. */
export type LoadedFiles = {
  /** Fetched after rendering. */
  readonly modules: ReadonlyArray<string>
  /** The last has all rules of the screen. */
  readonly styles: ReadonlyArray<string>
  /** Stylesheets of chunks already included in `styles`. */
  readonly joinedStyles: ReadonlyArray<string>
  /** Rules of `styles` that the HTML uses, inlined instead of links. */
  readonly inlineStyle?: (html: string) => InlineStyle
}

/** `source` is the content security policy hash: `'sha256-…'`. */
export type InlineStyle = { readonly text: string; readonly source: string }

/** `html` refers to the `symbols`, which are elements of SVG, instead of to the files of sprites. */
export type InlineSymbols = { readonly html: string; readonly symbols: string }

/** Inherited fields are for documents without a screen, such as the error page. */
export type BuiltFiles = LoadedFiles & {
  readonly scripts: ReadonlyArray<string>
  /** First script of a sample page. */
  readonly sample?: string
  readonly screens: Readonly<Record<string, LoadedFiles>>
  readonly inlineSymbols?: (html: string) => InlineSymbols
}
