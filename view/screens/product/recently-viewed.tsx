import { useSelector } from "../../use-selector.ts"
import { useMemo } from "react"
import { useFeature } from "../../shop-context.tsx"
import { useSendWhenRunning } from "../../use-send.ts"
import { cardSizes, CardSection, stoneCards } from "../../catalogue/card-section.tsx"
import { JewelryCard } from "../../catalogue/jewelry-card.tsx"

type Props = {
  readonly kind: "jewelry" | "diamond"
  readonly code: string
  readonly skuId?: number
  readonly className?: string | undefined
}

/** Records the product as viewed and lists earlier ones, once there is a visitor id. */
export function RecentlyViewed({ className, code, kind, skuId }: Props) {
  const visitor = useSelector(useFeature("session"), (session) => session?.context.saleUserId ?? null)
  const viewed = useSelector(useFeature("viewed"), (snapshot) => snapshot?.context)
  const command = useMemo(
    () =>
      visitor === null
        ? null
        : ({ type: "viewed.record", looked: { kind, code, ...(skuId === undefined ? {} : { skuId }) }, visitor } as const),
    [visitor, kind, code, skuId]
  )
  useSendWhenRunning("viewed", command)
  if (viewed === undefined) return null
  const pieces = viewed.jewelry.filter(({ productCode }) => kind !== "jewelry" || productCode !== code).slice(0, rowLength)
  const stones = viewed.diamonds.filter((stone) => kind !== "diamond" || stone.code !== code).slice(0, rowLength)
  if (pieces.length + stones.length === 0) return null
  return (
    <div className={className}>
      {pieces.length === 0 ? null : (
        <CardSection id="viewed-jewelry" title="Недавно смотрели: украшения">
          {pieces.map((card) => (
            <JewelryCard key={card.productCode} card={card} heading="h3" sizes={cardSizes} isVariant />
          ))}
        </CardSection>
      )}
      {stones.length === 0 ? null : (
        <CardSection id="viewed-diamonds" title="Недавно смотрели: бриллианты">
          {stoneCards(stones)}
        </CardSection>
      )}
    </div>
  )
}

const rowLength = 4
