import { oneOf, type Random } from "./random.ts"

/** `null` for some stones under 0.3 carat. Numbers begin with zeros, so they match no real report. */
export const drawReport = (random: Random, weight: number): string | null => {
  const laboratory = laboratoriesOf(weight)(random)
  const serial = random.whole(1, 9_999_999)
  switch (laboratory) {
    case null:
      return null
    case "GIA":
      return `GIA ${String(serial).padStart(10, "0")}`
    case "IGI":
      return `IGI ${String(serial).padStart(9, "0")}`
    case "HRD":
      return `HRD ${String(serial).padStart(12, "0")}`
    case "МГУ":
      return `МГУ 00-${String(serial).padStart(7, "0")}`
  }
}

export const reportPage = (report: string | null): string | null => pages[report?.split(" ")[0] ?? ""] ?? null

const pages: Readonly<Record<string, string>> = {
  GIA: "https://www.gia.edu/report-check-landing",
  IGI: "https://www.igi.org/verify-your-report/",
  HRD: "https://my.hrdantwerp.com/"
}

const small = oneOf([
  [null, 50],
  ["IGI", 26],
  ["МГУ", 24]
] as const)
const medium = oneOf([
  ["GIA", 46],
  ["IGI", 26],
  ["МГУ", 18],
  ["HRD", 10]
] as const)
const large = oneOf([
  ["GIA", 68],
  ["IGI", 12],
  ["HRD", 11],
  ["МГУ", 9]
] as const)

const laboratoriesOf = (weight: number) => {
  if (weight < 0.3) return small
  return weight < 0.5 ? medium : large
}
