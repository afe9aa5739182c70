import { Suspense, useMemo, useState } from "react"
import { comparedStones, type ComparedStone } from "../../core/domain/live-stone/compared-stones.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"
import { Select } from "../ui/select.tsx"
import styles from "./live-stone.module.css"
import { Stage } from "./stage.ts"
import { StartButton } from "./start-button.tsx"
import { type LiveStones, useLiveStones } from "./use-live-stones.ts"

type Props = { readonly items: Favourites }

/** Two live stones at one angle in one light; of more, any two are chosen. */
export function ComparedStones({ items }: Props) {
  const unchanged = useUnchanged(items)
  const compared = useMemo(() => comparedStones(unchanged), [unchanged])
  return compared.length < 2 ? null : <Pair compared={compared} />
}

function Pair({ compared }: { readonly compared: ReadonlyArray<ComparedStone> }) {
  const live = useLiveStones(useMemo(() => compared.map(({ stone }) => stone), [compared]))
  if (live === null) return null
  const { offered, stones } = live.snapshot.context
  const shown = stones.flatMap((stone) => compared[offered.indexOf(stone)] ?? [])
  if (shown.length < 2) return null
  return (
    <section className={styles["pair"]} aria-labelledby="live-pair">
      <h2 className="display-s" id="live-pair">
        Живые камни рядом
      </h2>
      <p>{typeset("Два камня при одном свете и под одним углом. Размеры на изображении не сравниваются: оно подогнано по ширине.")}</p>
      {compared.length > 2 ? <Choices compared={compared} live={live} /> : null}
      {live.snapshot.hasTag("live") ? (
        <Suspense fallback={null}>
          <Stage {...live} names={shown.map(({ name }) => name)} isReported={shown.every(({ isReported }) => isReported)} />
        </Suspense>
      ) : (
        <StartButton {...live} />
      )}
    </section>
  )
}

type ChoicesProps = { readonly compared: ReadonlyArray<ComparedStone>; readonly live: LiveStones }

function Choices({ compared, live: { send, snapshot } }: ChoicesProps) {
  const { offered, stones } = snapshot.context
  return (
    <div className={styles["choices"]}>
      {sides.map((label, side) => (
        <Select
          key={label}
          label={label}
          name={`live-stone-${String(side)}`}
          value={offered.findIndex((stone) => stone === stones[side])}
          options={compared.map(({ name }, index) => [String(index), name] as const)}
          onChange={({ currentTarget: { value } }) => send({ type: "liveStone.choose", side, stone: Number(value) })}
        />
      ))}
    </div>
  )
}

const sides = ["Слева", "Справа"] as const

/** Returns the same array while its elements are the same. */
const useUnchanged = <Item,>(items: ReadonlyArray<Item>): ReadonlyArray<Item> => {
  const [shown, show] = useState(items)
  if (shown.length === items.length && shown.every((item, index) => item === items[index])) return shown
  show(items)
  return items
}
