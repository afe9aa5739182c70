import type { StoreContacts } from "../../core/contract/content/stores.ts"
import styles from "./shop-contacts.module.css"
import { PhoneLink } from "./phone-link.tsx"

export function ShopContacts({ contacts: { company, departments, office } }: { readonly contacts: StoreContacts }) {
  return (
    <div className={`columns section ${styles["house"]}`}>
      <section aria-labelledby="office">
        <h2 id="office" className="display-s">
          Центральный офис
        </h2>
        <address>{office.address}</address>
        <p>{office.directions}</p>
        <p>{office.hours}</p>
      </section>
      <section aria-labelledby="departments">
        <h2 id="departments" className="display-s">
          Кому написать
        </h2>
        <dl>
          {departments.map(({ email, name, phone, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
              <dd className={styles["ways"]}>
                <a href={`mailto:${email}`}>{email}</a>
                <PhoneLink phone={phone} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="company">
        <h2 id="company" className="display-s">
          Реквизиты
        </h2>
        <dl>
          {company.map(({ name, value }) => (
            <div key={name} className={styles["fact"]}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
