import { Link } from "wouter"
import { certificateTerm } from "../../core/domain/content/shop-phrases.ts"
import { maxGiftCertificates } from "../../core/domain/content/shop-rules.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import styles from "./gift-steps.module.css"

export function GiftSteps({ text }: { readonly text: string | null }) {
  return (
    <section className={styles["words"]} aria-labelledby="gift-words">
      <h2 id="gift-words" className="display-m">
        Как он <em>дойдёт до&nbsp;украшения</em>
      </h2>
      <ol>
        {steps.map(([title, description]) => (
          <li key={title}>
            <h3 className="title">{typeset(title)}</h3>
            <p>{typeset(description)}</p>
          </li>
        ))}
      </ol>
      {text === null ? null : <p className={styles["text"]}>{text}</p>}
      <p className={styles["ways"]}>
        <DialogButton className="link" dialog={{ key: "giftBalance", props: {} }}>
          Проверить остаток
        </DialogButton>
        <Link className="link" href="/gift-certificates">
          Все правила сертификата
        </Link>
      </p>
    </section>
  )
}

const steps = [
  [
    "Приходит письмом",
    "Лист с номером и кодом приходит сразу после оплаты или в день, который вы назовёте. Карту в конверте передаст курьер или салон."
  ],
  ["Ждёт своего дня", `Действует ${certificateTerm} со дня покупки. Тратить его можно по частям, остаток сохраняется до конца срока.`],
  [
    "Складывается",
    `Несколько сертификатов складываются в одном заказе, разницу доплачивают любым способом. Купить за один заказ можно до ${maxGiftCertificates} одного номинала.`
  ]
] as const
