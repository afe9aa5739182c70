import { newsletterPace } from "../../core/domain/content/shop-phrases.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { Letter } from "../platform/mail/mail.ts"

type Recipient = { readonly to: string; readonly publicUrl: string }
type LinkRecipient = Recipient & { readonly link: string }

export const confirmEmailLetter = ({ link, publicUrl, to, withNewsletter }: LinkRecipient & { readonly withNewsletter: boolean }): Letter =>
  letterOf(to, publicUrl, {
    subject: "Подтвердите адрес в «Грани»",
    title: "Подтвердите адрес",
    paragraphs: [
      "Этот адрес указали в аккаунте магазина «Грань». Подтвердите, что он ваш: ссылка действует семь дней и срабатывает один раз.",
      ...(withNewsletter ? ["Вместе с адресом вы подтвердите подписку на письма о камнях и новинках."] : [])
    ],
    action: { text: "Подтвердить адрес", link },
    notes: [
      "Выбирать и покупать можно и до подтверждения.",
      "Если аккаунт не ваш, не подтверждайте: кто-то ошибся адресом. Никому не пересылайте это письмо."
    ]
  })

export const newEmailLetter = ({ link, publicUrl, to }: LinkRecipient): Letter =>
  letterOf(to, publicUrl, {
    subject: "Подтвердите новый адрес в «Грани»",
    title: "Новый адрес",
    paragraphs: [
      "Вы попросили заменить адрес вашего аккаунта в «Грани» на этот. Подтвердите его: ссылка действует 24 часа с момента запроса и срабатывает один раз.",
      "До подтверждения вход и письма остаются на прежнем адресе."
    ],
    action: { text: "Подтвердить адрес", link },
    notes: ["Если вы этого не просили, ничего делать не нужно: без подтверждения адрес не изменится. Никому не пересылайте это письмо."]
  })

export const oldEmailLetter = ({ link, next, publicUrl, to }: LinkRecipient & { readonly next: string }): Letter =>
  letterOf(to, publicUrl, {
    subject: "Смена адреса в «Грани»",
    title: "Смена адреса",
    paragraphs: [
      `Для вашего аккаунта в «Грани» попросили другой адрес: ${masked(next)}. Он заменит этот, как только его подтвердят.`,
      "Если это вы, ничего делать не нужно. Если не вы, отмените смену и сразу задайте новый пароль: прежний кто-то знает."
    ],
    action: { text: "Отменить смену адреса", link },
    notes: ["Ссылка действует 24 часа и срабатывает один раз. Никому не пересылайте это письмо."]
  })

export const usedEmailLetter = ({ publicUrl, to }: Recipient): Letter =>
  letterOf(to, publicUrl, {
    subject: "Ваш адрес указали в другом аккаунте «Грани»",
    title: "У вас уже есть аккаунт",
    paragraphs: [
      "Этот адрес попросили сделать адресом другого аккаунта в «Грани». С ним уже есть аккаунт, поэтому ничего не изменилось.",
      "Если это были вы, войдите в аккаунт с этим адресом; пароль к нему можно восстановить."
    ],
    action: { text: "Открыть «Грань»", link: `${publicUrl}/` },
    notes: ["Если это были не вы, ничего делать не нужно."]
  })

export const leftEmailLetter = ({ next, publicUrl, to }: Recipient & { readonly next: string }): Letter =>
  letterOf(to, publicUrl, {
    subject: "Адрес в «Грани» изменён",
    title: "Адрес изменён",
    paragraphs: [
      `Адрес вашего аккаунта в «Грани» теперь ${masked(next)}. Войти с прежним адресом больше нельзя, на других устройствах вход завершён.`,
      `Если это были не вы, сразу свяжитесь с нами: ${organization.phone}, ${organization.email}.`
    ],
    action: { text: "Контакты", link: `${publicUrl}/customer-service/contacts/` },
    notes: ["Это последнее письмо об аккаунте на этот адрес."]
  })

type SubscribedRecipient = LinkRecipient & { readonly unsubscribeLink: string }

/** Double opt-in letter for the newsletter. */
export const subscribeLetter = ({ link, publicUrl, to, unsubscribeLink }: SubscribedRecipient): Letter => ({
  ...letterOf(to, publicUrl, {
    subject: "Подтвердите подписку на письма «Грани»",
    title: "Подтвердите подписку",
    paragraphs: [
      `Этот адрес указали в форме подписки на письма «Грани»: о камнях и новинках, ${newsletterPace}.`,
      "Подтвердите, что вы хотите их получать: ссылка действует семь дней и срабатывает один раз."
    ],
    action: { text: "Подтвердить подписку", link },
    notes: ["Если это были не вы, ничего делать не нужно: без подтверждения писем не будет.", `Отказаться от подписки: ${unsubscribeLink}`]
  }),
  unsubscribeLink
})

export const subscribedLetter = ({ publicUrl, to, unsubscribeLink }: Omit<SubscribedRecipient, "link">): Letter => ({
  ...letterOf(to, publicUrl, {
    subject: "Вы подписаны на письма «Грани»",
    title: "Вы подписаны",
    paragraphs: [`Письма о камнях и новинках приходят на этот адрес ${newsletterPace}.`],
    action: { text: "Открыть «Грань»", link: `${publicUrl}/` },
    notes: [`Отписаться можно в любое время: ${unsubscribeLink}`]
  }),
  unsubscribeLink
})

/** Hides the new address from readers of the old mailbox. */
const masked = (email: string): string => {
  const at = email.lastIndexOf("@")
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
