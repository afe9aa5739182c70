import { typeset } from "../../core/domain/text/typography.ts"
import styles from "../notices/slow-notice.module.css"

/** Notice of code that failed to load, in every document outside React's root. Its link reloads the page. */
export function MissingNotice() {
  return (
    <div id="missing" hidden>
      <div className={styles["notice"]} data-scene="night" role="alert">
        <p>{typeset("Часть страницы не загрузилась")}</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page itself, wherever the visitor has gone */}
        <a className="link" href="">
          Повторить
        </a>
      </div>
    </div>
  )
}
