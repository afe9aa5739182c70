import type { ReactNode } from "react"
import { Link } from "wouter"
import type { Jewelry, Sku } from "../../core/contract/catalog-jewelry.ts"
import type { Arrival } from "../../core/domain/delivery/arrival.ts"
import { homeArrivalText } from "../../core/domain/delivery/arrival-text.ts"
import { salonsText } from "../../core/domain/checkout/salon-text.ts"
import { type Availability, availabilityOf } from "../../core/domain/product/availability.ts"
import { deliveryFrom, onOrderTerm, returnOf, returnTerm, storageOf, warrantyTerm } from "../../core/domain/content/shop-phrases.ts"
import { insuredParcel } from "../../core/domain/content/shop-promises.ts"
import { formatIdentification, isSampleIdentification } from "../../core/domain/product/identification.ts"
import { stonesOf } from "../../core/domain/product/jewelry-stones.ts"
import { insertsLine } from "../../core/domain/product/jewelry-text.ts"
import { askQuestionAddress } from "../../core/domain/questions/question.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useDialogAnchor } from "../modal/dialog-link.ts"
import { Icon } from "../ui/icon.tsx"
import type { IconName } from "../ui/icon-names.ts"
import { ratingNumber, formatReviewCount } from "../../core/domain/reviews/review-text.ts"
import { IdentificationCheck } from "./identification-block.tsx"
import styles from "./product-service.module.css"

type Props = { readonly jewelry: Jewelry; readonly sku: Sku }

export function ProductService({ jewelry, sku }: Props) {
  return (
    <div className={styles["service"]}>
      <ul className={styles["rows"]}>
        {jewelry.inserts.length === 0 ? null : <Stones jewelry={jewelry} />}
        {jewelry.reviews === undefined || jewelry.reviews.count === 0 ? null : (
          <li>
            <a href="#reviews">
              <Icon name="edit" />
              <span>{typeset(`Отзывы: ${ratingNumber(jewelry.reviews.average)} из 5, ${formatReviewCount(jewelry.reviews.count)}`)}</span>
            </a>
          </li>
        )}
        {rowsOf(jewelry, sku).map(([icon, text, link]) => (
          <li key={link}>
            <Link href={link}>
              <Icon name={icon} />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Details title={typeset("Об изделии")} paragraphs={jewelry.description} />
      <Details
        title={typeset("Проба и УИН")}
        paragraphs={marksOf(jewelry, sku)}
        more={["Документы изделия", "/customer-service/certification"]}
      >
        <IdentificationCheck />
      </Details>
      <Details title={typeset("Доставка и возврат")} paragraphs={delivery} more={["Условия возврата", "/returns"]} />
      <Details title={typeset("Уход за украшением")} paragraphs={care} more={["Как ухаживать", "/care"]} />
    </div>
  )
}

/** Opens the table of stones in a dialog, or jumps to it without scripts (PDP-008). */
function Stones({ jewelry: { inserts, insertsCount, insertsWeight } }: Pick<Props, "jewelry">) {
  const linkProps = useDialogAnchor()
  return (
    <li>
      <a href="#inserts" {...linkProps({ key: "inserts", props: { stones: stonesOf(inserts) } })}>
        <Icon name="list" />
        <span>{typeset(`Вставки: ${insertsLine({ insertsCount, insertsWeight })}`)}</span>
      </a>
    </li>
  )
}

type DetailsProps = {
  readonly title: string
  readonly paragraphs: ReadonlyArray<string>
  readonly more?: readonly [title: string, link: string]
  readonly children?: ReactNode
}

function Details({ children, more, paragraphs, title }: DetailsProps) {
  if (paragraphs.length === 0) return null
  return (
    <details className={styles["details"]}>
      <summary>
        {title}
        <Icon className={styles["sign"]} name="plus" />
      </summary>
      <div className={styles["text"]}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{typeset(paragraph)}</p>
        ))}
        {children === undefined ? null : <p>{children}</p>}
        {more === undefined ? null : (
          <Link className="link" href={more[1]}>
            {more[0]}
          </Link>
        )}
      </div>
    </details>
  )
}

const rowsOf = (
  { arrival = null, isOnOrder, salons = [] }: Jewelry,
  { code, id, isAvailableforSale, tagNumber }: Sku
): ReadonlyArray<readonly [icon: IconName, text: ReactNode, link: string]> => [
  ["delivery", typeset(deliveryLine(availabilityOf({ isAvailableforSale, isOnOrder }), arrival)), "/customer-service/payment-and-shipping"],
  ...placesOf(salons.filter(({ sku }) => sku === id)),
  ["document", <Tag key="tag" number={tagNumber} />, "/customer-service/certification"],
  ["place", typeset("Примерка в салоне"), "/customer-service/try-on"],
  ["return", typeset(`Возврат ${returnTerm}, гарантия ${warrantyTerm}`), "/customer-service/warranty"],
  ["question", typeset("Спросить об этом изделии"), askQuestionAddress(code)]
]

const placesOf = (salons: NonNullable<Jewelry["salons"]>): ReadonlyArray<readonly [icon: IconName, text: ReactNode, link: string]> =>
  salons.length === 0 ? [] : [["place", typeset(salonsText(salons)), "/customer-service/contacts"]]

const deliveryLine = (availability: Availability, arrival: Arrival | null): string =>
  availability === "InStock" && arrival !== null ? `${homeArrivalText(arrival)}. Доставка по России бесплатна` : deliveryTexts[availability]

const deliveryTexts: Readonly<Record<Availability, string>> = {
  InStock: `Доставка по России бесплатна, ${deliveryFrom}`,
  MadeToOrder: `Изготовим на заказ, ${onOrderTerm}. Доставка по России бесплатна`,
  OutOfStock: "Доставка по России бесплатна"
}

const Tag = ({ number }: { readonly number: string }) => (
  <>
    Пробирное клеймо, УИН, бирка <span className="figures">{number}</span>
  </>
)

const marksOf = ({ isOnOrder }: Jewelry, { metal, metalProbe, uin }: Sku): ReadonlyArray<string> => [
  `Проба ${metalProbe}: в тысяче граммов сплава ${metalProbe} граммов ${metal === "gold" ? "золота" : "платины"}. На изделии стоят именник изготовителя и государственное пробирное клеймо.`,
  ...(uin === null || isOnOrder
    ? ["Номер в государственной системе учёта, УИН, изделие получит при клеймении. Он будет на бирке."]
    : [
        isSampleIdentification(uin)
          ? `УИН ${formatIdentification(uin)}. Под настоящим номером изделие записано в ГИИС ДМДК, государственной системе учёта. Этот показан для образца: магазин демонстрационный.`
          : `УИН ${formatIdentification(uin)}. Под ним изделие записано в ГИИС ДМДК, государственной системе учёта.`
      ]),
  "Номер проверяют на сайте Федеральной пробирной палаты или камерой по коду бирки в приложении «ДМДК»."
]

const delivery = [
  `Курьер отдаст заказ только получателю. ${insuredParcel}`,
  `В офисе перевозчика заказ хранится не более ${storageOf}. Купленное на сайте можно вернуть в течение ${returnOf} после получения, если бирка цела.`
]

const care = [
  "Снимайте украшение перед бассейном, спортом и сном, мойте в тёплой воде с каплей мягкого средства. Чистка и проверка закрепки в салонах бесплатны."
]
