import { Option, Schema } from "effect"
import type { Tree } from "../journal/journal.ts"
import { storedState } from "../kernel/restore.ts"
import { withName } from "../kernel/system-state.ts"
import type { CatalogueInput } from "../machines/catalogue/catalogue.machine.ts"

const Catalogue = Schema.Struct({ snapshot: Schema.Struct({ context: Schema.Struct({ compared: Schema.Array(Schema.Int) }) }) })

/** Passes the stones marked for comparison to the catalogue of the restored tree. It starts at once if there are any (`lost`). */
export const withMarkedStones = (restored: Tree, stored: Tree): Tree => {
  const catalogue = Option.getOrUndefined(Schema.decodeUnknownOption(Catalogue)(stored.snapshot.children?.["catalogue"]))
  if (catalogue === undefined) return restored
  const { compared } = catalogue.snapshot.context
  const state = storedState(restored.snapshot)
  const context = {
    ...state,
    inputs: { ...state.inputs, catalogue: { compared } satisfies CatalogueInput },
    lost: compared.length === 0 ? state.lost : withName(state.lost, "catalogue")
  }
  return { ...restored, snapshot: Object.assign({}, restored.snapshot, { context }) }
}
