import { Suspense } from "react"
import { Link } from "wouter"
import type { Blank, ReadyPiece } from "../../../core/contract/custom-jewelry.ts"
import {
  type Choice,
  framePath,
  readChoice,
  readyPath,
  setsPath,
  stonesPath,
  withoutStones
} from "../../../core/domain/constructor/choice.ts"
import { layersOf } from "../../../core/domain/constructor/layers.ts"
import { gradesLine, insteadPath, pictureScaleNote, pictureLabel, titleOf } from "../../../core/domain/constructor/piece-text.ts"
import { homeArrivalText } from "../../../core/domain/delivery/arrival-text.ts"
import { settingTerm } from "../../../core/domain/content/shop-phrases.ts"
import { nameDiamond } from "../../../core/domain/product/diamond-names.ts"
import { sizeLine } from "../../../core/domain/product/diamond-size.ts"
import { stonePicture } from "../../../core/domain/product/picture-files.ts"
import { stoneNote } from "../../../core/domain/product/picture-note.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { Heart } from "../../favourites/heart.tsx"
import { mainSizes, ProductGallery } from "../../gallery/product-gallery.tsx"
import { lateIsland } from "../../islands/late-island.tsx"
import { Picture } from "../../product/picture.tsx"
import { CertificateBlock } from "../../product/certificate-block.tsx"
import { Running } from "../../running.tsx"
import { type Draw, requireData } from "../draw.ts"
import { ChoiceBar } from "../../constructor/choice-bar.tsx"
import { FrameChoice } from "../../constructor/frame-choice.tsx"
import { LayeredPicture } from "../../constructor/layered-picture.tsx"
import { Variants } from "../../constructor/late-parts.ts"
import { Misfit } from "../../constructor/misfit.tsx"
import { PieceParts } from "../../constructor/piece-parts.tsx"
import { Preview } from "../../constructor/preview.tsx"
import { framePart, stonesPart } from "../../constructor/steps/step-frame.tsx"
import { SetReports } from "../../constructor/set-reports.tsx"
import { StoneLook } from "../../live-stone/stone-look.tsx"
import { Steps } from "../../constructor/steps/steps.tsx"
import { TakenNote } from "../../constructor/taken-note.tsx"
import styles from "./ready-screen.module.css"

type Props = { readonly piece: ReadyPiece; readonly blank: Blank; readonly choice: Choice }

const Buy = lateIsland(() => import("../../constructor/ready-actions.late.tsx").then((part) => part.ReadyBuy))
const Engraving = lateIsland(() => import("../../constructor/ready-actions.late.tsx").then((part) => part.ReadyEngraving))
const Tools = lateIsland(() => import("../../constructor/ready-actions.late.tsx").then((part) => part.ReadyTools))
const Order = lateIsland(() => import("../../constructor/ready-actions.late.tsx").then((part) => part.ReadyOrder))
const Ordered = lateIsland(() => import("../../constructor/ready-actions.late.tsx").then((part) => part.ReadyOrdered))
const Size = lateIsland(() => import("../../constructor/ready-actions.late.tsx").then((part) => part.ComposedSize))
const Gallery = lateIsland(() => import("../../constructor/ready-actions.late.tsx").then((part) => part.ReadyGallery))

