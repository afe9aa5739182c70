import { typeset } from "../../core/domain/typography.ts"
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
        <a className="link" href="">
          Повторить
        </a>
      </div>
    </div>
  )
}
