import { useSelector } from "../use-selector.ts"
import { useSyncExternalStore } from "react"
import { useLocation } from "wouter"
import { type Arrangement, readArrangement, usualArrangement } from "../../core/domain/catalogue/arrangement.ts"
import { plainState, stateAt } from "../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Listing } from "../../core/domain/catalogue/facet.ts"
import type { CatalogState } from "../../core/domain/catalogue/filter.ts"
import { printFilters } from "../../core/domain/catalogue/grammar.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { fittingListing } from "../../core/domain/constructor/fitting-listing.ts"
import { frameCategoryAt } from "../../core/domain/constructor/choice.ts"
import type { FrameCategory } from "../../core/domain/constructor/frames.ts"
import { frameListing } from "../../core/domain/constructor/frame-listing.ts"
import { addressOf, type Place } from "../../core/domain/url/place.ts"
import { useActor, useFeature, useSend } from "../shop-context.tsx"
import type { CatalogueProps } from "./catalogue.tsx"

type CatalogueInput = Pick<CatalogueProps, "kind" | "place">

/**
 * Returns the requested list while it loads, else the current one. During hydration returns the server's list, because another component
 * may have navigated.
 */
export const useCatalogue = ({ kind, place }: CatalogueInput) => {
  const listing = listingOf(kind, place.path)
  const isAlive = useSyncExternalStore(noSubscription, () => true, never)
  const requested = useSelector(useActor("navigation"), ({ context }) => stateOf(listing, context.place) ?? stateOf(listing, place))
  const shown = stateOf(listing, place) ?? plainState(listing)
  const state = isAlive && requested !== undefined ? requested : shown
  return { listing, state, isChanging: printFilters(state.filters) !== printFilters(shown.filters) }
}

const listingOf = (kind: CatalogueProps["kind"], path: string): Listing => {
  switch (kind) {
    case "diamonds":
      return diamondListing
    case "jewelry":
      return jewelryListing
    case "frames":
      return frameListingOf(frameCategoryAt(path) ?? "kolco")
    case "fitting":
      return fittingListing
  }
}

const frameListings = new Map<FrameCategory, Listing>()

const frameListingOf = (category: FrameCategory): Listing => {
  const listing = frameListings.get(category) ?? frameListing(category)
  frameListings.set(category, listing)
  return listing
}

const states = new WeakMap<Listing, Map<string, CatalogState | undefined>>()
const maxStates = 8

/** Caches `stateAt`: many components read the same two addresses. Equal addresses return the same object. */
const stateOf = (listing: Listing, place: Pick<Place, "path" | "search">): CatalogState | undefined => {
  const address = addressOf(place)
  const cached = states.get(listing) ?? new Map<string, CatalogState | undefined>()
  if (cached.has(address)) return cached.get(address)
  const state = stateAt(listing, place.path, place.search)
  if (cached.size >= maxStates) cached.clear()
  states.set(listing, cached.set(address, state))
  return state
}

/** Layout of lists; until the machine runs, the one set by `core/domain/navigation/first-script.ts`. Default while hydrating. */
export const useArrangement = () => {
  const catalogue = useFeature("catalogue")
  const painted = useSyncExternalStore(
    noSubscription,
    () => document.documentElement.dataset["arranged"] ?? "",
    () => null
  )
  const stored = useSelector(catalogue, (snapshot) => (snapshot?.hasTag("recalling") === false ? snapshot.context.arrangement : undefined))
  const arrangement = painted === null ? usualArrangement : (stored ?? readArrangement(painted))
  const send = useSend("catalogue")
  return { arrangement, arrange: (by: Partial<Arrangement>) => send({ type: "catalogue.arrange", by }) }
}

/** Adds the draft of the phone's open sheet and its count. Without the sheet or its machine each choice navigates. */
export const useChoosing = (input: CatalogueInput, isSheetOpen: boolean) => {
  const { listing, state } = useCatalogue(input)
  const [, go] = useLocation()
  const catalogue = useFeature("catalogue")
  const send = useSend("catalogue")
  const sheet = useSelector(catalogue, (snapshot) => snapshot)
  const { counted = null, draft = null } = (isSheetOpen ? sheet?.context : undefined) ?? {}
  const [path = "", search = ""] = draft?.split("?") ?? []
  return {
    listing,
    state,
    chosen: (draft === null ? undefined : stateAt(listing, path, search)) ?? state,
    // `null` without a draft.
    gathered: draft === null ? null : { counted, isBusy: sheet?.hasTag("busy") === true },
    choose: (to: string, inSheet: boolean) => (inSheet && catalogue !== undefined ? send({ type: "catalogue.setDraft", to }) : go(to)),
    show: (to: string) => go(to)
  }
}

/** The sheet has choices that are not applied. */
export const useHasDraft = (): boolean => useSelector(useFeature("catalogue"), (catalogue) => (catalogue?.context.draft ?? null) !== null)

const noSubscription = () => () => undefined
const never = () => false
