import type { Diamond, DiamondCard } from "../../../core/contract/catalog-diamonds.ts"
import { withoutFalseReport } from "../../../core/domain/product/diamond-report.ts"
import { specsOf } from "../../../core/domain/product/diamond-specs.ts"
import { stoneNote, stonePictures } from "../../../core/domain/product/picture-note.ts"
import { askQuestionAddress } from "../../../core/domain/questions/question.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { CardSection, stoneCards } from "../../catalogue/card-section.tsx"
import { CertificateBlock } from "../../product/certificate-block.tsx"
import { DiamondProportions } from "../../product/diamond-proportions.tsx"
import { FairPrice } from "../../product/fair-price.tsx"
import { FurtherPictures } from "../../gallery/further-pictures.tsx"
import { GalleryViewer } from "../../gallery/gallery-viewer.tsx"
import { IdentificationBlock } from "../../product/identification-block.tsx"
import { RecentlyViewed } from "./recently-viewed.tsx"
import { SpecList } from "../../product/spec-list.tsx"
import { Term } from "../../product/term.tsx"
import { TextLink } from "../../ui/text-link.tsx"
import { TrueSize } from "../../true-size/size-section.tsx"

type Props = { readonly diamond: Diamond; readonly paired: ReadonlyArray<DiamondCard> }

export function DiamondRest({ diamond: original, paired }: Props) {
  const diamond = withoutFalseReport(original)
  const pictures = stonePictures(diamond)
  return (
    <>
      <FurtherPictures title="Фотографии этого камня" name={diamond.name} pictures={pictures} />
      <FairPrice diamond={diamond} />
      <DiamondProportions diamond={diamond} />
      <TrueSize diamond={diamond} />
      <section className="section" aria-labelledby="specs">
        <h2 id="specs" className="display-s">
          Характеристики
        </h2>
        <SpecList rows={specsOf(diamond)} write={asTerm} />
        <p className="caption">{typeset(stoneNote(diamond))}</p>
        <TextLink className="link" href={askQuestionAddress(diamond.article)}>
          Спросить об&nbsp;этом камне
        </TextLink>
      </section>
      {diamond.cert === null ? null : <CertificateBlock cert={diamond.cert} url={diamond.certUrl} />}
      {diamond.uin === null ? null : <IdentificationBlock uin={diamond.uin} />}
      {paired.length === 0 ? null : (
        <CardSection id="paired" title="Парные бриллианты">
          {stoneCards(paired)}
        </CardSection>
      )}
      <RecentlyViewed kind="diamond" code={diamond.code} />
      <GalleryViewer name={diamond.name} pictures={pictures} />
    </>
  )
}

const asTerm = (name: string) => <Term name={name} />
