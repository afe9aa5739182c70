/** A finding of axe that is known and stays, with the reason; every other one fails the path that came by it. */
type Exception = { readonly machine: string; readonly rule: string; readonly reason: string }

const exceptions: ReadonlyArray<Exception> = []

export const isExcepted = (machine: string, rule: string): boolean =>
  exceptions.some((exception) => exception.machine === machine && exception.rule === rule)
