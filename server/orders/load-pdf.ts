import { createRequire } from "node:module"

const fontFile = (path: string): string => createRequire(import.meta.url).resolve(`@expo-google-fonts/golos-text/${path}.ttf`)

let loading: ReturnType<typeof load> | undefined

/** The program that draws, loaded when the first paper is asked for. */
export const loadPdf = () => (loading ??= load())

/** Nothing is read but the font: no address, no other file. */
const load = async () => {
  const { default: pdf } = await import("pdfmake")
  const normal = fontFile("400Regular/GolosText_400Regular")
  const bold = fontFile("500Medium/GolosText_500Medium")
  pdf.setFonts({ Golos: { normal, bold } })
  pdf.setUrlAccessPolicy(() => false)
  pdf.setLocalAccessPolicy((path) => path === normal || path === bold)
  return pdf
}

export const ink = "#1d1d1b"
export const quiet = "#6b6863"
