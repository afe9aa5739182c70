/** Cyrillic look-alikes: a printed code works in either keyboard layout. */
const alike: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  О: "O",
  Р: "P",
  С: "C",
  Т: "T",
  У: "Y",
  Х: "X"
}

const signsOf = (typed: string): string =>
  [...typed.normalize("NFKC").toUpperCase()]
    .map((sign) => alike[sign] ?? sign)
    .join("")
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, "")

/** `G-7K4M-9QXT`. */
export const readCertificateNumber = (typed: string): string | null => {
  const [, first, last] = /^G([2-9A-Z]{4})([2-9A-Z]{4})$/.exec(signsOf(typed)) ?? []
  return first === undefined || last === undefined ? null : `G-${first}-${last}`
}

/** Three groups of four characters. */
export const readCertificateCode = (typed: string): string | null => {
  const groups = /^([2-9A-Z]{4})([2-9A-Z]{4})([2-9A-Z]{4})$/.exec(signsOf(typed))
  return groups === null ? null : groups.slice(1).join("-")
}

/** Three to twenty Latin letters or digits. */
export const readPromotionCode = (typed: string): string | null => {
  const code = signsOf(typed)
  return /^[A-Z0-9]{3,20}$/.test(code) ? code : null
}
