/** Addresses of what a document loads beside its entry script. */
export type Loaded = {
  /** What the scripts import: fetched once the page stands. */
  readonly modules: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
  /** Stylesheets of chunks that are part of `styles`: they are not to be fetched again. */
  readonly joinedStyles: ReadonlyArray<string>
  /** Fonts of what is seen first: preloaded. */
  readonly fonts: ReadonlyArray<string>
}

/** What every document of a build loads; `Loaded` is of a document that has no screen, such as the error page. */
export type BuiltFiles = Loaded & {
  /** The entry of every document. */
  readonly scripts: ReadonlyArray<string>
  /** Script that the document of a sample page begins with. */
  readonly sample?: string
  /** What a document loads that has a screen, by the screen's name. */
  readonly screens: Readonly<Record<string, Loaded>>
}
