import type { ReactNode } from "react"
import { Link } from "wouter"
import type { DiamondCard } from "../../../core/contract/catalog-diamonds.ts"
import type { ShortFrame } from "../../../core/contract/custom-jewelry.ts"
import { type Choice, framePath, nextPath } from "../../../core/domain/constructor/choice.ts"
import { layersOf } from "../../../core/domain/constructor/layers.ts"
import { gradesLine } from "../../../core/domain/constructor/piece-text.ts"
import type { SeatedStone } from "../../../core/domain/constructor/seats.ts"
import { nameOnCard } from "../../../core/domain/product/diamond-names.ts"
import { nameMetal } from "../../../core/domain/product/jewelry.ts"
import { formatSize } from "../../../core/domain/product/jewelry-text.ts"
import { stonePicture } from "../../../core/domain/product/picture-files.ts"
import { formatCarats } from "../../../core/domain/text/numbers.ts"
import { ChoiceBar, type ChosenPart } from "../choice-bar.tsx"
import { Steps } from "./steps.tsx"

type Props = {
  readonly choice: Choice
  readonly frame: ShortFrame
  /** Stone of the current page, and price of the piece. */
  readonly viewed?: { readonly stone: DiamondCard; readonly price: number }
  /** By default a link to the stones of the frame. */
  readonly next?: ReactNode
  readonly children: ReactNode
}

export function StepFrame({ children, choice, frame, next, viewed }: Props) {
  const isSet = frame.stonesCount > 1
  return (
    <div className="container">
      <Steps current="stones" done={{ frame: framePath(frame.slug, choice) }} isSet={isSet} />
      {children}
      <ChoiceBar
        frame={framePart(frame, viewed?.stone)}
        stones={viewed === undefined ? null : stonesPart([viewed.stone])}
        shape={frame.seats[0].shape}
        stonesCount={frame.stonesCount}
        total={viewed === undefined ? { label: "Оправа", price: frame.price } : { label: "Итого", price: viewed.price }}
      >
        {next === undefined ? (
          <Link className="button" href={nextPath({ skuId: frame.id }, frame.stonesCount)}>
            {isSet ? "Выбрать комплект" : "Выбрать бриллиант"}
          </Link>
        ) : (
          next
        )}
      </ChoiceBar>
    </div>
  )
}

type FrameOf = Pick<ShortFrame, "category" | "metal" | "metalColor" | "metalProbe" | "name" | "previews" | "seats" | "size">

export const framePart = (frame: FrameOf, stone: SeatedStone | null = null): ChosenPart => ({
  name: frame.name,
  note: [nameMetal(frame), ...(frame.size === null ? [] : [`размер ${formatSize(frame.category.code, frame.size)}`])].join(", "),
  picture: frame.previews[0],
  layers: layersOf({ ...frame, picture: frame.previews[0], stone })
})

export const stonesPart = ([stone, ...others]: readonly [DiamondCard, ...ReadonlyArray<DiamondCard>]): ChosenPart =>
  others.length === 0
    ? { name: nameOnCard(stone.shape, stone.weight), note: gradesLine(stone), picture: stonePicture(stone) }
    : {
        name: `Комплект, ${formatCarats([stone, ...others].reduce((sum, { weight }) => sum + Math.round(weight * 100), 0) / 100)}`,
        note: [...new Set([stone, ...others].map(gradesLine))].join("; "),
        picture: stonePicture(stone)
      }
