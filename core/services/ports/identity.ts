import { Context, type Effect } from "effect"

/** Who this visitor is to the API. The token is a secret: it never leaves this service but in a header. */
export type Ids = { readonly token: string | null; readonly saleUserId: string | null; readonly deviceId: string | null }

/** A change that this tab did not ask for: another tab wrote, or the shop refused the token. */
export type IdChange =
  | { readonly name: "saleUserId"; readonly value: string | null }
  /** `isPressed`: the shop refused what the visitor had asked for, not what the page asks for by itself. */
  | { readonly name: "token"; readonly came: boolean; readonly isRefused: boolean; readonly isPressed: boolean }

/** What local storage keeps of the visitor. Where it is full or forbidden, the visit has it in memory. */
export class Identity extends Context.Service<
  Identity,
  {
    readonly ids: Effect.Effect<Ids>
    keep(name: keyof Ids, value: string | null): Effect.Effect<void>
    /** A new UUID of version 4. */
    readonly newDeviceId: Effect.Effect<string>
    watch(tell: (change: IdChange) => void): Effect.Effect<never>
  }
>()("shop/core/services/Identity") {}
