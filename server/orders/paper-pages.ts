import { html } from "hono/html"
import type { Paper } from "../../core/domain/orders/papers.ts"
import { orderPath, ordersPath } from "../../core/domain/orders/orders-address.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { plainPage } from "../platform/http/plain-page.ts"
import type { ShopContext } from "../platform/http/shop-env.ts"

type ClosedPaper =
  | { readonly kind: "closed"; readonly paper: Paper }
  | { readonly kind: "withdrawn" }
  | { readonly kind: "tooOften"; readonly retryAfterSeconds: number }

/** Does not reveal whether the paper exists. */
export const closedPage = (c: ShopContext, closed: ClosedPaper, styles: ReadonlyArray<string>): Response | Promise<Response> => {
  const { link, status, text, title, to } = contentOf(closed)
  if (closed.kind === "tooOften") c.header("retry-after", String(closed.retryAfterSeconds))
  return c.html(
    plainPage(
      styles,
      title,
      html`<p class="lead">${typeset(text)}</p>
        <p><a class="button" href="${to}">${typeset(link)}</a></p>`
    ),
    status
  )
}

const contentOf = (closed: ClosedPaper) => {
  switch (closed.kind) {
    case "withdrawn":
      return {
        status: 410,
        title: "Ссылка больше не действует",
        text: "Её отозвали, срок сертификата вышел или адрес скопирован не целиком. Проверьте адрес или попросите новую ссылку у того, кто подарил вам сертификат.",
        link: "О подарочных сертификатах",
        to: "/giftcards"
      } as const
    case "tooOften":
      return {
        status: 429,
        title: "Слишком много попыток",
        text: "Документ открывали слишком часто. Подождите немного и откройте его ещё раз.",
        link: "На главную",
        to: "/"
      } as const
    case "closed":
      return { status: 403, ...closedTexts[closed.paper.kind](closed.paper.id) } as const
  }
}

const closedTexts = {
  receipt: (order: string) => ({
    title: "Чек открывается после входа",
    text: `Ссылка на чек действует недолго. Войдите, чтобы открыть его снова: чек лежит на странице заказа № ${order}.`,
    link: "Войти и открыть заказ",
    to: orderPath(Number(order))
  }),
  gift: () => ({
    title: "Сертификат открывается после входа",
    text: "Войдите, если вы его купили: он лежит на странице заказа. Если вам его подарили, откройте ссылку, которую вам прислали.",
    link: "Войти и открыть заказы",
    to: ordersPath
  }),
  stone: () => ({
    title: "Сертификат открывается из корзины",
    text: "Имя и послание видит только тот, кто их придумал. Откройте корзину в том же браузере или войдите, если собирали её после входа.",
    link: "Открыть корзину",
    to: "/cart"
  })
} as const
