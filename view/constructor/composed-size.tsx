import type { Blank, ReadyPiece } from "../../core/contract/custom-jewelry.ts"
import { titleOf } from "../../core/domain/constructor/piece-text.ts"
import { composedInSize } from "../../core/domain/true-size/subject.ts"
import { TrueSizeButton } from "../true-size/size-button.tsx"

type Props = Pick<ReadyPiece, "size"> & {
  readonly blank: Pick<Blank, "inserts" | "measures" | "name">
  /** Middle stone first. */
  readonly stones: ReadyPiece["diamonds"]
}

/** Shows the composed ring on a hand, in its size and with its stones; empty for other pieces. */
export function ComposedSize({ blank: { inserts, measures, name }, size, stones }: Props) {
  const subject = composedInSize({ name: titleOf(name, stones), measures, inserts, stones }, size)
  return subject === null ? null : (
    <div>
      <TrueSizeButton subject={subject} />
    </div>
  )
}
