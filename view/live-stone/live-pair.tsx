import { Suspense } from "react"
import type { Look } from "../../core/machines/product/live-stone.machine.ts"
import { Select } from "../ui/select.tsx"
import type { Source } from "./live-stage.tsx"
import styles from "./live-stone.module.css"
import { Stage } from "./stage.ts"
import { StartButton } from "./start-button.tsx"
import type { LiveStones } from "./use-live-stones.ts"

type ComparedStone = { readonly name: string; readonly source: Source }

type Props = {
  readonly live: LiveStones
  /** Order of the offered stones. */
  readonly compared: ReadonlyArray<ComparedStone>
  readonly look?: Look
}

/** Live pair, or the button that starts it; a choice for each side if there are more than two stones. */
export function LivePair({ compared, live, look }: Props) {
  const { offered, stones } = live.snapshot.context
  const shown = stones.flatMap((stone) => compared[offered.indexOf(stone)] ?? [])
  return (
    <>
      {compared.length > 2 ? <Choices compared={compared} live={live} /> : null}
      {live.snapshot.hasTag("live") ? (
        <Suspense fallback={null}>
          <Stage {...live} names={shown.map(({ name }) => name)} source={commonSource(shown)} />
        </Suspense>
      ) : (
        <StartButton {...live} {...(look === undefined ? {} : { look })} />
      )}
    </>
  )
}

/** `reported` only if each stone has a report. */
const commonSource = (shown: ReadonlyArray<ComparedStone>): Source =>
  shown.find(({ source }) => source !== "reported")?.source ?? "reported"

function Choices({ compared, live: { send, snapshot } }: Pick<Props, "compared" | "live">) {
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
