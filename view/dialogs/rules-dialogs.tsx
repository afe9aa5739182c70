import { identityRules } from "../../core/domain/checkout/identity.ts"
import { deliveryFrom, passportChangeOf, salonFrom, salonHold, storageOf } from "../../core/domain/content/shop-phrases.ts"
import { courierHours, givenByName, insuredParcel, tagCheck } from "../../core/domain/content/shop-promises.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { TextLink } from "../ui/text-link.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** DLG-036. */
export const DeliveryRulesDialog = () => (
  <Rules
    title="Правила доставки"
    lead={delivery}
    list={deliveryList}
    more={["Оплата и доставка", "/customer-service/payment-and-shipping"]}
  />
)

/** DLG-037, LIM-042. */
export const PointRulesDialog = () => (
  <Rules
    title="Правила пункта выдачи"
    lead={point}
    list={pointList}
    more={["Оплата и доставка", "/customer-service/payment-and-shipping"]}
  />
)

/** DLG-028, LIM-043. */
export const PassportInfoDialog = () => (
  <Rules title="Паспорт при покупке" lead={passport} list={passportList} more={["Как это проходит", "/passport"]} />
)

type Rule = string | { readonly text: string; readonly cases: ReadonlyArray<string> }

type Props = {
  readonly title: string
  readonly lead: string
  readonly list: ReadonlyArray<Rule>
  readonly more: readonly [title: string, link: string]
}

function Rules({ lead, list, more, title }: Props) {
  return (
    <Frame title={title}>
      <p className={styles["lead"]}>{typeset(lead)}</p>
      <ul className={styles["steps"]}>
        {list.map((rule) =>
          typeof rule === "string" ? (
            <li key={rule}>{typeset(rule)}</li>
          ) : (
            <li key={rule.text}>
              {typeset(rule.text)}
              <ul className={styles["cases"]}>
                {rule.cases.map((text) => (
                  <li key={text}>{typeset(text)}</li>
                ))}
              </ul>
            </li>
          )
        )}
      </ul>
      <p className={styles["actions"]}>
        <TextLink className="link" href={more[1]}>
          {more[0]}
        </TextLink>
      </p>
    </Frame>
  )
}

const storage = `Заказ хранится в офисе перевозчика не более ${storageOf}. Потом он возвращается к нам, а деньги к вам.`

const delivery = `Доставка по России бесплатна при любой сумме. ${insuredParcel}`
const deliveryList: ReadonlyArray<Rule> = [
  `Курьер с охраной: ${deliveryFrom}. Накануне он позвонит; ${courierHours}.`,
  `Салон: сегодня, если изделие в салоне, иначе ${salonFrom}. Ждёт ${salonHold}.`,
  `Пункт выдачи: ${deliveryFrom}. ${storage}`,
  givenByName,
  { text: "Паспорт понадобится по закону:", cases: identityRules }
]

const point = "Пункты выдачи принадлежат перевозчику. Мы напишем, когда заказ можно забрать."
const pointList = [storage, givenByName, `Вскройте упаковку при сотруднике и ${tagCheck}`]

const passport = "Закон обязывает нас установить личность покупателя."
const passportList: ReadonlyArray<Rule> = [
  { text: "Паспорт понадобится:", cases: identityRules },
  "Паспорт показывают при получении. Данные можно добавить заранее, в профиле.",
  `Если паспорт, фамилия или адрес регистрации изменились, сообщите нам об этом в течение ${passportChangeOf}.`
]
