import { Context, Layer } from "effect"
import type { Environment } from "../environment.ts"
import { embedded } from "./embedded-provider.ts"
import type { Provider } from "./payment-provider.ts"

/** Who takes money online: the embedded provider unless the environment says otherwise; `null` where nobody does, and orders are paid on receipt alone. */
export const Payments = Context.Reference<Provider | null>("shop/server/payment/Payments", { defaultValue: () => embedded })

/** The provider that the environment names. No production has the embedded one: goods would go for nothing. */
export const layer = ({ payments }: Pick<Environment, "payments">): Layer.Layer<never> =>
  payments === "none" ? Layer.succeed(Payments, null) : Layer.empty
