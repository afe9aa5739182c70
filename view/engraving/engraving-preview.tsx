import { useId } from "react"
import { type Engraving, type EngravingPlace, engravingText } from "../../core/domain/engraving/engraving.ts"
import { engravableText, engravedLength, engravedText, fontSizeOf } from "../../core/domain/engraving/letters.ts"
import { formatTenths } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import "../theme/fonts/engraving.css"
import styles from "./engraving.module.css"

type Props = { readonly engraving: Engraving; readonly place: EngravingPlace }

/** Draws only letters of the font, so that the drawing agrees with the stated length. */
export function EngravingPreview({ engraving, place }: Props) {
  const text = engravableText(engraving.text, engraving.font)
  const isWhole = text === engravedText(engraving.text)
  const length = engravedLength(text, engraving.font, place.letter)
  return (
    <figure className={styles["preview"]} data-over={length > place.length ? "true" : undefined}>
      {place.radius === null ? (
        <StraightPreview engraving={{ ...engraving, text }} place={place} />
      ) : (
        <RoundPreview engraving={{ ...engraving, text }} place={place} radius={place.radius} />
      )}
      <figcaption className="caption">
        <span aria-live="polite">{typeset(`Строка займёт ${formatTenths(length)} из ${formatTenths(place.length)} мм.`)}</span>{" "}
        {typeset(`Рисунок в масштабе: заглавная буква ${formatTenths(place.letter)} мм.`)}
        {isWhole ? null : ` ${typeset("Знаков, которых нет в шрифте, на рисунке нет.")}`}
      </figcaption>
    </figure>
  )
}

/** Drawing units per millimetre; browsers enforce a minimum font size in units. */
const unit = 10

/** View along the axis. */
function RoundPreview({ engraving, place, radius }: Props & { readonly radius: number }) {
  const id = useId()
  const r = radius * unit
  const letter = place.letter * unit
  const outside = place.side === "outside"
  const [inner, outer] = outside ? [r - letter * 0.4, r + letter * 1.5] : [r - letter * 1.5, r + letter * 0.4]
  const half = Math.min(place.length / radius / 2, 3.1)
  const size = outer + letter * 0.6
  // Crops the part without letters.
  const height = size - Math.min(0, outer * Math.cos(half)) + letter
  return (
    <svg viewBox={`${-size} ${outside ? -size : size - height} ${2 * size} ${height}`} role="img" aria-label={labelOf(engraving)}>
      <circle r={(inner + outer) / 2} fill="none" strokeWidth={outer - inner} className={styles["metal"]} />
      <path d={arc((inner + outer) / 2, half, outside)} fill="none" strokeWidth={outer - inner} className={styles["free"]} />
      <path id={id} d={arc(r, Math.PI * 0.99, outside)} fill="none" />
      <text className={styles[engraving.font]} fontSize={fontSizeOf(engraving.font, letter)} textAnchor="middle">
        <textPath href={`#${id}`} startOffset="50%">
          {engraving.text}
        </textPath>
      </text>
    </svg>
  )
}

/** Arc of `half` radians to each side: at the bottom, read from inside, or at the top, read from outside. */
const arc = (radius: number, half: number, isTop: boolean): string => {
  const [x, y] = [radius * Math.sin(half), radius * Math.cos(half) * (isTop ? -1 : 1)]
  return `M${-x} ${y}A${radius} ${radius} 0 ${half > Math.PI / 2 ? 1 : 0} ${isTop ? 1 : 0} ${x} ${y}`
}

function StraightPreview({ engraving, place }: Props) {
  const [length, letter] = [place.length * unit, place.letter * unit]
  const [width, height] = [length * 1.5, letter * 1.9]
  return (
    <svg viewBox={`${-width / 2} ${-height} ${width} ${2 * height}`} role="img" aria-label={labelOf(engraving)}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} className={styles["bar"]} />
      <rect x={-length / 2} y={-height / 2} width={length} height={height} className={styles["room"]} />
      <text className={styles[engraving.font]} y={letter / 2} fontSize={fontSizeOf(engraving.font, letter)} textAnchor="middle">
        {engraving.text}
      </text>
    </svg>
  )
}

const labelOf = (engraving: Engraving): string =>
  engraving.text === "" ? "Рисунок изделия без надписи" : `Рисунок гравировки. ${engravingText(engraving)}`
