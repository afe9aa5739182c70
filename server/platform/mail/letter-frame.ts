import { html, raw } from "hono/html"
import { typeset } from "../../../core/domain/text/typography.ts"

/** A letter of the shop: what it says, and the one thing to do. */
export type Words = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: ReadonlyArray<string>
  readonly action: { readonly text: string; readonly link: string }
  /** Said smaller, under the action. */
  readonly notes: ReadonlyArray<string>
}

/** The letter as text. */
export const asText = ({ action, notes, paragraphs, title }: Words, publicUrl: string): string =>
  [title, ...paragraphs, `${action.text}:\n${action.link}`, ...notes, `«Грань»\n${publicUrl}`].join("\n\n")

/** The letter in the shop's look: ink on paper, serif titles, a hairline. Mail programs read tables and styles of each element alone. */
export const asHtml = (words: Words, publicUrl: string): string => {
  const drawn = draw(words, publicUrl)
  if (drawn instanceof Promise) throw new Error("Nothing in a letter is waited for")
  return drawn.replaceAll(/\n\s+/g, "\n")
}

const draw = ({ action, notes, paragraphs, subject, title }: Words, publicUrl: string) =>
  html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${mist}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${mist}">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:${paper}">
                <tr>
                  <td style="padding:28px 32px;border-bottom:1px solid ${line}">
                    <a href="${publicUrl}/" style="${serif};font-size:22px;line-height:28px;color:${ink};text-decoration:none">Грань</a>
                  </td>
                </tr>
                <tr>
                  <td style="padding:36px 32px 40px">
                    <h1 style="${serif};margin:0 0 20px;font-size:30px;line-height:36px;font-weight:300;color:${ink}">${typeset(title)}</h1>
                    ${paragraphs.map((text) => html`<p style="${sans};margin:0 0 16px;color:${ink}">${withLinks(text)}</p>`)}
                    <p style="margin:28px 0">
                      <a href="${action.link}" style="${button}">${action.text}</a>
                    </p>
                    ${notes.map((text) => html`<p style="${small};margin:0 0 8px">${withLinks(text)}</p>`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`

/** An address in a text is a link. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? typeset(part) : html`<a href="${part}" style="color:inherit;word-break:break-all">${part}</a>`
    )

const ink = "#17181a"
const ink2 = "#5a5752"
const line = "#e0dcd6"
const mist = "#f6f4f1"
const paper = "#ffffff"
const serif = raw("font-family:'Noto Serif Display','Times New Roman',serif")
const sans = raw("font-family:'Golos Text',Arial,sans-serif;font-size:16px;line-height:26px")
const small = raw(`font-family:'Golos Text',Arial,sans-serif;font-size:14px;line-height:22px;color:${ink2}`)
const button = raw(
  `display:inline-block;padding:14px 28px;background:${ink};color:${paper};font-family:'Golos Text',Arial,sans-serif;font-size:15px;line-height:20px;text-decoration:none`
)
