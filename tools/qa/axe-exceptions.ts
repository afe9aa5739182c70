/** Accepted axe finding, by rule and the element's tag; all others fail the path. */
type Exception = { readonly rule: string; readonly tag: string; readonly reason: string }

const exceptions: ReadonlyArray<Exception> = [
  {
    rule: "region",
    tag: 'role="progressbar"',
    reason:
      "the line that says that a page loads belongs to no part of the page: it lies over all of it, has a name and holds nothing to read"
  }
]

export const isExcepted = (rule: string, html: string): boolean =>
  exceptions.some((exception) => exception.rule === rule && html.includes(exception.tag))
