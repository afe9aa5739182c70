/** Part of oxlint's plugin interface. */
type Comment = { readonly value: string; readonly loc: object }
type Context = {
  readonly sourceCode: { readonly getAllComments: () => ReadonlyArray<Comment> }
  readonly report: (finding: { readonly loc: object; readonly message: string }) => void
}

const headless =
  /^(what|who|whoever|whom|whose|how|however|whether|so|where|wherever|which|whichever|as|of|nobody|nothing|somebody|everybody|that|there)\b/i

const privateTerms = /\b(the house|breath|whereabouts|deeds?)\b/i

const isDirective = /^\s*(oxlint|prettier|@ts-|@vite|#__)/

const textOf = (value: string): string =>
  value
    .replace(/^\*/, "")
    .replaceAll(/^\s*\*\s?/gm, "")
    .trim()

const rule = (find: (text: string) => string | undefined) => ({
  create: ({ report, sourceCode }: Context) => ({
    Program: () => {
      for (const { loc, value } of sourceCode.getAllComments()) {
        const message = isDirective.test(value) ? undefined : find(textOf(value))
        if (message !== undefined) report({ loc, message })
      }
    }
  })
})

/** Rules for the English of comments (`docs/glossary.md`). */
const plugin = {
  meta: { name: "comments" },
  rules: {
    "starts-plainly": rule((text) => {
      const word = headless.exec(text)?.[0]
      return word === undefined ? undefined : `a comment starts with a noun or a verb, not with "${word}"`
    }),
    "standard-terms": rule((text) => {
      const term = privateTerms.exec(text)?.[0]
      return term === undefined ? undefined : `"${term}" is no term of the field`
    })
  }
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads a plugin by its default export
export default plugin
