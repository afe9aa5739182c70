import { useLocation, useSearch } from "wouter"
import { type GiftFields, giftAddress, giftCardsPath, readGift } from "../core/domain/cart/gift-choice.ts"
import type { GiftCard } from "../core/contract/gift-cards.ts"

/** What is chosen of the certificates. The address says all of it, so that a choice can be sent to somebody, and needs no script. */
export const useGiftChoice = (cards: readonly [GiftCard, ...ReadonlyArray<GiftCard>], shown: string) => {
  const [path, go] = useLocation()
  const search = useSearch()
  const choice = readGift(cards, path.startsWith(giftCardsPath.slice(0, -1)) ? search : shown)
  const isOfAnyAmount = (card: number) => cards.some(({ amounts, id }) => id === card && amounts !== null)
  const choose = (change: Partial<GiftFields>): void => {
    const fields = { ...choice.fields, ...change }
    const isNew = change.card !== undefined && change.card !== choice.fields.card
    go(giftAddress(fields, isOfAnyAmount(fields.card) && !isNew), { replace: true })
  }
  return { choice, choose }
}
