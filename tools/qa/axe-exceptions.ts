/** Accepted axe finding, by rule and tag; all others fail the path. */
type Exception = { readonly rule: string; readonly tag: string; readonly reason: string }

const exceptions: ReadonlyArray<Exception> = [
  {
    rule: "region",
    tag: 'role="progressbar"',
    reason: "the progress line of a loading page lies over the whole page and in no landmark: it has a name and no content to read"
  }
]

export const isExcepted = (rule: string, html: string): boolean =>
  exceptions.some((exception) => exception.rule === rule && html.includes(exception.tag))
