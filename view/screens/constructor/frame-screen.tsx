import { Suspense } from "react"
import { Link } from "wouter"
import type { AnswerByKey } from "../../../core/contract/calls.ts"
import { type Choice, frameCategoryOf, framesPath, readChoice, startPath, withoutFrame } from "../../../core/domain/constructor/choice.ts"
import { layersOf } from "../../../core/domain/constructor/layers.ts"
import { frameNote } from "../../../core/domain/constructor/frame-note.ts"
import { formatSeatRange } from "../../../core/domain/constructor/seat-scale.ts"
import { shapeNames } from "../../../core/domain/product/diamond-names.ts"
import { nameOnCard } from "../../../core/domain/product/diamond-names.ts"
import { nameMetal } from "../../../core/domain/product/jewelry.ts"
import { picturesOf } from "../../../core/domain/product/jewelry-variants.ts"
import { stonePicture } from "../../../core/domain/product/picture-files.ts"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { formatMillimetres, formatNumber, nbsp } from "../../../core/domain/text/numbers.ts"
import { formatCount } from "../../../core/domain/text/plural.ts"
import { lowerFirst, typeset } from "../../../core/domain/text/typography.ts"
import { useDialogAnchor } from "../../modal/dialog-link.ts"
import { CutIcon } from "../../product/cut-icon.tsx"
import { ProductGallery } from "../../gallery/product-gallery.tsx"
import { lateIsland } from "../../islands/late-island.tsx"
import { type Draw, requireData, recordOf } from "../draw.ts"
import { Crumbs, homeCrumb } from "../../ui/crumbs.tsx"
import { Notice } from "../../ui/notice.tsx"
import { ChoiceBar } from "../../constructor/choice-bar.tsx"
import { FrameChoice } from "../../constructor/frame-choice.tsx"
import { RecordText } from "../../content/record-text.tsx"
import { Steps } from "../../constructor/steps/steps.tsx"
import { TakeFrame } from "../../constructor/take-frame.tsx"
import styles from "./frame-screen.module.css"
import { Figure } from "../../ui/figure.tsx"

const Rest = lateIsland(() => import("../../constructor/frame-rest.late.tsx").then((part) => part.FrameRest))

type Blank = AnswerByKey["custom.blank"]

type Props = {
  readonly blank: Blank
  readonly choice: Choice
  readonly h1?: string | null
}

/** Page of a frame (CTOR-003). */
export function FrameScreen({ blank, choice, h1 = null }: Props) {
  const { category, description, name, stone, stonesCount } = blank
  const frame = blank.frames.find(({ id }) => id === choice.skuId) ?? blank.frames.find(({ id }) => id === blank.frame) ?? blank.frames[0]
  const pictures = picturesOf(blank.shownPreviews, frame.metalColor)
  const [drawn] = picturesOf(blank.previews, frame.metalColor)
  const frameCategory = frameCategoryOf(category.code)
  const stoneChoice = withoutFrame(choice)
  const list = frameCategory === undefined ? startPath(stoneChoice) : framesPath(frameCategory, stoneChoice)
  const keepsStone = stone !== null && stone.isFit && stone.isFree
  const [first] = pictures
  return (
    <div className="container">
      <Crumbs trail={[...trail, [category.name, list]]} here={name} />
      <Steps current="frame" done={stone === null ? {} : { stones: startPath(stoneChoice) }} isSet={stonesCount > 1} />
      <div className={styles["top"]}>
        <div className={styles["look"]}>
          <ProductGallery name={name} pictures={pictures} />
          <p className="caption">{typeset(frameNote(pictures))}</p>
        </div>
        <div className={styles["facts"]}>
          <p className="caption" translate="no">
            {typeset(`Арт. ${frame.code}`)}
          </p>
          <h1 className="display-m">{typeset(h1 ?? name)}</h1>
          <p className={styles["material"]}>{typeset(`${nameMetal(frame)}, ${formatNumber(frame.weight, 2)}${nbsp}г`)}</p>
          <p className={styles["price"]}>
            <Figure>{formatPrice(frame.price)}</Figure> <span>{typeset("оправа без камня")}</span>
          </p>
          <p className={styles["lead"]}>{typeset(description[0] ?? "")}</p>
          <p className={styles["more"]}>
            <Description name={name} paragraphs={description} />
          </p>
          <FrameChoice blank={blank} frame={frame} choice={stoneChoice} />
          <Seats blank={blank} />
          {stone === null ? null : <Fit stone={stone} name={name} />}
        </div>
      </div>
      <Suspense fallback={null}>
        <Rest blank={blank} frame={frame} pictures={pictures} />
      </Suspense>
      <ChoiceBar
        frame={{
          name,
          note: frame.size === null ? nameMetal(frame) : `${nameMetal(frame)}, ${formatNumber(frame.size, 1).replace(/,0$/, "")}`,
          picture: first,
          layers: layersOf({ picture: drawn, size: frame.size, seats: blank.seats, stone: keepsStone ? stone : null })
        }}
        stones={
          stone === null || !keepsStone
            ? null
            : {
                name: nameOnCard(stone.shape, stone.weight),
                note: formatMillimetres(stone.measurements.length, stone.measurements.width),
                picture: stonePicture(stone)
              }
        }
        shape={blank.seats[0].shape}
        stonesCount={stonesCount}
        total={
          keepsStone
            ? { label: "Вместе с закрепкой", price: frame.price + stone.price + blank.work }
            : { label: "Оправа, без камня", price: frame.price }
        }
      >
        <TakeFrame blank={blank} frame={frame} choice={stoneChoice} isStoneKept={keepsStone} />
      </ChoiceBar>
    </div>
  )
}

