import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { CartWrite } from "../../../core/domain/cart/cart-writes.ts"
import { cartOf, cartStone } from "../../support/samples/cart.ts"

export const call = { call: "cart.add", requestId: null } as const
export const cutOff = failed({ _tag: "Unreachable", ...call, timedOut: false })
export const refused = failed({ _tag: "Refused", ...call, status: 409, message: "Этого товара сейчас нет в наличии", errors: {} })
export const serverFailed = failed({ _tag: "ServerFailed", ...call, status: 500 })
export const one = { ids: ["0-1"], counts: { "0-1": 1 }, prices: { "0-1": 100 }, total: 1 }
export const keyPrefix = "seed-0000"
export const add = { type: "cart.add", id: "0-1", quantity: 1, price: 100 } as const

/** Answer with the full cart, requested while its page is shown. */
export const fullLoaded = {
  type: "xstate.done.actor.load",
  output: succeeded({ short: one, full: cartOf({ diamond: [cartStone] }) })
}
/** Changes to a line added by another tab, which this tab does not have yet. */
export const unknownLines = [
  { type: "cart.setAside", id: "0-8", isAside: true },
  { type: "cart.resize", id: "0-8", to: "0-9" }
]
/** Commands that are checked in every state and not followed. */
export const checkedOnly = [
  { ...add, order: 100_001 },
  {
    type: "cart.restore",
    lines: [
      { id: "0-6", quantity: 2, price: 100 },
      { id: "0-7", quantity: 1, price: 200 }
    ]
  },
  { type: "xstate.done.actor.send", output: succeeded({ short: { ...one, counts: { "0-1": 5 }, total: 5 }, full: cartOf() }) }
]

/** Checks that a write concerns such a line. */
export const isUnknownLine = (write: CartWrite | undefined) => write !== undefined && linesOf(write).includes("0-8")

const commands = ["cart.add", "cart.change", "cart.resize", "cart.setAside", "cart.remove", "cart.restore", "cart.clear"]
export const isCommand = (type: string) => commands.includes(type)
export const isAnswer = (type: string) => type.endsWith(".actor.send")
export const shownPage = (screen: string) => ({ type: "page.shown", screen, header: "default" })

export const isUnanswered = (event: Readonly<Record<string, unknown>>): boolean => {
  const output = event["output"] as
    { readonly _tag: string; readonly error?: { readonly _tag: string; readonly status?: number } } | undefined
  return output === undefined || (output._tag === "Failure" && (output.error?._tag !== "Refused" || output.error.status === 401))
}

/** Lines that a write changes. */
export const linesOf = (write: CartWrite): ReadonlyArray<string> => {
  if (write.kind === "remove") return write.ids
  return write.kind === "resize" ? [write.id, write.to] : [write.id]
}
