import type { SignPage } from "../../../core/contract/content/horoscope.ts"
import { DiamondCard } from "../../catalogue/diamond-card.tsx"
import { JewelryCard } from "../../catalogue/jewelry-card.tsx"
import { GoodsRow, threeInRow } from "../../catalogue/goods-row.tsx"

export function SignGoods({ diamonds, pieces }: Pick<SignPage, "diamonds" | "pieces">) {
  return (
    <>
      <GoodsRow id="sign-pieces" title="Украшения для знака" all={pieces.all}>
        {pieces.items.map((card) => (
          <JewelryCard key={card.productCode} card={card} heading="h3" sizes={threeInRow} />
        ))}
      </GoodsRow>
      <GoodsRow id="sign-diamonds" title="Бриллианты для знака" all={diamonds.all}>
        {diamonds.items.map((card) => (
          <DiamondCard key={card.code} card={card} heading="h3" sizes={threeInRow} />
        ))}
      </GoodsRow>
    </>
  )
}
