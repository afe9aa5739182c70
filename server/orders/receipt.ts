import type { Order } from "../../core/contract/order-history.ts"
import { formatDay } from "../../core/domain/text/days.ts"
import { engravingWords } from "../../core/domain/engraving/engraving.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatIdentification } from "../../core/domain/product/identification.ts"
import { paymentStateNames } from "../../core/domain/orders/order-payment.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { ink, loadPdf, quiet } from "./load-pdf.ts"

/** The receipt of an order as a PDF: what it is of, what it costs, and what of it is paid. */
export const drawReceipt = async (order: Order): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await loadPdf()
  const drawn = pdf.createPdf({
    info: { title: `Чек заказа № ${order.number}`, author: organization.name },
    lang: "ru",
    pageSize: "A4",
    pageMargins: [56, 64, 56, 56],
    defaultStyle: { font: "Golos", fontSize: 10, color: ink },
    content: [
      { text: organization.name.toUpperCase(), fontSize: 9, color: quiet, margin: [0, 0, 0, 36] },
      { text: `Заказ № ${order.number}`, fontSize: 24, margin: [0, 0, 0, 6] },
      { text: `${dayOf(order.placedAt)}. ${paymentStateNames[order.paymentState]}`, color: quiet, margin: [0, 0, 0, 28] },
      { layout: "lightHorizontalLines", table: { headerRows: 0, widths: ["*", "auto", "auto", "auto"], body: [head, ...linesOf(order)] } },
      { layout: "noBorders", margin: [0, 20, 0, 28], table: { headerRows: 0, widths: ["*", "auto"], body: sumsOf(order) } },
      ...factsOf(order).map(([name, value]) => ({ text: `${name}: ${value}`, margin: [0, 0, 0, 6] }) as const),
      { text: `${organization.phone}, ${organization.email}`, color: quiet, margin: [0, 28, 0, 0] }
    ]
  })
  return new Uint8Array(await drawn.getBuffer())
}

const cell = { margin: [0, 4, 0, 4] } as const
const number = { ...cell, alignment: "right" } as const

const head = [{ ...cell, text: "Что", color: quiet }, ...["Количество", "Цена", "Сумма"].map((text) => ({ ...number, text, color: quiet }))]

const linesOf = ({ items }: Order) =>
  items.flatMap(({ amount, attributes, discount, engraving, name, price, quantity, uin }) => [
    lineOf({
      amount,
      discount,
      price,
      quantity,
      text: name,
      more: uin === null ? attributes : `${attributes}. УИН ${formatIdentification(uin)}`
    }),
    ...(engraving === null
      ? []
      : [
          lineOf({
            amount: engraving.price * quantity,
            discount: 0,
            price: engraving.price,
            quantity,
            text: "Гравировка",
            more: engravingWords(engraving)
          })
        ])
  ])

type Line = {
  readonly text: string
  readonly more: string
  readonly quantity: number
  readonly price: number
  readonly amount: number
  /** What of the order's discount is its own. */
  readonly discount: number
}

const lineOf = ({ amount, discount, more, price, quantity, text }: Line) => [
  { ...cell, stack: [{ text }, { text: more, fontSize: 8, color: quiet }] },
  { ...number, text: String(quantity) },
  { ...number, text: formatPrice(price) },
  {
    ...number,
    stack: [
      { text: formatPrice(amount) },
      ...(discount === 0 ? [] : [{ text: `скидка ${formatPrice(discount)}`, fontSize: 8, color: quiet }])
    ]
  }
]

const sumsOf = ({ amounts, certificates, delivery, parcel, paymentState, promotion }: Order) => [
  ...(promotion === null
    ? []
    : [row(`Промокод ${promotion.code}, ${promotion.words}`, amounts.discount === 0 ? "" : `−${formatPrice(amounts.discount)}`)]),
  row(delivery.name, formatPrice(amounts.delivery)),
  ...(parcel.isGiftWrapped ? [row("Подарочная упаковка", formatPrice(0))] : []),
  [
    { text: paymentState === "paid" ? "Оплачено" : "Итого", bold: true, fontSize: 13 },
    { text: formatPrice(amounts.total), bold: true, fontSize: 13, alignment: "right" as const }
  ],
  ...certificates.map(({ amount, ending, isReturned }) =>
    row(`Сертификатом •••• ${ending}${isReturned ? ", возвращено" : ""}`, formatPrice(amount))
  ),
  ...(amounts.byCertificates === 0 ? [] : [row("Остальное", formatPrice(amounts.due))])
]

const row = (name: string, amount: string) => [{ text: name }, { text: amount, alignment: "right" as const }]

const factsOf = ({ delivery, payment, timeline }: Order): ReadonlyArray<readonly [name: string, value: string]> => {
  const paid = timeline.find(({ event }) => event === "paid")
  return [
    ["Оплата", paid === undefined ? payment.name : `${payment.name}, ${dayOf(paid.at)}`],
    ["Доставка", delivery.point === null ? delivery.address : `${delivery.point.name}, ${delivery.address}`]
  ]
}

/** The day in Moscow, where the house keeps its books. */
const dayOf = (moment: string): string => formatDay(new Date(Date.parse(moment) + 3 * 3_600_000).toISOString().slice(0, 10))
