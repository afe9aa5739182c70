import { html } from "hono/html"
import { priceAlertRule } from "../../core/domain/alerts/price-alert.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { LinkPage } from "../platform/http/letter-pages.ts"
import { homeLink } from "../platform/http/plain-page.ts"
import { alertLinkPath, type AlertLinkPurpose } from "./alert-links.ts"

type LinkedAlert = { readonly code: string; readonly name: string; readonly email: string; readonly purpose: AlertLinkPurpose }

export const askedPage = ({ code, email, name, purpose }: LinkedAlert, token: string): LinkPage => {
  const { button, lead, title } = questions[purpose](email)
  return {
    status: 200,
    title: typeset(title),
    content: html`<p class="lead">${typeset(`${name}. ${lead}`)}</p>
      <form action="${alertLinkPath}" method="post">
        <input type="hidden" name="token" value="${token}" />
        <p><button class="button">${typeset(button)}</button></p>
      </form>
      ${toStone(code)} ${homeLink}`
  }
}

type Question = { readonly title: string; readonly lead: string; readonly button: string }

const questions: Readonly<Record<AlertLinkPurpose, (email: string) => Question>> = {
  confirm: (email) => ({
    title: "Следить за ценой камня?",
    lead: `Напишем на ${email}, если цена станет ниже, и один раз, если камень уйдёт из продажи.`,
    button: "Следить за ценой"
  }),
  end: (email) => ({
    title: "Больше не следить за ценой?",
    lead: `Письма об этом камне больше не будут приходить на ${email}.`,
    button: "Больше не следить"
  })
}

export const confirmedPage = ({ code, email, name }: LinkedAlert): LinkPage => ({
  status: 200,
  title: typeset("Следим за ценой"),
  content: html`<p class="lead">${typeset(`${name}. Напишем на ${email}, если камень подешевеет или уйдёт из продажи.`)}</p>
    ${toStone(code)} ${homeLink}`
})

export const endedPage = ({ code, email, name }: LinkedAlert): LinkPage => ({
  status: 200,
  title: typeset("Писем больше не будет"),
  content: html`<p class="lead">${typeset(`${name}. Об этом камне мы больше не пишем на ${email}.`)}</p>
    ${toStone(code)} ${homeLink}`
})

export const fullPage: LinkPage = {
  status: 409,
  title: typeset("Слишком много камней"),
  content: html`<p class="lead">
      ${typeset(`С одного адреса можно следить за ${formatCount(priceAlertRule.most, ["камнем", "камнями", "камнями"])}. Откажитесь от писем о каком-нибудь из них и откройте эту ссылку ещё раз.`)}
    </p>
    ${homeLink}`
}

/** The link was cut off, or its alert is erased. */
export const unknownPage: LinkPage = {
  status: 404,
  title: typeset("Ссылка не работает"),
  content: html`<p class="lead">
      ${typeset("Проверьте, что адрес ссылки скопирован из письма целиком. Старые ссылки мы стираем: попросить о письмах ещё раз можно на странице камня.")}
    </p>
    ${homeLink}`
}

const toStone = (code: string) => html`<p><a class="link" href="${diamondPath(code)}">${typeset("Открыть камень")}</a></p>`
