import { nowhere, type Place, placeOf, withoutSecretParameters } from "./place.ts"

/**
 * Removes secrets, which must reach neither server-side machines nor the state in the document. Developer tools are not found unless
 * enabled.
 */
export const publicPlace = (address: string, hasTools: boolean): Place => {
  const place = placeOf(address, 0)
  if (place === undefined || (!hasTools && place.path.startsWith("/dev/"))) return nowhere
  return { ...place, search: withoutSecretParameters(place.search).search }
}
