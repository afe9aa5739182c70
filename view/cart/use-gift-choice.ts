import { useSelector } from "../use-selector.ts"
import { useEffect, useRef } from "react"
import { useLocation } from "wouter"
import { type GiftFields, giftAddress, giftCardsPath, readGift } from "../../core/domain/cart/gift-choice.ts"
import type { GiftCard } from "../../core/contract/gift-cards.ts"
import { useActor, useFeature, useSend } from "../shop-context.tsx"

type Cards = readonly [GiftCard, ...ReadonlyArray<GiftCard>]

/** Stores the choice in the URL, so that it can be shared and works without scripts. An empty URL restores the draft. */
export const useGiftChoice = (cards: Cards, initialSearch: string) => {
  const [, go] = useLocation()
  const navigation = useActor("navigation")
  const { path, search } = useSelector(navigation, (snapshot) => snapshot.context.place)
  const choice = readGift(cards, path.startsWith(giftCardsPath.slice(0, -1)) ? search : initialSearch)
  const isOfAnyAmount = (card: number) => cards.some(({ amounts, id }) => id === card && amounts !== null)
  const choose = (change: Partial<GiftFields>): void => {
    // Read anew: a blurred field commits before the previous choice is rendered.
    const { place } = navigation.getSnapshot().context
    const current = place.path === path ? readGift(cards, place.search).fields : choice.fields
    const fields = { ...current, ...change }
    const isOtherCard = (change.amount ?? "") === "" && change.card !== undefined && change.card !== current.card
    const address = giftAddress(fields, isOfAnyAmount(fields.card) && !isOtherCard)
    // Navigation to the same address would request the page again.
    if (address !== `${giftCardsPath}?${place.search.replace(/^\?/, "")}`) go(address, { replace: true })
  }
  return { choice, choose, ...useRecalled(search, (query) => go(`${giftCardsPath}${query}`, { replace: true })) }
}

/** Restores the draft once no dialog is open: a new address would close one that the first press has opened. */
const useRecalled = (search: string, showSearch: (query: string) => void) => {
  const dialogs = useFeature("dialogs")
  const send = useSend("dialogs")
  const restored = useRef<unknown>(undefined)
  const isResting = useSelector(dialogs, (snapshot) => snapshot?.hasTag("resting") === true)
  const draft = useSelector(dialogs, (snapshot) => snapshot?.context.drafts["giftcards"]?.["search"])
  const isRecalled = useSelector(dialogs, (snapshot) => snapshot?.context.recalled.includes("giftcards") === true)
  useEffect(() => {
    if (!isResting || restored.current === draft) return
    restored.current = draft
    if (typeof draft === "string" && search === "") showSearch(draft)
    // oxlint-disable-next-line react/exhaustive-deps -- once a draft: a later choice is newer
  }, [draft, isResting])
  const renew = () => {
    send({ type: "dialogs.renew", form: "giftcards" })
    showSearch("")
  }
  return { isRecalled: isRecalled && typeof draft === "string", renew }
}
