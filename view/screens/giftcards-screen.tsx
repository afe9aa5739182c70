import { Suspense } from "react"
import type { GiftCard } from "../../core/contract/gift-cards.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { lateIsland } from "../islands/late-island.tsx"
import { type Draw, requireData, emptyRecord } from "./draw.ts"

type Props = {
  readonly cards: readonly [GiftCard, ...ReadonlyArray<GiftCard>]
  readonly meta: { readonly h1: string | null; readonly text: string | null }
  readonly search: string
}

const Choice = lateIsland(() => import("../cart/gift-choice.late.tsx").then((part) => part.GiftChoice))
const Steps = lateIsland(() => import("../cart/gift-steps.late.tsx").then((part) => part.GiftSteps))

/** Choice of gift certificates (RT-099, CERT-001 to CERT-005). */
export function GiftCardsScreen({ cards, meta, search }: Props) {
  return (
    <div className="container">
      <Crumbs here="Подарочные сертификаты" />
      <Suspense fallback={null}>
        <Choice cards={cards} heading={meta.h1 ?? "Подарочный сертификат"} search={search} />
      </Suspense>
      <Suspense fallback={null}>
        <Steps text={meta.text} />
      </Suspense>
    </div>
  )
}

export const draw: Draw = ({ data, place }) => (
  <GiftCardsScreen cards={requireData(data, "catalog.giftcards").items} meta={data["pages.meta"] ?? emptyRecord} search={place.search} />
)
