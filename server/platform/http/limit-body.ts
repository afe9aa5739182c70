import type { MiddlewareHandler } from "hono"
import { refusalTexts } from "../api/refusal.ts"
import { refusalResponse } from "./json.ts"
import type { ShopContext, ShopEnv } from "./shop-env.ts"

type Refuse = (c: ShopContext) => Response | Promise<Response>

/**
 * 413 for larger bodies. A declared length is checked at once. A body without one is counted while the handler reads it, so that the handler can refuse
 * its caller before; reading fails at the first byte too much.
 */
export const limitBody =
  (bytes: number, refuse: Refuse = tooLarge): MiddlewareHandler<ShopEnv> =>
  async (c, next) => {
    const { body, headers } = c.req.raw
    if (body === null) return next()
    const declared = headers.has("transfer-encoding") ? null : headers.get("content-length")
    if (declared !== null) return Number(declared) > bytes ? refuse(c) : next()
    const counted = countedBody(body, bytes)
    const streamed = { body: counted.stream, duplex: "half" }
    c.req.raw = new Request(c.req.raw, streamed)
    await next()
    if (!counted.isOver()) return
    c.res = undefined
    c.res = await refuse(c)
  }

/** Text of the body, empty if it is too large or the sender has left. */
export const readText = (c: ShopContext): Promise<string> => c.req.text().catch(() => "")

const tooLarge: Refuse = (c) => refusalResponse(c, { status: 413, message: refusalTexts.tooLarge })

class BodyTooLarge extends Error {}

const countedBody = (body: ReadableStream<Uint8Array>, most: number) => {
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  let bytes = 0
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    reader ??= body.getReader()
    const { done, value } = await reader.read()
    if (done) return controller.close()
    bytes += value.length
    if (bytes > most) controller.error(new BodyTooLarge())
    else controller.enqueue(value)
  }
  return { stream: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }), isOver: () => bytes > most }
}
