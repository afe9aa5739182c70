import { sampleGroups } from "../../core/domain/samples/sample-pages.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./sample-pages.module.css"

/** Plain links, which load the whole page (RT-086). */
export function SamplePages() {
  return (
    <section id="samples" className={styles["samples"]} aria-labelledby="samples-head">
      <h2 className="display-m" id="samples-head">
        {typeset("Образцы страниц")}
      </h2>
      <div className={styles["groups"]}>
        {sampleGroups.map(({ pages, title }) => (
          <div key={title}>
            <h3>{typeset(title)}</h3>
            <ul>
              {pages.map(({ path, title: name }) => (
                <li key={path}>
                  <a href={path}>{typeset(name)}</a>
                  <code lang="en">{path}</code>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
