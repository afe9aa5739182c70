import { certificateTerm } from "../../core/domain/content/shop-phrases.ts"
import { certificateIsMoney } from "../../core/domain/content/shop-promises.ts"
import { maxGiftCertificates } from "../../core/domain/content/shop-rules.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "../modal/content.module.css"
import { DialogButton } from "../modal/dialog-button.tsx"
import { Frame } from "../modal/frame.tsx"

/** DLG-020. */
export function UseCertificateDialog() {
  return (
    <Frame title="Как воспользоваться сертификатом">
      <ol className={styles["steps"]}>
        {uses.map((text) => (
          <li key={text}>{typeset(text)}</li>
        ))}
      </ol>
    </Frame>
  )
}

/** DLG-021, CERT-004. */
export function TermsCertificateDialog() {
  return (
    <Frame title="Правила сертификата">
      <ul className={styles["steps"]}>
        {terms.map((text) => (
          <li key={text}>{typeset(text)}</li>
        ))}
      </ul>
    </Frame>
  )
}

/** DLG-022. */
export function CertificateInfoDialog() {
  return (
    <Frame title="Сертификат в корзине">
      <ul className={styles["steps"]}>
        {facts.map((text) => (
          <li key={text}>{typeset(text)}</li>
        ))}
      </ul>
      <p className={styles["links"]}>
        <DialogButton className="link" dialog={{ key: "useCertificate", props: {} }}>
          Как воспользоваться
        </DialogButton>
        <DialogButton className="link" dialog={{ key: "termsCertificate", props: {} }}>
          Правила сертификата
        </DialogButton>
      </p>
    </Frame>
  )
}

const facts = [
  "Сертификат приходит письмом сразу после оплаты, на почту из заказа. Его можно переслать или напечатать.",
  "Подписанный идёт получателю: письмом в день, который вы выбрали, или картой в конверте вместе с заказом.",
  `Он действует ${certificateTerm} со дня покупки. За доставку платить не нужно.`,
  "Другую сумму или рисунок можно выбрать на странице сертификатов, а этот удалить."
]

const uses = [
  "Получатель выбирает украшение, бриллиант или услугу на сайте или в салоне.",
  "На шаге оплаты вводит номер и код сертификата. Сумма заказа сразу уменьшается.",
  "Если заказ дороже, разницу доплачивает любым способом. Если дешевле, остаток сохраняется.",
  "Остаток и дату, до которой сертификат действует, показывает страница сертификатов: введите на ней номер и код."
]

const terms = [
  `Сертификат действует ${certificateTerm} со дня покупки. Дата окончания стоит на нём самом.`,
  "Тратить его можно по частям, а несколько сертификатов складываются в одном заказе.",
  `В одном заказе помещается не больше ${maxGiftCertificates} сертификатов одного номинала.`,
  "Обменять его на деньги нельзя. Неиспользованный можно вернуть, пока идёт срок: деньги получит покупатель.",
  certificateIsMoney
]
