/** Resolves with `false` when the browser refuses, for example in a page without focus. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false
  )
