import type { calls } from "../contract/calls.ts"
import { type Dialog, dialogOf } from "../contract/dialogs.ts"
import type { FormDefinition } from "../domain/form/form.ts"

/** A form that a machine of its own sends. */
export type ShopForm = FormDefinition & {
  /** The calls that send it: their code comes while it is filled in. */
  readonly sentBy: ReadonlyArray<keyof typeof calls>
  /** The dialog that takes its place when it was taken; without one its own closes. What else follows stands in `core/shop/policies/dialogs.ts`. */
  readonly after?: (answer: unknown) => Dialog | undefined
}

type Info = Extract<Dialog, { readonly key: "info" }>["props"]

/** Says so when it was taken. */
export const saying = (props: Info) => (): Dialog | undefined => dialogOf("info", props)