/** Opens the full description in a dialog, or jumps to it without scripts (CTOR-015). */
function Description({ name, paragraphs }: { readonly name: string; readonly paragraphs: ReadonlyArray<string> }) {
  const linkProps = useDialogAnchor()
  return (
    <a
      className="link"
      data-look="quiet"
      href="#description"
      {...linkProps({ key: "frameDescription", props: { title: name, paragraphs } })}
    >
      {typeset("Подробнее об оправе")}
    </a>
  )
}

const Seats = ({ blank: { minWeight, maxWeight, seats, stonesCount } }: { readonly blank: Blank }) => (
  <section className={styles["seats"]} aria-labelledby="seats">
    <h2 id="seats">{typeset(stonesCount > 1 ? `Берёт ${formatCount(stonesCount, stoneForms)}, средний из них` : "Каст принимает")}</h2>
    <ul>
      {seats.map((seat) => (
        <li key={seat.shape}>
          <CutIcon shape={seat.shape} size={32} />
          {shapeNames[seat.shape]} <b className="figures">{formatSeatRange(seat)}</b>
        </li>
      ))}
    </ul>
    <p className="caption">
      {typeset(
        `Это примерно от ${formatNumber(minWeight, 1)} до ${formatNumber(maxWeight, 1)} карата. Считаем по размеру: камни одной массы бывают разными.`
      )}
    </p>
  </section>
)

const Fit = ({ name, stone }: { readonly name: string; readonly stone: NonNullable<Blank["stone"]> }) => (
  <div className={styles["fit"]}>
    <Notice kind="info">
      {stone.isFit ? (
        stone.isFree ? (
          typeset(`Подходит к вашему камню: ${lowerFirst(nameOnCard(stone.shape, stone.weight))}.`)
        ) : (
          typeset(`${nameOnCard(stone.shape, stone.weight)}: этот камень уже купили или отложили. К оправе подберём другой.`)
        )
      ) : (
        <>
          {typeset(
            `${name} не подходит к вашему камню (${lowerFirst(nameOnCard(stone.shape, stone.weight))}): он другого размера или формы. `
          )}
          <Link href={startPath({ diamondId: stone.id })}>{typeset("Оправы, в которые он встаёт")}</Link>
        </>
      )}
    </Notice>
  </div>
)

const trail = [homeCrumb, ["Создать украшение", startPath()]] as const

const stoneForms = ["камень", "камня", "камней"] as const

export const draw: Draw = ({ data, place }) => (
  <>
    <FrameScreen blank={requireData(data, "custom.blank")} choice={readChoice(place.search)} h1={recordOf(data).h1} />
    <RecordText text={recordOf(data).text} />
  </>
)
