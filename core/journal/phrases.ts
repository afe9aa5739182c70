import type { Token } from "./mask-text.ts"

/** Personal texts of a journal, to be found in its other texts. */
export type Phrases = {
  /** `isTyped`: typed letter by letter into a field. */
  readonly add: (tokens: ReadonlyArray<Token>, isTyped: boolean) => void
  /** Tokens that belong to a phrase, in order. */
  readonly in: (tokens: ReadonlyArray<Token>) => ReadonlyArray<Token>
}

type Branch = { isEnd: boolean; readonly next: Map<string, Branch> }

const branch = (): Branch => ({ isEnd: false, next: new Map() })

export const makePhrases = (): Phrases => {
  const root = branch()
  return {
    add: (tokens, isTyped) => {
      if (!isDistinctive(tokens, isTyped)) return
      let at = root
      for (const { key } of tokens) {
        const next = at.next.get(key) ?? branch()
        at.next.set(key, next)
        at = next
      }
      at.isEnd = true
    },
    in: (tokens) => {
      const matches: Array<Token> = []
      for (let index = 0; index < tokens.length;) {
        const length = lengthAt(root, tokens, index)
        matches.push(...tokens.slice(index, index + length))
        index += Math.max(length, 1)
      }
      return matches
    }
  }
}

/** 0 without a phrase. */
const lengthAt = (root: Branch, tokens: ReadonlyArray<Token>, from: number): number => {
  let longest = 0
  let at: Branch | undefined = root
  for (let index = from; at !== undefined && index < tokens.length; index++) {
    at = at.next.get(tokens[index]?.key ?? "")
    if (at?.isEnd === true) longest = index - from + 1
  }
  return longest
}

/**
 * Excludes short numbers, and single Latin words typed letter by letter, which may be names in the program («login» of login@example.ru). Those are
 * masked only at their own place.
 */
const isDistinctive = (tokens: ReadonlyArray<Token>, isTyped: boolean): boolean => {
  const text = tokens.map((token) => token.text).join("")
  if (tokens.some(({ key }) => /^(?:day|phone) /.test(key))) return true
  const letters = text.replaceAll(/[^\p{L}]/gu, "").length
  return (
    !(isTyped && tokens.length === 1 && /^[a-z]+$/.test(text)) &&
    (letters >= 3 || (letters === 2 && text.length === 2 && !/[a-z]/i.test(text)))
  )
}
