import { formatIdentification, identificationCheck, isSampleIdentification } from "../../core/domain/product/identification.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Icon } from "../ui/icon.tsx"
import styles from "./certificate-block.module.css"

export const IdentificationBlock = ({ uin }: { readonly uin: string }) => (
  <section className={`section ${styles["certificate"]}`} aria-labelledby="identification">
    <div>
      <h2 id="identification" className="display-s">
        УИН
      </h2>
      <p>
        {typeset(
          isSampleIdentification(uin)
            ? "Под номером из 16 цифр камень записан в ГИИС ДМДК, государственной системе учёта. Здесь показан образец: магазин демонстрационный."
            : "Под этим номером камень записан в ГИИС ДМДК, государственной системе учёта. Он стоит и в чеке."
        )}
      </p>
    </div>
    <div>
      <p className={styles["number"]}>{formatIdentification(uin)}</p>
      <IdentificationCheck />
    </div>
  </section>
)

export const IdentificationCheck = () => (
  <a className={`link ${styles["check"]}`} href={identificationCheck.url} rel="noopener" data-dialog="externalLink">
    {typeset(identificationCheck.name)}
    <Icon name="outside" size={16} />
  </a>
)
