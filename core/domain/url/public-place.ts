import { nowhere, type Place, placeOf, withoutSecretParameters } from "./place.ts"

/**
 * What the server sees of an address. Secrets in it concern the browser alone: they reach neither a machine there nor the state in the document. The
 * tools of development are nowhere unless the shop has them.
 */
export const publicPlace = (address: string, hasTools: boolean): Place => {
  const place = placeOf(address, 0)
  if (place === undefined || (!hasTools && place.path.startsWith("/dev/"))) return nowhere
  return { ...place, search: withoutSecretParameters(place.search).search }
}
