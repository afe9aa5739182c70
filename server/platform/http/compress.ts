import type { MiddlewareHandler } from "hono"
import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { chooseEncoding } from "./accept-encoding.ts"
import type { ShopEnv } from "./shop-env.ts"

type Encode = (content: Buffer) => Promise<Buffer>
type Encoders = Readonly<Record<"br" | "gzip", Encode>>

/**
 * Compresses dynamic responses from 1 kB, off the main thread. Brotli at quality 5 makes a list of 212 kB 28 kB; quality 11 would make it 25
 * in forty times the time. A public page is compressed once while its content stays the same, because all guests get the same one. Files
 * are compressed at build time.
 */
export const makeCompress = (encoders: Encoders = nodeEncoders): MiddlewareHandler<ShopEnv> => {
  const encodersOfPages: Encoders = { br: remembering(encoders.br), gzip: remembering(encoders.gzip) }
  return async (c, next) => {
    await next()
    const response = c.res
    const isChosen = response.headers.has("content-encoding") || /accept-encoding/i.test(response.headers.get("vary") ?? "")
    if (isChosen || !isText(response)) return
    response.headers.append("vary", "accept-encoding")
    const encoding = chooseEncoding(c.req.header("accept-encoding"), ["br", "gzip"])
    if (encoding === null) return
    const content = Buffer.from(await response.arrayBuffer())
    const headers = new Headers(response.headers)
    const isWorthIt = content.length >= 1024
    const etag = headers.get("etag")
    if (isWorthIt) headers.set("content-encoding", encoding)
    if (isWorthIt && etag !== null) headers.set("etag", etag.replace(/^"/, 'W/"'))
    headers.delete("content-length")
    const { [encoding]: encode } = isPublicPage(response) ? encodersOfPages : encoders
    c.res = undefined
    c.res = new Response(isWorthIt ? new Uint8Array(await encode(content)) : content, { status: response.status, headers })
  }
}

/** Pages remembered for each encoding, 10 to 30 kB each. */
const rememberedMost = 500

/** Remembers results by the hash of the content; forgets the one that was not used for the longest time. */
const remembering = (encode: Encode): Encode => {
  const known = new Map<string, Promise<Buffer>>()
  return (content) => {
    const key = createHash("sha1").update(content).digest("base64")
    const result = known.get(key) ?? encode(content)
    known.delete(key)
    known.set(key, result)
    const [oldest = key] = known.keys()
    if (known.size > rememberedMost) known.delete(oldest)
    result.catch(() => known.delete(key))
    return result
  }
}

const brotli = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const nodeEncoders: Encoders = {
  br: (content) => toBrotli(content, { params: { ...brotli, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gzip: (content) => toGzip(content, { level: 4 })
}

const isPublicPage = ({ headers }: Response): boolean =>
  (headers.get("content-type") ?? "").startsWith("text/html") && (headers.get("cache-control") ?? "").startsWith("public")

const isText = ({ status, body, headers }: Response): boolean =>
  body !== null && status !== 204 && status !== 304 && /^(?:text\/|application\/(?:json|openapi))/.test(headers.get("content-type") ?? "")
