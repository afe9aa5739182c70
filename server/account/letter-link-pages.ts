import { html } from "hono/html"
import { newsletterPace } from "../../core/domain/content/shop-phrases.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { LinkResult } from "./press-link.ts"
import type { EmailLink, EmailPurpose } from "../platform/mail/email-links.ts"
import type { LinkPage } from "../platform/http/letter-pages.ts"
import { homeLink } from "../platform/http/plain-page.ts"

type QuestionData = { readonly link: EmailLink; readonly token: string; readonly withNewsletter: boolean }

export const questionPage = ({ link: { email, purpose }, token, withNewsletter }: QuestionData): LinkPage => {
  const { button, lead, title } = questions[purpose](email)
  return {
    status: 200,
    title: typeset(title),
    content: html`<p class="lead">${typeset(lead)}</p>
      ${withNewsletter ? html`<p class="lead">${typeset("Вместе с адресом вы подтвердите подписку на письма о камнях и новинках.")}</p>` : ""}
      <form action="/confirm" method="post">
        <input type="hidden" name="token" value="${token}" />
        <p><button class="button">${typeset(button)}</button></p>
      </form>
      ${homeLink}`
  }
}

type PageTexts = { readonly title: string; readonly lead: string }

const questions: Readonly<Record<EmailPurpose, (email: string) => PageTexts & { readonly button: string }>> = {
  own: (email) => ({
    title: "Подтвердите адрес",
    lead: `Адрес ${email} указан в аккаунте «Грани». Подтвердите, что он ваш.`,
    button: "Подтвердить адрес"
  }),
  change: (email) => ({
    title: "Новый адрес",
    lead: `После подтверждения входить в «Грань» и получать письма вы будете с адресом ${email}. На других устройствах вход завершится.`,
    button: "Подтвердить адрес"
  }),
  keep: () => ({
    title: "Отмена смены адреса",
    lead: "Адрес аккаунта останется прежним, а письмо на новый адрес перестанет действовать.",
    button: "Отменить смену адреса"
  }),
  subscribe: (email) => ({
    title: "Подписка на письма",
    lead: `Письма о камнях и новинках будут приходить на ${email}, ${newsletterPace}.`,
    button: "Подтвердить подписку"
  }),
  unsubscribe: (email) => ({
    title: "Отказ от писем",
    lead: `Письма о камнях и новинках больше не будут приходить на ${email}.`,
    button: "Отписаться"
  })
}

export const resultPage = (result: LinkResult): LinkPage => {
  switch (result._tag) {
    case "Closed":
      return closedPage(result.link)
    case "Taken":
      return page(409, {
        title: "Адрес занят",
        lead: `С адресом ${result.email} уже есть другой аккаунт. Войдите в него или укажите другой адрес.`
      })
    case "Proven":
      return page(200, {
        title: "Адрес подтверждён",
        lead: result.isSubscribed
          ? `Спасибо. Адрес ${result.email} ваш, и письма о камнях и новинках будут приходить на него.`
          : `Спасибо. Адрес ${result.email} ваш.`
      })
    case "Changed":
      return page(200, { title: "Адрес изменён", lead: `Теперь вход и письма привязаны к адресу ${result.email}.` })
    case "Kept":
      return page(200, {
        title: "Смена адреса отменена",
        lead: "Адрес аккаунта остался прежним. Если новый адрес указали не вы, сразу задайте новый пароль: «Войти», затем «Забыли пароль?»."
      })
    case "Subscribed":
      return page(200, { title: "Подписка оформлена", lead: `Письма будут приходить на ${result.email}, ${newsletterPace}.` })
    case "Unsubscribed":
      return page(200, { title: "Вы отписались", lead: `Писем о камнях и новинках на ${result.email} больше не будет.` })
  }
}

/** An unknown link may have been cut off by a mail program. */
export const closedPage = (link: EmailLink | null): LinkPage =>
  link === null
    ? page(404, { title: "Ссылка не работает", lead: "Проверьте, что адрес ссылки скопирован из письма целиком." })
    : page(410, closedTexts(link))

const closedTexts = ({ purpose, state }: EmailLink): PageTexts => {
  switch (state) {
    case "used":
      return { title: "Ссылка уже сработала", lead: usedLeads[purpose] }
    case "cancelled":
      return purpose === "subscribe"
        ? { title: "Подписка отменена", lead: "Если письма всё же нужны, подпишитесь ещё раз внизу любой страницы." }
        : { title: "Смена адреса отменена", lead: "Адрес аккаунта остался прежним. Указать другой можно в профиле." }
    case "replaced":
      return { title: "Ссылка устарела", lead: "После этого письма попросили о другом адресе. Откройте последнее письмо." }
    case "late":
      return {
        title: "Адрес уже изменён",
        lead: "Отменить смену нельзя. Если её просили не вы, сразу свяжитесь с нами: телефон и почта внизу сайта."
      }
    case "open":
    case "expired":
      return { title: "Срок ссылки истёк", lead: expiredLeads[purpose] }
  }
}

const usedLeads: Readonly<Record<EmailPurpose, string>> = {
  own: "Адрес подтверждён, ничего делать не нужно.",
  change: "Адрес подтверждён, ничего делать не нужно.",
  keep: "Смена адреса отменена, ничего делать не нужно.",
  subscribe: "Подписка подтверждена, ничего делать не нужно.",
  unsubscribe: "Вы уже отписались."
}

const expiredLeads: Readonly<Record<EmailPurpose, string>> = {
  own: "Запросите письмо ещё раз в профиле.",
  change: "Укажите новый адрес в профиле ещё раз.",
  keep: "Адрес, о котором говорилось в письме, не подтвердили вовремя: он не изменился.",
  subscribe: "Подпишитесь ещё раз внизу любой страницы.",
  unsubscribe: "Отпишитесь по ссылке из более позднего письма или в профиле."
}

const page = (status: LinkPage["status"], { lead, title }: PageTexts): LinkPage => ({
  status,
  title: typeset(title),
  content: html`<p class="lead">${typeset(lead)}</p>
    <p><a class="link" href="/personal/profile/">${typeset("Перейти в профиль")}</a></p>
    ${homeLink}`
})
