import { type LiveName, liveExamples } from "../../core/domain/articles/live-examples.ts"
import { LivePair } from "./live-pair.tsx"
import styles from "./live-stone.module.css"
import { useLiveStones } from "./use-live-stones.ts"

type Props = { readonly name: LiveName; readonly caption: string }

const stonesOf = Object.fromEntries(Object.entries(liveExamples).map(([name, { stones }]) => [name, stones.map(({ stone }) => stone)]))

/** Live stones of an article, in the view and light of its text. */
export function LiveExampleOf({ caption, name }: Props) {
  const { light, stones, view } = liveExamples[name]
  const live = useLiveStones(stonesOf[name] ?? none)
  if (live === null || live.snapshot.context.stones.length < 2) return null
  return (
    <figure className={styles["pair"]}>
      <LivePair live={live} compared={stones.map((each) => ({ name: each.name, source: "example" }))} look={{ light, view }} />
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  )
}

const none = [] as const
