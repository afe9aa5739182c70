import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import type { ShortFrame } from "../../core/contract/custom-jewelry.ts"
import { readyPath } from "../../core/domain/constructor/choice.ts"
import { lastOf } from "../../core/domain/constructor/last-step.ts"
import { specsOf } from "../../core/domain/product/diamond-specs.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useDialogAnchor } from "../modal/dialog-link.ts"
import { CertificateBlock } from "../product/certificate-block.tsx"
import { DiamondProportions } from "../product/diamond-proportions.tsx"
import { GalleryViewer } from "../gallery/gallery-viewer.tsx"
import { IdentificationBlock } from "../product/identification-block.tsx"
import { Term } from "../product/term.tsx"
import { SpecList } from "../product/spec-list.tsx"

type Props = { readonly diamond: Diamond }

export { ComposedSize } from "./composed-size.tsx"
export { StoneGrades } from "../product/stone-grades.late.tsx"

/** Opens a dialog first if scripts run (CTOR-017). */
export function FinishLink({ diamond, frame, price }: Props & { readonly frame: ShortFrame; readonly price: number }) {
  const linkProps = useDialogAnchor()
  return (
    <a
      className="button"
      href={readyPath({ skuId: frame.id, diamondId: diamond.id })}
      {...linkProps({ key: "constructorJewelryLast", props: lastOf(frame, diamond, price) })}
    >
      {typeset("Собрать изделие")}
    </a>
  )
}

export function FrameStoneRest({ diamond }: Props) {
  return (
    <>
      <DiamondProportions diamond={diamond} />
      <section className="section" aria-labelledby="specs">
        <h2 id="specs" className="display-s">
          Характеристики
        </h2>
        <SpecList rows={specsOf(diamond)} write={asTerm} />
      </section>
      {diamond.cert === null ? null : <CertificateBlock cert={diamond.cert} url={diamond.certUrl} />}
      {diamond.uin === null ? null : <IdentificationBlock uin={diamond.uin} />}
      <GalleryViewer name={diamond.name} pictures={[stonePicture(diamond)]} />
    </>
  )
}

const asTerm = (name: string) => <Term name={name} />