/** Page of a composed piece (CTOR-009 to CTOR-012). */
export function ReadyScreen({ blank, choice, piece }: Props) {
  const { arrival, category, diamonds, isAvailable, previews, price, seats, size } = piece
  const title = titleOf(blank.name, diamonds)
  const frame = blank.frames.find(({ id }) => id === piece.jewelryId) ?? blank.frames[0]
  const [stone] = diamonds
  const isSet = diamonds.length > 1
  const layers = layersOf({ ...piece, picture: previews[0], stone })
  return (
    <div className="container">
      <Steps
        current="ready"
        done={{ frame: framePath(blank.slug, choice), stones: (isSet ? setsPath : stonesPath)(withoutStones(choice)) }}
        isSet={isSet}
      />
      {isAvailable ? null : (
        <div className={styles["taken"]}>
          <Suspense fallback={null}>
            <Ordered choice={choice} />
          </Suspense>
          <TakenNote piece={piece} choice={choice} />
        </div>
      )}
      <div className={styles["top"]}>
        <div className={styles["look"]}>
          <ProductGallery
            name={title}
            pictures={previews}
            lead={
              layers === null ? undefined : (
                <LayeredPicture
                  layers={layers}
                  alt={typeset(pictureLabel({ name: blank.name, metal: piece, stones: diamonds }))}
                  sizes={mainSizes}
                />
              )
            }
          />
          <p className="caption">
            {typeset(layers === null ? exampleNote : `${pictureScaleNote(category.code, diamonds)} Дальше оправа с камнем для примера.`)}
          </p>
          <Preview piece={{ category: category.code, size, seat: seats[0], stones: diamonds }} />
          <Suspense fallback={null}>
            <Size blank={blank} size={size} stones={diamonds} />
          </Suspense>
        </div>
        <div className={styles["facts"]}>
          <p className="caption">{typeset(`Создано вами, ${settingTerm} изготовления`)}</p>
          <h1 className="display-m">{typeset(title)}</h1>
          <PieceParts piece={piece} frame={blank.name} choice={choice} />
          <FrameChoice blank={blank} frame={frame} choice={choice} hrefOf={(skuId) => readyPath({ ...choice, skuId })} />
          <Suspense fallback={null}>
            <Engraving piece={piece} title={title} />
          </Suspense>
          <div className={styles["actions"]}>
            <Suspense fallback={null}>
              <Order piece={piece} title={title} choice={choice} />
            </Suspense>
            <div className={styles["more"]}>
              <Heart id={stone.id} type={1} name={stone.name} isFramed />
              <Suspense fallback={null}>
                <Tools piece={piece} choice={choice} />
              </Suspense>
            </div>
          </div>
          {arrival === null ? null : <p className={styles["arrival"]}>{typeset(homeArrivalText(arrival))}</p>}
          <p className="caption">
            {typeset("Изделие создаётся по вашему выбору, поэтому вернуть его нельзя. Камень и оправу закрепляет только заказ. ")}
            <Link href="/returns">{typeset("Условия возврата")}</Link>
          </p>
        </div>
      </div>
      {isSet ? null : (
        <section className={`section ${styles["stone"]}`} aria-labelledby="stone">
          <StoneLook stone={stone}>
            <Picture base={stonePicture(stone)} alt="" sizes={mainSizes} />
          </StoneLook>
          <div>
            <h2 id="stone" className="display-s">
              {typeset("Камень этого изделия")}
            </h2>
            <p>{typeset(nameDiamond(stone.shape, stone.weight))}</p>
            <p>{sizeLine(stone)}</p>
            <p>{typeset(gradesLine(stone))}</p>
            <p className="caption">{typeset(stoneNote(stone))}</p>
          </div>
        </section>
      )}
      {isSet ? (
        <SetReports stones={diamonds} />
      ) : stone.cert === null || !stone.hasCertificate ? null : (
        <CertificateBlock cert={stone.cert} url={stone.certUrl} />
      )}
      <Suspense fallback={null}>
        <Gallery name={title} pictures={previews} />
      </Suspense>
      <Suspense fallback={null}>
        <Running feature="customPiece">
          <Variants />
        </Running>
      </Suspense>
      <ChoiceBar
        frame={framePart({ ...piece, name: blank.name }, stone)}
        stones={stonesPart(diamonds)}
        shape={stone.shape}
        total={isAvailable ? { label: "Итого", price } : null}
      >
        {isAvailable ? (
          <Suspense fallback={null}>
            <Buy piece={piece} title={title} choice={choice} />
          </Suspense>
        ) : (
          <Link className="button" data-look="outline" href={insteadPath(piece, choice)}>
            {typeset("Чем заменить")}
          </Link>
        )}
      </ChoiceBar>
    </div>
  )
}

const exampleNote = "На изображениях оправа с камнем для примера. Ваш камень в его величине показан на чертеже."

export const draw: Draw = ({ data, place }) => {
  const blank = requireData(data, "custom.blank")
  const choice = readChoice(place.search)
  const piece = data["custom.ready"] ?? data["custom.readyComplect"]
  if (!piece && blank.stone?.isFit === false) return <Misfit blank={blank} stone={blank.stone} choice={choice} />
  return <ReadyScreen piece={piece ?? requireData(data, "custom.ready")} blank={blank} choice={choice} />
}
