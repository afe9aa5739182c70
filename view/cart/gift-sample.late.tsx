import type { StaticBlock } from "../../core/contract/content/static-pages.ts"
import { giftDesignNames, giftDesignOf, giftDesigns } from "../../core/domain/cart/gift-designs.ts"
import { giftSampleSheet } from "../../core/domain/cart/gift-sample.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { GiftFace } from "./gift-face.tsx"
import { SheetPreview } from "./sheet-preview.tsx"
import styles from "./gift-sample.module.css"

type Props = { readonly card: Extract<StaticBlock, { readonly kind: "certificate" }> }

export function GiftSample({ card }: Props) {
  const cardDesign = giftDesignOf(card.design)
  return (
    <div className={styles["sample"]}>
      <figure>
        <SheetPreview
          sheet={giftSampleSheet(card)}
          label={`Образец карты, рисунок «${giftDesignNames[cardDesign]}»: лицевая сторона сверху, внутренняя под ней`}
        />
        <figcaption className="caption">{card.caption}</figcaption>
      </figure>
      <div className={styles["others"]}>
        {giftDesigns.map((design) =>
          design === cardDesign ? null : (
            <figure key={design}>
              <GiftFace design={design} amount={card.amount} />
              <figcaption className="caption">{typeset(`Образец, рисунок «${giftDesignNames[design]}»`)}</figcaption>
            </figure>
          )
        )}
      </div>
    </div>
  )
}
