import { Context, Layer } from "effect"
import type { Environment } from "../platform/environment.ts"
import { embeddedProvider } from "./embedded-provider.ts"
import type { Provider } from "./payment-provider.ts"

/** `null` leaves only payment on receipt. */
export const Payments = Context.Reference<Provider | null>("shop/server/payment/Payments", { defaultValue: () => embeddedProvider })

/** `environment-rules.ts` forbids the embedded provider in production, because it takes no money. */
export const layer = ({ payments }: Pick<Environment, "payments">): Layer.Layer<never> =>
  payments === "none" ? Layer.succeed(Payments, null) : Layer.empty
