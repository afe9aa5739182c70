import { useSelector } from "../use-selector.ts"
import { useEffect } from "react"
import { useFeature } from "../shop-context.tsx"
import { CardSection, pieceCards, stoneCards } from "../catalogue/card-section.tsx"

type Props = {
  readonly kind: "jewelry" | "diamond"
  /** The product code or the article of the page. */
  readonly code: string
  readonly className?: string | undefined
}

/** What this visitor has looked at before this product. The shop knows it by the visitor's number, so it comes once that is known. */
export function RecentlyViewed({ className, code, kind }: Props) {
  const viewed = useFeature("viewed")
  const visitor = useSelector(useFeature("session"), (session) => session?.context.saleUserId ?? null)
  const seen = useSelector(viewed, (snapshot) => snapshot?.context)
  useEffect(() => {
    if (visitor !== null) viewed?.send({ type: "viewed.record", looked: { kind, code }, visitor })
  }, [viewed, visitor, kind, code])
  if (seen === undefined) return null
  const pieces = seen.jewelry.filter(({ productCode }) => kind !== "jewelry" || productCode !== code).slice(0, inRow)
  const stones = seen.diamonds.filter((stone) => kind !== "diamond" || stone.code !== code).slice(0, inRow)
  if (pieces.length + stones.length === 0) return null
  return (
    <div className={className}>
      {pieces.length === 0 ? null : (
        <CardSection id="viewed-jewelry" title="Недавно смотрели: украшения">
          {pieceCards(pieces)}
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

const inRow = 4
