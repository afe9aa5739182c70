import type { calls } from "../contract/calls.ts"
import { type Dialog, dialogOf } from "../contract/dialogs.ts"
import type { FormDefinition } from "../domain/form/form.ts"

/** Form with its own machine. */
export type ShopForm = FormDefinition & {
  /** Calls that send the form; their code is preloaded. */
  readonly sentBy: ReadonlyArray<keyof typeof calls>
  /** Dialog after success; without one the form starts anew. Other effects are in `afterForm` of `core/shop/capabilities`. */
  readonly after?: (answer: unknown) => Dialog | undefined
}

type Info = Extract<Dialog, { readonly key: "info" }>["props"]

export const saying = (props: Info) => (): Dialog | undefined => dialogOf("info", props)
