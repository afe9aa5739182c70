import { Link } from "wouter"
import { organization } from "../../core/domain/content/organization.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "../shell/header.module.css"
import { Sign } from "../shell/signs.tsx"
import { wordmark } from "../shell/wordmark.tsx"

/** What stands in the header over the checkout: a way back, the name of the house, and a telephone. */
export const QuietHeader = () => (
  <>
    <div className={styles["left"]}>
      <Link className={styles["aside"]} href="/cart">
        <Sign name="back" size={20} />
        {typeset("В корзину")}
      </Link>
    </div>
    <Link className={styles["wordmark"]} href="/" aria-label="Грань, на главную">
      {wordmark}
    </Link>
    <div className={styles["right"]}>
      <a className={styles["aside"]} href={`tel:${organization.phoneInternational}`} aria-label={organization.phone}>
        <Sign name="phone" size={20} />
        <span>{typeset(organization.phone)}</span>
      </a>
    </div>
  </>
)
