import type { Endpoint } from "../../core/contract/endpoint.ts"
import { makeOpenApi } from "../platform/api/openapi.ts"
import { cacheKey } from "../platform/cache-key.ts"

/** Hash of the API's shape: builds with the same version can read each other's responses. */
export const contractVersion = (endpoints: ReadonlyArray<Endpoint>): string => {
  const { components, paths } = makeOpenApi(endpoints, "")
  return cacheKey(JSON.stringify([paths, components]))
}
