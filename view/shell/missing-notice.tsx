import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./slow-notice.module.css"

/**
 * Stands in every document, hidden and outside what React draws, for it is said where no code came. A link to the page itself asks for it anew without
 * any script.
 */
export function MissingNotice() {
  return (
    <div id="missing" hidden>
      <div className={styles["notice"]} data-scene="night" role="alert">
        <p>{typeset("Часть страницы не загрузилась. Ссылки работают")}</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page itself, wherever the visitor has gone */}
        <a className="link" href="">
          Повторить
        </a>
      </div>
    </div>
  )
}
