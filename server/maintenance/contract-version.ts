import type { Endpoint } from "../../core/contract/endpoint.ts"
import { makeOpenApi } from "../platform/api/openapi.ts"
import { cacheKey } from "../platform/cache-key.ts"

/** Builds with the same hash can read each other's responses. */
export const contractVersion = (endpoints: ReadonlyArray<Endpoint>): string => {
  const { components, paths } = makeOpenApi(endpoints, "")
  return cacheKey(JSON.stringify([paths, components]))
}
