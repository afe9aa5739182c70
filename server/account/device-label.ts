type Name = readonly [pattern: RegExp, name: string]

/** Special browsers first: most also claim to be Chrome and Safari. */
const browsers: ReadonlyArray<Name> = [
  [/\bYaBrowser\//, "Яндекс Браузер"],
  [/\b(?:Edg|EdgA|EdgiOS|Edge)\//, "Edge"],
  [/\b(?:OPR|OPT|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bMiuiBrowser\//, "Mi Browser"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"]
]

/** Special systems first: Android claims to be Linux, an iPhone «like Mac OS X». */
const systems: ReadonlyArray<Name> = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"]
]

/** «Chrome, Windows», without versions and models, so that it fits many devices. */
export const deviceLabel = (userAgent: string | null): string => {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser === null && system === null) return "Неизвестное устройство"
  return `${browser ?? "Неизвестный браузер"}${system === null ? "" : `, ${system}`}`
}

const nameIn = (names: ReadonlyArray<Name>, userAgent: string | null): string | null =>
  names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? null
