import { organization } from "../../core/domain/content/organization.ts"
import { TextLink } from "../ui/text-link.tsx"
import { PhoneLink } from "../content/phone-link.tsx"
import styles from "../modal/content.module.css"

export function ContactList() {
  const { email, hours, phone } = organization
  return (
    <>
      <dl className={styles["ways"]}>
        <div>
          <dt>Телефон</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Часы</dt>
          <dd>{hours}</dd>
        </div>
      </dl>
      <p className={styles["under"]}>
        <TextLink className="link" href="/customer-service/contacts/">
          Все контакты и&nbsp;адреса
        </TextLink>
      </p>
    </>
  )
}
