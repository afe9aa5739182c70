import { Link } from "wouter"
import { comparisonAddress } from "../../core/domain/favourites/compared.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { useSelector } from "../use-selector.ts"
import styles from "./compare.module.css"

/** Stones marked for comparison; links to the comparison of two or more. */
export function CompareBar() {
  const send = useSend("catalogue")
  const compared = useSelector(useFeature("catalogue"), (snapshot) => snapshot?.context.compared) ?? noStones
  const address = comparisonAddress(compared)
  return (
    <>
      <p className="unseen" role="status">
        {compared.length === 0 ? null : typeset(`Отмечено: ${formatCount(compared.length, stones)}`)}
      </p>
      {compared.length === 0 ? null : (
        <div className={styles["bar"]}>
          {typeset(address === null ? "Отметьте ещё один бриллиант" : "Отмеченные останутся здесь и на других страницах списка")}
          <button className="link" type="button" onClick={() => send({ type: "catalogue.clearCompared" })}>
            {typeset("Снять отметки")}
          </button>
          {address === null ? null : (
            <Link className="button" href={address}>
              {typeset(`Сравнить ${formatCount(compared.length, stones)}`)}
            </Link>
          )}
        </div>
      )}
    </>
  )
}

const stones = ["бриллиант", "бриллианта", "бриллиантов"] as const
const noStones: ReadonlyArray<number> = []
