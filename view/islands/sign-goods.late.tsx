import type { SignPage } from "../../core/contract/content/horoscope.ts"
import { DiamondCard } from "../catalogue/diamond-card.tsx"
import { JewelryCard } from "../catalogue/jewelry-card.tsx"
import { SignRow } from "../content/sign-row.tsx"

/** Pieces and stones of the shop for a sign. */
export function SignGoods({ diamonds, pieces }: Pick<SignPage, "diamonds" | "pieces">) {
  return (
    <>
      <SignRow id="sign-pieces" title="Украшения для знака" all={pieces.all}>
        {pieces.items.map((card) => (
          <JewelryCard key={card.productCode} card={card} heading="h3" sizes={cardSizes} />
        ))}
      </SignRow>
      <SignRow id="sign-diamonds" title="Бриллианты для знака" all={diamonds.all}>
        {diamonds.items.map((card) => (
          <DiamondCard key={card.code} card={card} heading="h3" sizes={cardSizes} />
        ))}
      </SignRow>
    </>
  )
}

const cardSizes = "(min-width: 64em) 30vw, (min-width: 48em) 30vw, 242px"
