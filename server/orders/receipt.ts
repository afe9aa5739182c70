import type { Order } from "../../core/contract/order-history.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { engravingText } from "../../core/domain/engraving/engraving.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatIdentification } from "../../core/domain/product/identification.ts"
import { isPaidOrder, paymentStateName } from "../../core/domain/orders/order-payment.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { ink, loadPdf, mutedInk } from "../platform/pdf/load-pdf.ts"
import { receiptSums } from "./receipt-sums.ts"

export const drawReceipt = async (order: Order): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await loadPdf()
  const drawn = pdf.createPdf({
    info: { title: `${isPaidOrder(order.paymentState) ? "Чек заказа" : "Заказ"} № ${order.number}`, author: organization.name },
    lang: "ru",
    pageSize: "A4",
    pageMargins: [56, 64, 56, 56],
    defaultStyle: { font: "Golos", fontSize: 10, color: ink },
    content: [
      { text: organization.name.toUpperCase(), fontSize: 9, color: mutedInk, margin: [0, 0, 0, 36] },
      { text: `Заказ № ${order.number}`, fontSize: 24, margin: [0, 0, 0, 6] },
      {
        text: `${dayOf(order.placedAt)}. ${paymentStateName(order.paymentState, order.coveredBy)}`,
        color: mutedInk,
        margin: [0, 0, 0, 28]
      },
      { layout: "lightHorizontalLines", table: { headerRows: 0, widths: ["*", "auto", "auto", "auto"], body: [head, ...linesOf(order)] } },
      { layout: "noBorders", margin: [0, 20, 0, 28], table: { headerRows: 0, widths: ["*", "auto"], body: sumsOf(order) } },
      ...factsOf(order).map(([name, value]) => ({ text: `${name}: ${value}`, margin: [0, 0, 0, 6] }) as const),
      { text: `${organization.phone}, ${organization.email}`, color: mutedInk, margin: [0, 28, 0, 0] }
    ]
  })
  return new Uint8Array(await drawn.getBuffer())
}

const cell = { margin: [0, 4, 0, 4] } as const
const number = { ...cell, alignment: "right" } as const

const head = [
  { ...cell, text: "Что", color: mutedInk },
  ...["Количество", "Цена", "Сумма"].map((text) => ({ ...number, text, color: mutedInk }))
]

const linesOf = ({ items }: Order) =>
  items.flatMap(({ amount, attributes, discount, engraving, name, price, quantity, returned, uin }) => [
    lineOf({
      amount,
      discount,
      price,
      quantity,
      text: name,
      more: [attributes, ...(uin === null ? [] : [`УИН ${formatIdentification(uin)}`]), ...returnedOf(returned, quantity)].join(". ")
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
            more: engravingText(engraving)
          })
        ])
  ])

const returnedOf = (returned: number, quantity: number): ReadonlyArray<string> =>
  returned === 0 ? [] : [returned === quantity ? "Возвращено" : `Возвращено ${returned} из ${quantity}`]

type Line = {
  readonly text: string
  readonly more: string
  readonly quantity: number
  readonly price: number
  readonly amount: number
  /** Share of the order's discount. */
  readonly discount: number
}

const lineOf = ({ amount, discount, more, price, quantity, text }: Line) => [
  { ...cell, stack: [{ text }, { text: more, fontSize: 8, color: mutedInk }] },
  { ...number, text: String(quantity) },
  { ...number, text: formatPrice(price) },
  {
    ...number,
    stack: [
      { text: formatPrice(amount) },
      ...(discount === 0 ? [] : [{ text: `скидка ${formatPrice(discount)}`, fontSize: 8, color: mutedInk }])
    ]
  }
]

const sumsOf = (order: Order) =>
  receiptSums(order).map(({ isTotal, name, sum }) => {
    const look = isTotal === true ? { bold: true, fontSize: 13 } : {}
    return [
      { text: name, ...look },
      { text: sum, alignment: "right" as const, ...look }
    ]
  })

const factsOf = ({ delivery, payment, timeline }: Order): ReadonlyArray<readonly [name: string, value: string]> => {
  const paid = timeline.find(({ event }) => event === "paid")
  return [
    ["Оплата", paid === undefined ? payment.name : `${payment.name}, ${dayOf(paid.at)}`],
    ["Доставка", delivery.point === null ? delivery.address : `${delivery.point.name}, ${delivery.address}`]
  ]
}

const dayOf = (moment: string): string => formatDay(momentOf(moment).day)
