import { useSelector } from "../use-selector.ts"
import { Link } from "wouter"
import type { Variant } from "../../core/services/constructor/variants.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { lowerFirst, typeset } from "../../core/domain/text/typography.ts"
import { choiceSearch, isSameChoice } from "../../core/domain/constructor/choice.ts"
import { offeredVariants } from "../../core/domain/constructor/variants.ts"
import { CutIcon } from "../product/cut-icon.tsx"
import { Picture } from "../product/picture.tsx"
import { useActor, useSend } from "../shop-context.tsx"
import { Icon } from "../ui/icon.tsx"
import styles from "./variants.module.css"

/** Pieces composed in this browser, latest first, without the current one. Requires a running `customPiece`. */
export function Variants() {
  const actor = useActor("customPiece")
  const send = useSend("customPiece")
  const all = useSelector(actor, ({ context }) => context.variants)
  const shown = useSelector(actor, (snapshot) => (snapshot.hasTag("composed") ? snapshot.context.choice : null))
  const variants = all.filter(({ choice }) => shown === null || !isSameChoice(choice, shown)).slice(0, offeredVariants)
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"))
  if (hasFailed) {
    return (
      <section className={styles["variants"]} aria-labelledby="variants">
        <Title />
        <p role="alert">
          {typeset("Не получилось открыть то, что вы собирали раньше. ")}
          <button className="link" type="button" onClick={() => send({ type: "customPiece.retry" })}>
            Повторить
          </button>
        </p>
      </section>
    )
  }
  const [last] = variants
  if (last === undefined) return null
  return (
    <section className={styles["variants"]} aria-labelledby="variants">
      <div className={styles["head"]}>
        <Title />
        <Link className="link" href={last.to}>
          {typeset(`Продолжить: ${lowerFirst(last.name)}`)}
        </Link>
      </div>
      <ul>
        {variants.map((variant) => (
          <Tile
            key={choiceSearch(variant.choice)}
            variant={variant}
            onRemove={() => send({ type: "customPiece.clear", choice: variant.choice })}
          />
        ))}
      </ul>
    </section>
  )
}

const Title = () => (
  <h2 id="variants" className="display-s" tabIndex={-1}>
    {typeset("Мои варианты")}
  </h2>
)

function Tile({
  onRemove,
  variant: { isAvailable, name, note, picture, price, shape, to }
}: {
  readonly variant: Variant
  readonly onRemove: () => void
}) {
  return (
    <li className={styles["tile"]}>
      <span className={styles["thumb"]}>
        {picture === null ? <CutIcon shape={shape ?? "round"} size={48} /> : <Picture base={picture} alt="" sizes="88px" />}
      </span>
      <div className={styles["words"]}>
        <Link href={to}>{typeset(name)}</Link>
        <p>{typeset(isAvailable ? note : "сейчас купить нельзя")}</p>
        <p className="price" translate="no">
          {formatPrice(price)}
        </p>
      </div>
      <button type="button" aria-label={typeset(`Убрать: ${name}, ${note}`)} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}
