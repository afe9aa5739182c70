import { createRequire } from "node:module"

const fontFile = (path: string): string => createRequire(import.meta.url).resolve(`@expo-google-fonts/${path}.ttf`)

let loading: ReturnType<typeof load> | undefined

export const loadPdf = () => (loading ??= load())

const load = async () => {
  const { default: pdf } = await import("pdfmake")
  const normal = fontFile("golos-text/400Regular/GolosText_400Regular")
  const bold = fontFile("golos-text/500Medium/GolosText_500Medium")
  const display = fontFile("noto-serif-display/300Light_Italic/NotoSerifDisplay_300Light_Italic")
  pdf.setFonts({ Golos: { normal, bold }, Display: { normal: display, italics: display } })
  pdf.setUrlAccessPolicy(() => false)
  pdf.setLocalAccessPolicy((path) => path === normal || path === bold || path === display)
  return pdf
}

export const ink = "#1d1d1b"
export const mutedInk = "#6b6863"
