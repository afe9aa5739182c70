import type { AnswerByKey } from "../../core/contract/calls.ts"
import { type Choice, stonesPath } from "../../core/domain/constructor/choice.ts"
import { otherFramesPath } from "../../core/domain/constructor/piece-text.ts"
import { misfitText } from "../../core/domain/constructor/seat-scale.ts"
import { seatSize } from "../../core/domain/constructor/seats.ts"
import { nameDiamond, shapeNames } from "../../core/domain/product/diamond-names.ts"
import { picturesOf } from "../../core/domain/product/jewelry-variants.ts"
import { EmptyState } from "../notices/empty-state.tsx"
import { FrameSummary } from "./frame-summary.tsx"
import { StepFrame } from "./steps/step-frame.tsx"

type Blank = AnswerByKey["custom.blank"]
type Stone = NonNullable<Blank["stone"]>
type Props = { readonly blank: Blank; readonly stone: Stone; readonly choice: Choice }

export function Misfit({ blank, choice, stone }: Props) {
  const frame = shortOf(blank, choice.skuId)
  const stones = stonesPath({ skuId: frame.id })
  return (
    <StepFrame choice={choice} frame={frame}>
      <FrameSummary frame={frame} stone={stone} choice={choice} />
      <EmptyState
        shape={stone.shape}
        heading="h1"
        title="Этот камень сюда не встанет"
        text={`${nameDiamond(stone.shape, stone.weight)}: ${reasonOf(blank, stone)}. Оставьте оправу и выберите камень или оставьте камень и выберите оправу.`}
        action={{ title: "Камни к этой оправе", link: stones }}
        other={{ title: "Оправы к этому камню", link: otherFramesPath(frame.category.code, { ...choice, diamondId: stone.id }) }}
      />
    </StepFrame>
  )
}

const reasonOf = ({ seats, stonesCount }: Blank, stone: Stone): string => {
  if (stonesCount > 1) return "оправе нужен комплект камней"
  const seat = seats.find(({ shape }) => shape === stone.shape)
  if (seat === undefined) return `каст не для огранки «${shapeNames[stone.shape].toLowerCase()}»`
  return (misfitText(seat, seatSize(stone)) ?? "не подходит к касту").replace(/^./, (letter) => letter.toLowerCase())
}

const shortOf = (blank: Blank, skuId: number | undefined) => {
  const frame = blank.frames.find(({ id }) => id === skuId) ?? blank.frames[0]
  return { ...blank, ...frame, previews: picturesOf(blank.previews, frame.metalColor) }
}
