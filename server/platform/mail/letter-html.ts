import { html } from "hono/html"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { contentIdOf } from "./letter-pictures.ts"
import { colors, facesFor, lookStyles, style } from "./letter-styles.ts"
import { contactLine, type LetterItem, type LetterSum, quantityOf, type LetterContent } from "./letter-content.ts"

/** Tables and inline styles for simple mail programs; style sheets for fonts, dark mode and phones. Pictures are attached, so nothing is fetched. */
export const drawLetter = (content: LetterContent, publicUrl: string): string => {
  const drawn = draw(content, publicUrl)
  if (drawn instanceof Promise) throw new Error("A letter must render synchronously")
  return drawn.replaceAll(/\n\s+/g, "\n")
}

const draw = ({ action, after = [], items = [], notes, paragraphs, subject, sums = [], title }: LetterContent, publicUrl: string) =>
  html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          ${lookStyles}
        </style>
        <style>
          ${facesFor(items.length)}
        </style>
      </head>
      <body class="g" style="margin:0;padding:0;background:${colors.mist}">
        <table ${layout} width="100%" class="g" style="background:${colors.mist}">
          <tr>
            <td align="center" class="o" style="padding:40px 16px">
              <table ${layout} width="600" class="s" style="width:100%;max-width:600px;background:${colors.paper}">
                <tr>
                  <td class="i l" style="padding:28px 40px 24px;border-bottom:1px solid ${colors.line}">
                    <a href="${publicUrl}/" class="t" style="${style.wordmark}">ГРАНЬ</a>
                  </td>
                </tr>
                <tr>
                  <td class="i" style="padding:40px 40px 44px">
                    <h1 class="t h" style="${style.title}">${typeset(title)}</h1>
                    ${paragraphs.map(paragraph)} ${items.length === 0 ? "" : itemTable(items)} ${sums.length === 0 ? "" : sumTable(sums)}
                    ${after.map(paragraph)}
                    <table ${layout} style="margin:32px 0 0">
                      <tr>
                        <td class="b" bgcolor="${colors.ink}" style="mso-padding-alt:16px 32px">
                          <a href="${action.link}" class="b" style="${style.button}">${action.text}</a>
                        </td>
                      </tr>
                    </table>
                    ${notes.map((text, index) => html`<p class="m" style="${style.note(index)}">${withLinks(text)}</p>`)}
                  </td>
                </tr>
                <tr>
                  <td class="i l m" style="padding:20px 40px 28px;border-top:1px solid ${colors.line};${style.small}">
                    «Грань»<br />${contactLine}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`

const layout = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`

const paragraph = (text: string) => html`<p class="t" style="${style.text}">${withLinks(text)}</p>`

const itemTable = (items: ReadonlyArray<LetterItem>) =>
  html`<table ${layout} width="100%" class="l" style="${style.items}">
    ${items.map(
      (item) =>
        html`<tr>
          ${
            item.picture === null
              ? html`<td width="96"></td>`
              : html`<td width="112" valign="top" style="padding:16px 0">
                  <img src="cid:${contentIdOf(item.picture)}" width="96" height="96" alt="" style="display:block" />
                </td>`
          }
          <td valign="top" class="t" style="padding:16px 0;${style.cell}">
            ${typeset(item.name)}${quantityOf(item) === null ? "" : `, ${quantityOf(item)}`}
            ${[item.details, ...item.notes].map((text) => (text === "" ? "" : html`<div class="m" style="${style.detail}">${withLinks(text)}</div>`))}
            ${item.sum === null ? "" : html`<div><b style="font-weight:500">${formatPrice(item.sum)}</b></div>`}
          </td>
        </tr>`
    )}
  </table>`

const sumTable = (sums: ReadonlyArray<LetterSum>) =>
  html`<table ${layout} width="100%" class="l" style="${style.sums}">
    ${sums.map(
      ({ name, value }) =>
        html`<tr>
          <td valign="top" class="t" style="padding:4px 16px 4px 0;${style.cell}">${typeset(name)}</td>
          <td valign="top" align="right" class="t" style="padding:4px 0;${style.cell};white-space:nowrap">${value}</td>
        </tr>`
    )}
  </table>`

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? typeset(part) : html`<a href="${part}" style="color:inherit;word-break:break-all">${part}</a>`
    )
