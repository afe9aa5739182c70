import { raw } from "hono/html"
import { readFileSync } from "node:fs"

export const colors = { ink: "#17181a", ink2: "#5a5752", line: "#e0dcd6", mist: "#f6f4f1", paper: "#ffffff" } as const
const dark = { ink: "#f2efeb", ink2: "#b3ada5", line: "#3a3e42", mist: "#0e1113", paper: "#17191c" } as const

const serif = "font-family:'Noto Serif Display','Times New Roman',Times,serif"
const sans = "font-family:'Golos Text',Arial,sans-serif"
const small = `font-size:14px;line-height:21px;color:${colors.ink2}`
const cell = `font:16px/24px 'Golos Text',Arial,sans-serif;color:${colors.ink}`

/** For mail programs that ignore style sheets. */
export const style = {
  wordmark: raw(`${serif};font-size:26px;line-height:32px;font-weight:300;letter-spacing:0.04em;color:${colors.ink};text-decoration:none`),
  title: raw(`${serif};margin:0 0 20px;font-size:32px;line-height:38px;font-weight:300;color:${colors.ink}`),
  text: raw(`${sans};margin:0 0 16px;font-size:16px;line-height:26px;color:${colors.ink}`),
  items: raw(`margin:24px 0 0;border-top:1px solid ${colors.line}`),
  sums: raw(`margin:0 0 24px;padding-top:12px;border-top:1px solid ${colors.line}`),
  cell: raw(cell),
  detail: raw(small),
  small: raw(`${sans};${small}`),
  note: (index: number) => raw(`${sans};${small};margin:${index === 0 ? 28 : 8}px 0 0`),
  button: raw(
    `display:inline-block;padding:16px 32px;background:${colors.ink};color:${colors.paper};${sans};font-size:15px;line-height:20px;font-weight:500;text-decoration:none`
  )
} as const

const darkRules = (within: string): string =>
  [
    `${within}.g{background:${dark.mist}!important}`,
    `${within}.s{background:${dark.paper}!important}`,
    `${within}.t{color:${dark.ink}!important}`,
    `${within}.m{color:${dark.ink2}!important}`,
    `${within}.l{border-color:${dark.line}!important}`,
    `${within}.b{background:${dark.ink}!important;color:${dark.paper}!important}`
  ].join("\n")

/** Outlook on the web marks dark mode with an attribute. */
export const lookStyles = raw(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkRules("")}
}
${darkRules("[data-ogsc] ")}
@media (max-width:480px){
.o{padding:0!important}
.i{padding-left:20px!important;padding-right:20px!important}
.h{font-size:28px!important;line-height:34px!important}
}`)

const faceOf = (family: string, weight: number, file: string): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(
    new URL(`../../../view/theme/fonts/${file}.woff2`, import.meta.url)
  ).toString("base64")}) format('woff2')}`

const display = faceOf("Noto Serif Display", 300, "noto-serif-display-300")
const text = faceOf("Golos Text", 400, "golos-text-400")

/** Outlook misreads font faces outside a media query. Long letters embed only the title's font, to remain under 102 kB, where Gmail cuts. */
export const facesFor = (lines: number) =>
  raw(`@media screen{
${lines > linesWithText ? display : `${display}\n${text}`}
}`)
const linesWithText = 40
