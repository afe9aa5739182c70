import { existsSync, readFileSync } from "node:fs"
import { Worker } from "node:worker_threads"
import { openBuiltShop } from "../../qa/server/built-shop.ts"
import { referenceMs, type Row } from "../../qa/measure.ts"
import { percentile } from "../support/server/order-load.ts"
import type { MixedOptions, MixedSample } from "./mixed-shoppers.ts"

/** Fifty guests without pauses at one process with the embedded database: pages, reads and writes of the cart. They share the machine with the shop. */
export const name = "mixed load"

const clients = 50
const seconds = 15

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const shop = await openBuiltShop()
  try {
    const linksOf = async (list: string, link: RegExp) => {
      const found = [...new Set((await (await fetch(`${shop.origin}${list}`)).text()).match(link))]
      if (found.length === 0) throw new Error(`${list} has no link to a product`)
      return found
    }
    const options = {
      port: Number(new URL(shop.origin).port),
      clients,
      stones: await linksOf("/diamonds", /\/diamonds\/\d{8,10}\//g),
      pieces: await linksOf("/jewelry/", /\/jewelry\/[a-z-]+\/\d{7}\//g)
    }
    await samplesOf({ ...options, seconds: 3 })
    const reference = await referenceMs()
    const before = processorMs(shop.pid)
    const samples = await samplesOf({ ...options, seconds })
    const processor = (processorMs(shop.pid) - before) / samples.length
    const refusals = samples.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]))
    if (refusals.length > 0) throw new Error(`${refusals.length} of ${samples.length}: ${[...new Set(refusals)].slice(0, 5).join("; ")}`)
    const perSecond = samples.length / seconds
    return [
      { what: "requests per second", value: perSecond, unit: "1/s" },
      { what: "processor time of the shop a request", value: processor, unit: "ms", perReference: processor / reference },
      ...[undefined, "page", "read", "cart read", "cart write"].flatMap((kind) => {
        const times = samples.filter((sample) => kind === undefined || sample.kind === kind).map(({ ms }) => ms)
        return ([0.5, 0.99] as const).map((share) => ({
          what: `${kind ?? "all"}: ${share === 0.5 ? "median" : "99th percentile"}, on the clock`,
          value: percentile(times, share),
          unit: "ms"
        }))
      })
    ]
  } finally {
    await shop.close()
  }
}

/** Processor time of a process and its threads; 0 where the system has no `/proc`. */
const processorMs = (pid: number): number => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const [user = "0", system = "0"] = readFileSync(file, "utf8").split(") ")[1]?.split(" ").slice(11, 13) ?? []
  return (Number(user) + Number(system)) * tickMs
}

/** Unit of `/proc` on Linux. */
const tickMs = 10

const samplesOf = (workerData: MixedOptions): Promise<ReadonlyArray<MixedSample>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./mixed-shoppers.ts", import.meta.url), { workerData })
    worker.once("message", resolve)
    worker.once("error", reject)
  })
