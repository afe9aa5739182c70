/** Latin words that a Russian text of the shop may have. */
const allowed: ReadonlyArray<RegExp> = [
  /** Grades and scales of stones, VS1, EX; fancy colours by their names in reports. */
  /^(?:FL|IF|VVS|VVS[12]|VS|VS[12]|SI|SI[12]|I[123]|EX|VG|Light|Intense|Vivid|Deep|Dark|Brown|Yellow|Pink|Blue|Green|Orange|Red|Gray)$/,
  /** Laboratories and databases. */
  /^(?:GIA|IGI|HRD|Hipparcos|J2000)$/,
  /** Collections by their names. */
  /^(?:Balance|Berkana|Fancy|Lethe|Luminous|Petals)$/,
  /** A name that the trade has in English beside its Russian one. */
  /^(?:Russian|cut)$/,
  /** Words of the web that have no other spelling. */
  /^(?:[Ee]-mail|SMS|QR|PDF|WebP|RSS|IP|JavaScript|cookie|Telegram|WhatsApp|JPEG|PNG|HEIC|jpg|jpeg|png|pdf|heic)$/,
  /** Letters by themselves, and numbers in Roman digits. */
  /^(?:[A-Z]|[IVXLC]+)$/
]

/** A text without addresses of mail and of sites. */
const withoutAddresses = (text: string): string =>
  text.replaceAll(/\S+@\S+|https?:\S+|(?<![\p{L}\d])\/[\w/.-]+|\b(?:[a-z-]+\.)+[a-z]{2,}\b/gu, " ")

/** Latin words of texts that no Russian text has, each once. */
export const foreignIn = (texts: Iterable<string>): ReadonlyArray<string> => {
  const words = [...texts].flatMap((text) => withoutAddresses(text).match(/[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g) ?? [])
  return [...new Set(words)].filter((word) => !allowed.some((pattern) => pattern.test(word)))
}

const spokenAttributes = ["aria-label", "aria-description", "placeholder", "alt", "title"] as const

/** Every text of a part that is seen or read aloud, each node by itself. */
export const shownTexts = (part: Element): ReadonlyArray<string> => {
  const hidden = new Set(["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT"])
  const own = (element: Element): ReadonlyArray<string> => [
    ...spokenAttributes.map((name) => element.getAttribute(name) ?? ""),
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? "")
  ]
  return [part, ...part.querySelectorAll("*")]
    .filter((element) => !hidden.has(element.tagName) && element.closest("script, style, template, noscript") === null)
    .flatMap(own)
    .map((text) => text.trim())
    .filter((text) => text !== "")
}

/** Share of letters that are Cyrillic. */
export const cyrillicShare = (texts: ReadonlyArray<string>): number => {
  const letters = withoutAddresses(texts.join(" ")).match(/\p{L}/gu) ?? []
  return letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length / Math.max(1, letters.length)
}
