import { useId } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./certificate-block.module.css"
import { Icon } from "../ui/icon.tsx"

type Props = {
  readonly cert: string
  /** Laboratory's page for the report, or `null`. */
  readonly url: string | null
}

/** Laboratory report of a stone (PDP-006). */
export function CertificateBlock({ cert, url }: Props) {
  const id = useId()
  return (
    <section className={`section ${styles["certificate"]}`} aria-labelledby={id}>
      <div>
        <h2 id={id} className="display-s">
          Сертификат
        </h2>
        <p>
          {typeset(
            "Массу, цвет, чистоту и размеры этого камня измерила лаборатория. Отчёт хранится у неё под этим номером, камень передаём вместе с ним."
          )}
        </p>
      </div>
      <div>
        <p className={styles["number"]}>{cert}</p>
        {url === null ? null : (
          <a className="link" href={url} rel="noopener" data-dialog="externalLink">
            {typeset("Проверить отчёт у лаборатории")}
            <Icon name="outside" size={16} />
          </a>
        )}
      </div>
    </section>
  )
}
