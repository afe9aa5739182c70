import { Link } from "wouter"
import type { ReadyPiece } from "../../core/contract/custom-jewelry.ts"
import { type Choice, readyPath, withoutStones } from "../../core/domain/constructor/choice.ts"
import { gradesLine, insteadPath } from "../../core/domain/constructor/piece-text.ts"
import { nameOnCard } from "../../core/domain/product/diamond-names.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Picture } from "../product/picture.tsx"
import { Notice } from "../ui/notice.tsx"
import { SetCard } from "./set-card.tsx"
import styles from "./taken-note.module.css"

type Props = { readonly piece: ReadyPiece; readonly choice: Choice }

/** Says why a piece is unavailable, and lists the closest alternatives for its frame. */
export function TakenNote({ choice, piece: { alternatives, diamonds, isCustomJewelryActive: isMade, otherSets }, piece }: Props) {
  const frameChoice = withoutStones(choice)
  const isSet = diamonds.length > 1
  const hasOthers = alternatives.length + otherSets.length > 0
  return (
    <section className={styles["taken"]} aria-label="Почему не купить">
      <Notice kind="info">
        {typeset(isMade ? (isSet ? takenSet : takenStone) : notMade)}{" "}
        <Link href={insteadPath(piece, choice)}>{typeset(isMade ? "Все подходящие" : "Выбрать другую оправу")}</Link>
      </Notice>
      {!isMade ? null : hasOthers ? (
        <>
          <h2 className="title">{typeset(isSet ? "Ближайшие комплекты" : "Ближайшие к нему")}</h2>
          {isSet ? (
            <ul>
              {otherSets.map((set) => (
                <SetCard key={set.complectId} set={set} choice={frameChoice} heading="h3" />
              ))}
            </ul>
          ) : (
            <ul className={styles["stones"]}>
              {alternatives.map(({ diamond, price }) => (
                <li key={diamond.id} data-item={diamond.code}>
                  <Picture base={stonePicture(diamond)} alt="" sizes="64px" />
                  <div>
                    <h3>
                      <Link href={readyPath({ ...frameChoice, diamondId: diamond.id })}>{nameOnCard(diamond.shape, diamond.weight)}</Link>
                    </h3>
                    <p className="caption">{typeset(gradesLine(diamond))}</p>
                  </div>
                  <p translate="no">{formatPrice(price)}</p>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p className="caption">{typeset("Похожих свободных камней для этой оправы сейчас нет.")}</p>
      )}
    </section>
  )
}

const takenStone = "Этот камень уже купили или закрепили за заказом. Оправа осталась выбранной."
const takenSet = "Камень из этого комплекта уже купили или закрепили за заказом. Оправа осталась выбранной."
const notMade = "Эту оправу в таком металле и размере сейчас не делаем. Камень остался выбранным."
