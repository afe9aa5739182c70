import { noPlace, type Place, placeOf, withoutSecretParameters } from "./place.ts"

/** Removes secrets, which must not reach server-side machines or the document's state. Hides developer tools unless enabled. */
export const publicPlace = (address: string, hasTools: boolean): Place => {
  const place = placeOf(address, 0)
  if (place === undefined || (!hasTools && place.path.startsWith("/dev/"))) return noPlace
  return { ...place, search: withoutSecretParameters(place.search).search }
}
