/** Files of a document besides its entry script. */
export type Loaded = {
  /** Fetched once the page is rendered. */
  readonly modules: ReadonlyArray<string>
  /** The last one contains all rules of the screen. */
  readonly styles: ReadonlyArray<string>
  /** Chunk stylesheets already included in `styles`. */
  readonly joinedStyles: ReadonlyArray<string>
  /** The part of `styles` that a document's HTML uses, written into the document instead of links to them. */
  readonly inlineStyle?: (html: string) => InlineStyle
}

/** `source` allows the text in the content security policy: `'sha256-…'`. */
export type InlineStyle = { readonly text: string; readonly source: string }

/** The inherited fields apply to documents without a screen, such as the error page. */
export type BuiltFiles = Loaded & {
  /** Entry scripts. */
  readonly scripts: ReadonlyArray<string>
  /** First script of a sample page. */
  readonly sample?: string
  readonly screens: Readonly<Record<string, Loaded>>
}
