import type { Mark, Marks } from "../contract/marks.ts"
import { addressKinds } from "../domain/postal/address.ts"
import { isDay } from "../domain/text/days.ts"
import { maskSecrets } from "../domain/url/secret-links.ts"
import { makeMaskToken, type Token, tokensOf } from "./mask-text.ts"
import { type Change, changeTexts } from "./change-texts.ts"
import { makePhrases } from "./phrases.ts"
import { privatePathsBy } from "./private-paths.ts"

/** Cleans data that leaves the tab. Equal texts of one journal are changed alike. */
export type Cleaner = {
  readonly withoutSecrets: <T>(value: T) => T
  /** Masks personal data and replaces secrets. */
  readonly masked: <T>(value: T) => T
}

/** Address abbreviations, which the address rules parse; they identify nobody. */
const commonWords = new Set([...addressKinds].flatMap((kind) => kind.split("-")))

export const hidden = "[скрыто]"

/** In characters. Shorter secrets are replaced only at marked places, not inside other texts. */
const minSecretLength = 6

/**
 * Cleans by the contract's marks. A text at a private place of `whole` is private everywhere, also inside longer texts; so a journal's tail is
 * cleaned with the whole journal.
 */
export const cleaningOf = (whole: unknown, marks: Marks): Cleaner => {
  const placesOf = privatePathsBy(marks)
  const secrets = new Set<string>()
  const phrases = makePhrases()
  changeTexts(whole, marks, placesOf, (text, mark, isTyped) => {
    if (mark === "secret" && text.length >= minSecretLength && text !== hidden) secrets.add(text)
    if (mark === "personal") phrases.add(tokensOf(text), isTyped)
    return text
  })
  const maskToken = makeMaskToken({ isDay, isCommon: (word) => commonWords.has(word) })
  const bare = memoized((text) => maskSecrets([...secrets].reduce((rest, secret) => rest.replaceAll(secret, hidden), text)))
  const maskAll = memoized((text) => replaced(text, tokensOf(text), maskToken))
  const maskKnown = memoized((text) => replaced(text, phrases.in(tokensOf(text)), maskToken))
  const hide: Change = (text, mark) => (mark === "secret" && text !== "" ? hidden : bare(text))
  const mask: Change = (text, mark, isTyped) => {
    const open = hide(text, mark, isTyped)
    if (mark === "personal") return maskAll(open)
    return typeof mark === "object" ? maskChoice(open, mark) : open === hidden ? open : maskKnown(open)
  }
  return {
    withoutSecrets: (value) => changeTexts(value, marks, placesOf, hide),
    masked: (value) => changeTexts(value, marks, placesOf, mask)
  }
}

const maskChoice = (text: string, { choices }: Exclude<Mark, string>): string => (text === "" ? text : (choices[0] ?? text))

const replaced = (text: string, tokens: ReadonlyArray<Token>, maskToken: (token: Token) => string): string => {
  const parts: Array<string> = []
  let end = 0
  for (const token of tokens) {
    parts.push(text.slice(end, token.at), maskToken(token))
    end = token.at + token.text.length
  }
  return parts.join("") + text.slice(end)
}

const memoized = (change: (text: string) => string): ((text: string) => string) => {
  const results = new Map<string, string>()
  return (text) => {
    const before = results.get(text)
    if (before !== undefined) return before
    const after = change(text)
    results.set(text, after)
    return after
  }
}
