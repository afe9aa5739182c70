import { randomUUID } from "node:crypto"
import { Worker } from "node:worker_threads"
import { publicClientKey } from "../../server/platform/environment.ts"
import { openBuiltShop } from "../../qa/server/built-shop.ts"
import { percentile } from "../support/server/order-load.ts"
import type { Row } from "../../qa/measure.ts"
import type { FromUploads, ToUploads, UploadsOptions } from "./uploading.ts"

/**
 * Requests of other shoppers beside twenty uploads of documents (a photograph of 9 MB, a scanned PDF, a HEIC image), against the same
 * requests without uploads, in turns: the 95th percentile must be at most twice as long.
 */
export const name = "requests beside uploads"

const uploads = 20
const rounds = 4
const requestsPerRound = 50

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const shop = await openBuiltShop()
  try {
    const tokens = await Promise.all(Array.from({ length: uploads }, (_, index) => register(shop.origin, index)))
    const uploading = await startUploads({ origin: shop.origin, tokens })
    try {
      return await compare(await requestsAt(shop.origin), uploading)
    } finally {
      await uploading.stop()
    }
  } finally {
    await shop.close()
  }
}

type Send = { readonly what: string; readonly send: () => Promise<Response> }

const compare = async (requests: ReadonlyArray<Send>, uploading: Uploads): Promise<ReadonlyArray<Row>> => {
  await timesOf(requests)
  const quiet: Times = new Map()
  const beside: Times = new Map()
  let done = 0
  for (let round = 0; round < rounds; round++) {
    append(quiet, await timesOf(requests))
    uploading.begin()
    append(beside, await timesOf(requests))
    done += await uploading.end()
  }
  return [
    ...requests.flatMap(({ what }) => {
      const alone = percentile(quiet.get(what) ?? [], 0.95)
      const together = percentile(beside.get(what) ?? [], 0.95)
      return [
        { what: `${what}: 95th percentile without uploads`, value: alone, unit: "ms" },
        { what: `${what}: beside ${uploads} uploads`, value: together, unit: "ms" },
        { what: `${what}: beside over without`, value: together / alone, unit: "×" }
      ]
    }),
    { what: "uploads finished", value: done, unit: "" }
  ]
}

/** Milliseconds of each request, by its name. */
type Times = Map<string, ReadonlyArray<number>>

const append = (times: Times, more: Times) => {
  for (const [what, each] of more) times.set(what, [...(times.get(what) ?? []), ...each])
}

/** Sends one request after the other, in turns. */
const timesOf = async (requests: ReadonlyArray<Send>): Promise<Times> => {
  const times: Times = new Map()
  for (let turn = 0; turn < requestsPerRound; turn++)
    for (const { send, what } of requests) {
      const started = performance.now()
      const answer = await send()
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${what} was answered with ${answer.status}`)
      append(times, new Map([[what, [performance.now() - started]]]))
    }
  return times
}

/** A page, a list, and the cart of a guest who has a gift certificate in it. */
const requestsAt = async (origin: string): Promise<ReadonlyArray<Send>> => {
  const headers = { "x-client-key": publicClientKey, "x-sale-user-id": randomUUID(), "x-forwarded-for": "10.3.0.1" }
  const added = await fetch(`${origin}/api/v2/cart/`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify({ id: "3-3-50000-0", price: 50_000, quantity: 1 })
  })
  if (!added.ok) throw new Error(`no cart: ${added.status} ${await added.text()}`)
  return ["/", "/diamonds", "/api/v2/cart/"].map((path) => ({ what: `GET ${path}`, send: () => fetch(`${origin}${path}`, { headers }) }))
}

const register = async (origin: string, index: number): Promise<string> => {
  const answer = await fetch(`${origin}/api/v2/register/`, {
    method: "POST",
    headers: { "x-client-key": publicClientKey, "x-forwarded-for": `10.4.0.${index}`, "content-type": "application/json" },
    body: JSON.stringify({
      ...{ email: `anna-${index}@gran.test`, name: "Анна Соколова", phone: "+79210000000", password: "krasota-1" },
      ...{ isAcceptedPrivacy: true, isAcceptedNewsletter: false }
    })
  })
  const { data }: { readonly data: { readonly token: string } } = await answer.json()
  return data.token
}

type Uploads = {
  readonly begin: () => void
  /** Number of uploads since the beginning. */
  readonly end: () => Promise<number>
  readonly stop: () => Promise<unknown>
}

/** A thread of its own, so that sending does not delay the measured requests. */
const startUploads = async (options: UploadsOptions): Promise<Uploads> => {
  const worker = new Worker(new URL("./uploading.ts", import.meta.url), { workerData: options })
  const send = (message: ToUploads) => worker.postMessage(message)
  await messageOf(worker)
  return {
    begin: () => send("begin"),
    end: async () => {
      send("end")
      const message = await messageOf(worker)
      if (message.type !== "ended") throw new Error("the uploads began anew")
      if (message.refused.length > 0) throw new Error(`uploads were refused: ${[...new Set(message.refused)].join("; ")}`)
      return message.done
    },
    stop: () => worker.terminate()
  }
}

const messageOf = (worker: Worker): Promise<FromUploads> =>
  new Promise((resolve, reject) => {
    worker.once("message", resolve)
    worker.once("error", reject)
  })
