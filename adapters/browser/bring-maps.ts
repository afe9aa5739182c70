import type { MapsOptions } from "./map-script.ts"

/** Brings the code of the maps; a page has its drawn plan where it does not come. */
export const bringMaps = (options: MapsOptions & { readonly warn: (message: string, reason: string) => void }): Promise<void> =>
  import("./map-element.ts").then(
    ({ defineMap }) => defineMap(options),
    (cause: unknown) => options.warn("the code of the maps did not come", String(cause))
  )
