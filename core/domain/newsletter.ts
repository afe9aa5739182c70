import { emailPattern } from "./email.ts"
import type { LoadFailure } from "./load-failure.ts"

/** What the form of the newsletter holds. */
export type Subscription = { readonly email: string; readonly accept: boolean }

export type SubscriptionErrors = { readonly email?: string; readonly accept?: string }

/** As many characters as an address may have. */
const emailLength = 254

/** The address as it is sent. */
export const toEmail = (text: string): string => text.trim()

/** What keeps a subscription from being sent, by field (SHL-008). */
export const checkSubscription = ({ accept, email }: Subscription): SubscriptionErrors => {
  const address = toEmail(email)
  const isWrong = address.length > emailLength || !emailPattern.test(address)
  return {
    ...(address === "" ? { email: "Обязательное поле" } : isWrong ? { email: "Некорректный адрес" } : {}),
    ...(accept ? {} : { accept: "Отметьте согласие: без него писать вам нельзя" })
  }
}

/** An error stands until its field is changed. */
export const remainingErrors = (errors: SubscriptionErrors, before: Subscription, now: Subscription): SubscriptionErrors => ({
  ...(errors.email !== undefined && before.email === now.email ? { email: errors.email } : {}),
  ...(errors.accept !== undefined && before.accept === now.accept ? { accept: errors.accept } : {})
})

/** What the shopper is told when the shop did not take the address. */
export const subscriptionFailure: Readonly<Record<LoadFailure, string>> = {
  network: "Нет связи с магазином. Адрес остался в форме, отправьте его ещё раз.",
  timeout: "Ответ не пришёл вовремя. Адрес остался в форме, отправьте его ещё раз.",
  tooOften: "Слишком много запросов подряд. Подождите минуту и отправьте ещё раз.",
  server: "На нашей стороне сбой. Адрес остался в форме, отправьте его через минуту.",
  unreadable: "Ответ магазина не удалось прочитать. Отправьте ещё раз, второй подписки не будет."
}
