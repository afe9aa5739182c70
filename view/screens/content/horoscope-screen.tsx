import { Link } from "wouter"
import type { Outline } from "../../../core/domain/content/constellation-schema.ts"
import type { SignCard } from "../../../core/contract/content/horoscope.ts"
import { type Birthday, readBirthday } from "../../../core/domain/content/birthday.ts"
import { signPath } from "../../../core/domain/content/zodiac-signs.ts"
import { hyphenate } from "../../../core/domain/text/hyphens.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { ConstellationOutline } from "../../content/horoscope/constellation.tsx"
import { RecordText } from "../../content/record-text.tsx"
import { SignFinder } from "../../content/horoscope/sign-finder.tsx"
import { Crumbs } from "../../ui/crumbs.tsx"
import { type Draw, requireData, recordOf } from "../draw.ts"
import styles from "./horoscope-screen.module.css"

type Props = {
  readonly items: ReadonlyArray<SignCard>
  /** Twelve signs along the ecliptic. */
  readonly belt: Outline
  readonly birthday: Birthday
  readonly meta: { readonly h1: string | null; readonly text: string | null }
}

/** Index of the horoscope (RT-024, GEN-017). */
export function HoroscopeScreen({ belt, birthday, items, meta }: Props) {
  const { outcome } = birthday
  return (
    <>
      <div className={`container ${styles["scene"]}`} data-scene="night">
        <Crumbs here="Гороскоп" />
        <div className={`columns ${styles["head"]}`}>
          <div>
            <h1 className="display-l">
              {meta.h1 ?? (
                <>
                  {hyphenate("Бриллиантовый", 9)} <em>гороскоп</em>
                </>
              )}
            </h1>
            <p className="lead">
              {typeset("Двенадцать знаков, двенадцать камней и столько же созвездий. Гороскоп здесь игра, а звёзды настоящие.")}
            </p>
          </div>
          <SignFinder birthday={birthday} />
        </div>
        <ConstellationOutline className={styles["belt"]} outline={belt} viewBox="0 0 1800 240" />
        <nav aria-label="Знаки зодиака">
          <ul className={styles["signs"]}>
            {items.map((sign) => (
              <Sign key={sign.code} sign={sign} isFound={outcome._tag === "Known" && outcome.sign === sign.code} />
            ))}
          </ul>
        </nav>
      </div>
      <section className={`container section columns ${styles["notes"]}`} aria-labelledby="notes">
        <h2 id="notes" className="display-m">
          Что здесь игра, а&nbsp;что <em>правда</em>
        </h2>
        <div>
          {notes.map((note) => (
            <p key={note}>{typeset(note)}</p>
          ))}
        </div>
      </section>
      <RecordText text={meta.text} />
    </>
  )
}

function Sign({ isFound, sign: { code, dates, element, name, outline } }: { readonly sign: SignCard; readonly isFound: boolean }) {
  return (
    <li className={styles["sign"]} data-found={isFound}>
      <ConstellationOutline outline={outline} />
      <h2 className="display-s">
        <Link href={signPath(code)}>{name}</Link>
      </h2>
      <p className="caption">{typeset(dates)}</p>
      <p className="caption">{isFound ? `${element}, ваш знак` : element}</p>
    </li>
  )
}

const notes = [
  "Камень не меняет характер, а знак не выбирает украшение. Приметы мы пересказали по традиции, а к каждой нашли огранку, которая на неё похожа.",
  "Даты знаков приведены по тропическому зодиаку. Граница между ними в разные годы сдвигается на день: всё зависит от минуты, когда Солнце её проходит. С созвездиями даты давно разошлись: земная ось медленно поворачивается, и сегодня Солнце приходит в каждое примерно на месяц позже.",
  "Созвездия построены по звёздам каталога Hipparcos, эпоха J2000.0: на своих местах и тем крупнее, чем ярче. Восток слева, как на небе, если смотреть на юг. Линии между звёздами условны, их провели люди."
]

export const draw: Draw = ({ data, place }) => (
  <HoroscopeScreen {...requireData(data, "horoscope.signs")} birthday={readBirthday(place.search)} meta={recordOf(data)} />
)
