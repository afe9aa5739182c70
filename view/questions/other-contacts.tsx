import { answersNow } from "../../core/domain/content/shop-hours.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { PhoneLink } from "../content/phone-link.tsx"
import { TextLink } from "../ui/text-link.tsx"
import styles from "./question-page.module.css"

export function OtherContacts() {
  return (
    <aside className={styles["ways"]} aria-labelledby="ways">
      <h2 id="ways" className="title">
        Другие способы
      </h2>
      <address>
        <PhoneLink className={styles["phone"]} phone={organization.phone} />
        <a className="link" href={`mailto:${organization.email}`}>
          {organization.email}
        </a>
      </address>
      <p>{typeset(`На звонки и письма ${answersNow}.`)}</p>
      <p>
        {typeset("Возможно, ответ уже есть:")}{" "}
        <TextLink className="link" href="/customer-service/questions-and-answers">
          Вопросы и&nbsp;ответы
        </TextLink>
      </p>
    </aside>
  )
}
