import { Suspense } from "react"
import { Link } from "wouter"
import type { AnswerByKey } from "../../../core/contract/calls.ts"
import type { Blank } from "../../../core/contract/custom-jewelry.ts"
import { type Choice, readChoice, readyPath, stonesPath, withoutStones } from "../../../core/domain/constructor/choice.ts"
import { layersOf } from "../../../core/domain/constructor/layers.ts"
import { pictureScaleNote, pictureLabel } from "../../../core/domain/constructor/piece-text.ts"
import { fitText } from "../../../core/domain/constructor/seat-scale.ts"
import { seatSize } from "../../../core/domain/constructor/seats.ts"
import { sizeLine } from "../../../core/domain/product/diamond-size.ts"
import { nameDiamond } from "../../../core/domain/product/diamond-names.ts"
import { withoutFalseReport } from "../../../core/domain/product/diamond-report.ts"
import { stonePicture } from "../../../core/domain/product/picture-files.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { lateIsland } from "../../islands/late-island.tsx"
import { GalleryLink } from "../../gallery/gallery-link.tsx"
import { Sums } from "../../orders/sums.tsx"
import { type Draw, requireData } from "../draw.ts"
import { FrameSummary } from "../../constructor/frame-summary.tsx"
import { LayeredPicture } from "../../constructor/layered-picture.tsx"
import { Misfit } from "../../constructor/misfit.tsx"
import { Preview } from "../../constructor/preview.tsx"
import { StoneLook } from "../../live-stone/stone-look.tsx"
import { StepFrame } from "../../constructor/steps/step-frame.tsx"
import { FrameMissing } from "../../constructor/steps/step-missing.tsx"
import styles from "./frame-stone-screen.module.css"

type Props = AnswerByKey["custom.diamond"] & { readonly blank: Blank; readonly choice: Choice }

const Grades = lateIsland(() => import("../../constructor/frame-stone.late.tsx").then((part) => part.StoneGrades))
const Finish = lateIsland(() => import("../../constructor/frame-stone.late.tsx").then((part) => part.FinishLink))
const Size = lateIsland(() => import("../../constructor/frame-stone.late.tsx").then((part) => part.ComposedSize))
const Rest = lateIsland(() => import("../../constructor/frame-stone.late.tsx").then((part) => part.FrameStoneRest))

/** Page of a stone in the chosen frame (CTOR-006). */
export function FrameStoneScreen({ blank, choice, diamond: stone, frame, isAvailable, price }: Props) {
  const diamond = withoutFalseReport(stone)
  const seat = frame.seats.find(({ shape }) => shape === diamond.shape) ?? frame.seats[0]
  const fullChoice = { ...withoutStones(choice), diamondId: diamond.id }
  const layers = layersOf({ ...frame, picture: frame.previews[0], stone: diamond })
  const name = nameDiamond(diamond.shape, diamond.weight)
  return (
    <StepFrame
      choice={fullChoice}
      frame={frame}
      viewed={{ stone: diamond, price }}
      next={
        isAvailable ? (
          <Link className="button" href={readyPath(fullChoice)}>
            {typeset("Собрать изделие")}
          </Link>
        ) : undefined
      }
    >
      <FrameSummary frame={frame} stone={diamond} choice={fullChoice} />
      <div className={styles["top"]}>
        <div className={styles["look"]}>
          {layers === null ? null : (
            <figure className={styles["piece"]}>
              <LayeredPicture
                layers={layers}
                alt={typeset(pictureLabel({ name: frame.name, metal: frame, stones: [diamond] }))}
                sizes={pictureSizes}
              />
              <figcaption className="caption">{typeset(pictureScaleNote(frame.category.code, [diamond]))}</figcaption>
            </figure>
          )}
          <StoneLook stone={diamond}>
            <GalleryLink
              at={0}
              turns={false}
              base={stonePicture(diamond)}
              alt={`${name}, ${diamond.photo ? "фотография" : "вид сверху"}`}
              sizes={pictureSizes}
              first={layers === null}
            />
          </StoneLook>
          <Preview piece={{ category: frame.category.code, size: frame.size, seat, stones: [diamond] }} />
          <Suspense fallback={null}>
            <Size blank={blank} size={frame.size} stones={[diamond]} />
          </Suspense>
        </div>
        <div className={styles["facts"]}>
          <p className={styles["stock"]} data-available={isAvailable}>
            {typeset(isAvailable ? "Свободен, подходит к оправе" : "Подходит к оправе, но уже куплен или закреплён за заказом")}
          </p>
          <h1 className="display-m">{typeset(name)}</h1>
          <p className={styles["size"]}>{sizeLine(diamond)}</p>
          <p className="caption">{typeset(`Почему подходит: ${fitText(seat, seatSize(diamond))}.`)}</p>
          <Sums
            rows={[
              [typeset("Оправа"), frame.price],
              [typeset("Бриллиант"), diamond.price],
              [typeset("Закрепка и пробирование"), frame.work]
            ]}
            total={price}
          />
          <div className={styles["ways"]}>
            {isAvailable ? (
              <Suspense fallback={null}>
                <Finish diamond={diamond} frame={frame} price={price} />
              </Suspense>
            ) : (
              <Link className="button" href={stonesPath(withoutStones(choice))}>
                {typeset("Выбрать другой бриллиант")}
              </Link>
            )}
            <Link className="link" href={stonesPath(withoutStones(choice))}>
              {typeset("Все подходящие бриллианты")}
            </Link>
          </div>
          <Suspense fallback={null}>
            <Grades diamond={diamond} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>
        <Rest diamond={diamond} />
      </Suspense>
    </StepFrame>
  )
}

const pictureSizes = "(min-width: 120em) 990px, (min-width: 64em) 54vw, 88vw"

export const draw: Draw = ({ data, match, place }) => {
  const choice = readChoice(place.search)
  const blank = data["custom.blank"]
  if (!blank) return <FrameMissing choice={{ diamondId: Number(match.params["diamondId"]) }} />
  const { stone } = blank
  if (stone?.isFit === false) return <Misfit blank={blank} stone={stone} choice={choice} />
  return <FrameStoneScreen {...requireData(data, "custom.diamond")} blank={blank} choice={choice} />
}
