import { Effect } from "effect"
import type { Clipboard } from "../../core/services/ports/clipboard.ts"

export const clipboard: Clipboard["Service"] = {
  copyAddress: (path) =>
    Effect.promise(() =>
      Promise.resolve(new URL(path, location.origin).href)
        .then((address) => navigator.clipboard.writeText(address))
        .then(
          () => true,
          () => false
        )
    )
}
