import type { VisitKind } from "./visit-hours.ts"

/** How far a visit is: asked for, confirmed by the house, called off, without its thing, which was bought meanwhile, or past. */
export const visitStates = ["asked", "confirmed", "cancelled", "sold", "over"] as const
export type VisitState = (typeof visitStates)[number]

/** What is said of it to who comes. */
export const visitStateNames: Readonly<Record<VisitState, string>> = {
  asked: "Ждёт подтверждения",
  confirmed: "Подтверждён",
  cancelled: "Отменён",
  sold: "Изделие купили раньше",
  over: "Состоялся"
}

/** Whether it is still to come, and can be called off. */
export const isAhead = (state: VisitState): boolean => state === "asked" || state === "confirmed"

export const visitKindNames: Readonly<Record<VisitKind, string>> = { salon: "Показ в салоне", video: "Видеовстреча с геммологом" }

/** The place before the gemmologist's camera; the salons have the numbers of the shop's own places. */
export const videoPlaceId = 0

/** How many visits one address may have ahead. */
export const visitsAheadMost = 3

/** Where a visit of a thing (`0-12`, `1-7`) is asked for; `asked` is the number of one that has just been. */
export const visitPath = (thing: string, more: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const query = new URLSearchParams({ thing })
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, String(value))
  return `/visit?${query.toString()}`
}

/** What the address of the page says beside its thing: the place and the day that were chosen, the visit that was asked for. */
export const readVisitSearch = (search: string) => {
  const query = new URLSearchParams(search)
  const numberIn = (name: string): number | null => {
    const value = query.get(name) ?? ""
    return /^\d{1,9}$/.test(value) ? Number(value) : null
  }
  return { thing: query.get("thing") ?? "", place: numberIn("place"), day: query.get("day"), asked: numberIn("asked") }
}

/** A stone or the variant of a piece, by the id of its line in a cart; sets and certificates are not shown. */
export const isShownThing = (id: string): boolean => /^[01]-[1-9]\d{0,8}$/.test(id)
