import { Schema } from "effect"
import { openPage, OpenPageError } from "../../services/navigation/pages.ts"
import { resolveAddress } from "../../services/navigation/resolve-address.ts"
import { callOf, type Capability } from "../capability.ts"

const calls = { resolveAddress: callOf(Schema.Never, resolveAddress), openPage: callOf(OpenPageError, openPage) }

/** Calls only: the machines are part of the first load (`app/provide-shop.ts`). */
export const navigation: Capability<never, typeof calls> = { calls, features: {} }
