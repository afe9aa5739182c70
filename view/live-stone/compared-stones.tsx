import { useMemo, useState } from "react"
import { comparedStones, type ComparedStone } from "../../core/domain/live-stone/compared-stones.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"
import styles from "./live-stone.module.css"
import { LivePair } from "./live-pair.tsx"
import { useLiveStones } from "./use-live-stones.ts"

type Props = { readonly items: Favourites }

/** Two live stones at one angle and in one light; the visitor chooses two of more. */
export function ComparedStones({ items }: Props) {
  const unchanged = useUnchanged(items)
  const compared = useMemo(() => comparedStones(unchanged), [unchanged])
  return compared.length < 2 ? null : <Pair compared={compared} />
}

function Pair({ compared }: { readonly compared: ReadonlyArray<ComparedStone> }) {
  const live = useLiveStones(useMemo(() => compared.map(({ stone }) => stone), [compared]))
  if (live === null || live.snapshot.context.stones.length < 2) return null
  return (
    <section className={styles["pair"]} aria-labelledby="live-pair">
      <h2 className="display-s" id="live-pair">
        Живые камни рядом
      </h2>
      <p>{typeset("Два камня при одном свете и под одним углом. Размеры на изображении не сравниваются: оно подогнано по ширине.")}</p>
      <LivePair live={live} compared={compared.map(({ isReported, name }) => ({ name, source: isReported ? "reported" : "measured" }))} />
    </section>
  )
}

/** Returns the same array while its elements are the same. */
const useUnchanged = <Item,>(items: ReadonlyArray<Item>): ReadonlyArray<Item> => {
  const [stable, setStable] = useState(items)
  if (stable.length === items.length && stable.every((item, index) => item === items[index])) return stable
  setStable(items)
  return items
}
