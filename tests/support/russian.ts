/** Latin words allowed in a Russian text of the shop. */
const allowed: ReadonlyArray<RegExp> = [
  /** Grades and scales of stones, VS1, EX; fancy colours by their names in reports. */
  /^(?:FL|IF|VVS|VVS[12]|VS|VS[12]|SI|SI[12]|I[123]|EX|VG|Light|Intense|Vivid|Deep|Dark|Brown|Yellow|Pink|Blue|Green|Orange|Red|Gray)$/,
  /** Laboratories and databases. */
  /^(?:GIA|IGI|HRD|Hipparcos|J2000)$/,
  /** Collections by their names. */
  /^(?:Balance|Berkana|Fancy|Lethe|Luminous|Petals)$/,
  /** A trade name used in English beside its Russian one. */
  /^(?:Russian|cut)$/,
  /** Web terms without another spelling. */
  /^(?:[Ee]-mail|SMS|QR|PDF|WebP|RSS|IP|JavaScript|cookie|Telegram|WhatsApp|JPEG|PNG|HEIC|jpg|jpeg|png|pdf|heic)$/,
  /** Single letters and Roman numerals. */
  /^(?:[A-Z]|[IVXLC]+)$/
]

/** Text without e-mail addresses and URLs. */
const withoutAddresses = (text: string): string =>
  text.replaceAll(/\S+@\S+|https?:\S+|(?<![\p{L}\d])\/[\w/.-]+|\b(?:[a-z-]+\.)+[a-z]{2,}\b/gu, " ")

/** Latin words that are not allowed in Russian texts, each once. */
export const foreignIn = (texts: Iterable<string>): ReadonlyArray<string> => {
  const words = [...texts].flatMap((text) => withoutAddresses(text).match(/[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g) ?? [])
  return [...new Set(words)].filter((word) => !allowed.some((pattern) => pattern.test(word)))
}

const spokenAttributes = ["aria-label", "aria-description", "placeholder", "alt", "title"] as const

/** Every visible or spoken text of an element, one per node. */
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
