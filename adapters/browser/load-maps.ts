import type { MapsOptions } from "./scripts/map-script.ts"

/** Loads the map code; after a failure the page shows its drawn plan. */
export const loadMaps = (options: MapsOptions & { readonly warn: (message: string, reason: string) => void }): Promise<void> =>
  import("./map-element.ts").then(
    ({ defineMap }) => defineMap(options),
    (cause: unknown) => options.warn("could not load the code of the map", String(cause))
  )
