import { Effect } from "effect"
import type { Goal } from "../../../core/domain/marketing/goals.ts"
import type { Tags } from "../../../core/services/ports/tags.ts"
import { loadScript } from "./load-script.ts"

/** Provider's script URL, and the shop's id. */
export type TagOptions = { readonly script: string; readonly id: string }

export type TagsOptions = {
  /** VK pixel or compatible. */
  readonly pixel?: TagOptions | undefined
  /** Yandex Metrica or compatible. */
  readonly counter?: TagOptions | undefined
  readonly warn: (message: string, cause: unknown) => void
}

type Call = (...args: ReadonlyArray<unknown>) => void
type Window = {
  dataLayer?: Array<unknown>
  VK?: { readonly Retargeting: { readonly Init: Call }; readonly Goal: Call }
  ym?: Call & { a?: Array<unknown>; l?: number }
}

/** Data layer and configured tags. The first goal loads a tag's script; goals are queued until then. */
export const makeTags = ({ counter, pixel, warn }: TagsOptions): Tags["Service"] => {
  const window = globalThis as Window
  const reachPixel = pixel && makePixel(window, pixel, warn)
  const reachCounter = counter && makeCounter(window, counter, warn)
  return {
    push: (push) =>
      Effect.sync(() => {
        const layer = (window.dataLayer ??= [])
        if ("ecommerce" in push) layer.push({ ecommerce: null })
        layer.push(push)
      }),
    reach: (goal) =>
      Effect.sync(() => {
        reachPixel?.(goal)
        reachCounter?.(goal)
      })
  }
}

type Reach = (goal: Goal) => void

const makePixel = (window: Window, { id, script }: TagOptions, warn: TagsOptions["warn"]): Reach => {
  let loading: Promise<void> | undefined
  return ({ name, value }) => {
    loading ??= loadScript(script).then(() => window.VK?.Retargeting.Init(id))
    void loading.then(() => window.VK?.Goal(name, { value })).catch((cause: unknown) => warn("could not send a goal to the pixel", cause))
  }
}

const makeCounter = (window: Window, { id, script }: TagOptions, warn: TagsOptions["warn"]): Reach => {
  const startCounter = (): Call => {
    const queue: NonNullable<Window["ym"]> = (...args) => void (queue.a ??= []).push(args)
    queue.l = Date.now()
    window.ym = queue
    queue(Number(id), "init", { ecommerce: "dataLayer", defer: true })
    void loadScript(script).catch((cause: unknown) => warn("could not load the counter", cause))
    return queue
  }
  return ({ name, value }) => (window.ym ?? startCounter())(Number(id), "reachGoal", name, { order_price: value, currency: "RUB" })
}
