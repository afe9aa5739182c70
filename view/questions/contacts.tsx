import type { StoreCity, StoreContacts } from "../../core/contract/content/stores.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { PhoneLink } from "../content/phone-link.tsx"
import { TextLink } from "../ui/text-link.tsx"
import styles from "./question-page.module.css"

type Props = { readonly contacts: StoreContacts; readonly cities: ReadonlyArray<StoreCity> }

export function Contacts({ cities, contacts }: Props) {
  return (
    <div className={styles["contacts"]}>
      <section className={styles["ways"]} aria-labelledby="reach">
        <h2 id="reach" className="title">
          Телефон и&nbsp;почта
        </h2>
        <address>
          <PhoneLink className={styles["phone"]} phone={contacts.phone} />
          <a className="link" href={`mailto:${contacts.email}`}>
            {contacts.email}
          </a>
        </address>
        <p>{contacts.hours}</p>
      </section>
      <section className={styles["ways"]} aria-labelledby="salons">
        <h2 id="salons" className="title">
          Салоны и&nbsp;пункты выдачи
        </h2>
        <ul className={styles["salons"]}>
          {cities.map(({ code, count, name }) => (
            <li key={code}>
              <TextLink className="link" href={`/customer-service/contacts/?city=${code}`}>
                {name}
              </TextLink>{" "}
              <span>{count}</span>
            </li>
          ))}
        </ul>
        <p>{typeset(`Центральный офис: ${contacts.office.address}. ${contacts.office.hours}.`)}</p>
      </section>
      <section className={styles["ways"]} aria-labelledby="answered">
        <h2 id="answered" className="title">
          Быстрые ответы
        </h2>
        <p>
          <TextLink className="link" href="/customer-service/questions-and-answers">
            Вопросы и&nbsp;ответы
          </TextLink>
        </p>
      </section>
    </div>
  )
}
