import type { Endpoint } from "../../core/contract/endpoint.ts"
import { makeOpenApi } from "../platform/api/openapi.ts"
import { cacheKey } from "../platform/cache-key.ts"

/** What the answers of a build look like, in ten letters: two builds of one version read one another's answers. */
export const contractVersion = (endpoints: ReadonlyArray<Endpoint>): string => {
  const { components, paths } = makeOpenApi(endpoints, "")
  return cacheKey(JSON.stringify([paths, components]))
}
