import { failed } from "../../../core/kernel/outcome.ts"

export const call = { call: "cart.add", requestId: null } as const
export const cutOff = failed({ _tag: "Unreachable", ...call, timedOut: false })
export const refused = failed({ _tag: "Refused", ...call, status: 409, message: "Этого товара сейчас нет в наличии", errors: {} })
export const broken = failed({ _tag: "ServerFailed", ...call, status: 500 })
export const one = { ids: ["0-1"], counts: { "0-1": 1 }, prices: { "0-1": 100 }, total: 1 }
export const keyPrefix = "seed-0000"
export const add = { type: "cart.add", id: "0-1", quantity: 1, price: 100 } as const

const intents = ["cart.add", "cart.change", "cart.resize", "cart.aside", "cart.remove", "cart.restore", "cart.clear"]
export const isIntent = (type: string) => intents.includes(type)
export const isAnswer = (type: string) => type.endsWith(".actor.send")
export const shownPage = (screen: string) => ({ type: "page.shown", screen, header: "default" })

export const isUnanswered = (event: Readonly<Record<string, unknown>>): boolean => {
  const output = event["output"] as
    { readonly _tag: string; readonly error?: { readonly _tag: string; readonly status?: number } } | undefined
  return output === undefined || (output._tag === "Failure" && (output.error?._tag !== "Refused" || output.error.status === 401))
}
