import type { MiddlewareHandler } from "hono"
import { getMimeType } from "hono/utils/mime"
import { globSync, readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { cacheKey } from "../cache-key.ts"
import { chooseEncoding } from "./accept-encoding.ts"
import { type ShopEnv, urlPath } from "./shop-env.ts"

/**
 * Folders are listed once at the start; the first with a file wins. Hashed names (`/assets/…`) are immutable, others are revalidated by ETag. Sends
 * precompressed copies (`.br`, `.gz`) if accepted.
 */
export const staticFiles = (folders: ReadonlyArray<string>): MiddlewareHandler<ShopEnv> => {
  const files = new Map(folders.toReversed().flatMap(listFiles))
  return async (c, next) => {
    const file = c.req.method === "GET" || c.req.method === "HEAD" ? files.get(urlPath(c)) : undefined
    if (file === undefined) return next()
    const encoding = chooseEncoding(c.req.header("accept-encoding"), file.encodings)
    const headers = headersOf(file, encoding)
    if (c.req.header("if-none-match")?.includes(headers["etag"])) return c.body(null, 304, headers)
    const content = await readFile(encoding === null ? file.path : file.path + suffixes[encoding])
    return c.body(new Uint8Array(content), 200, { ...headers, "content-type": file.type })
  }
}

type Encoding = "br" | "gzip"
const suffixes = { br: ".br", gzip: ".gz" } as const

type StaticFile = {
  readonly path: string
  readonly type: string
  readonly hash: string
  readonly isHashed: boolean
  readonly encodings: ReadonlyArray<Encoding>
}

const listFiles = (folder: string): ReadonlyArray<readonly [string, StaticFile]> => {
  const names = new Set(globSync("**/*.*", { cwd: folder }).filter((name) => !/(?:^|\/)\./.test(name)))
  return [...names].filter((name) => !isCopy(name, names)).map((name) => [`/${name}`, toFile(folder, name, names)])
}

const isCopy = (name: string, names: ReadonlySet<string>): boolean => /\.(?:br|gz)$/.test(name) && names.has(name.replace(/\.\w+$/, ""))

const toFile = (folder: string, name: string, names: ReadonlySet<string>): StaticFile => {
  const path = join(folder, name)
  return {
    path,
    type: getMimeType(name) ?? "application/octet-stream",
    hash: cacheKey(readFileSync(path)),
    isHashed: name.startsWith("assets/"),
    encodings: (["br", "gzip"] as const).filter((encoding) => names.has(name + suffixes[encoding]))
  }
}

const headersOf = ({ hash, isHashed, encodings }: StaticFile, encoding: Encoding | null) => ({
  etag: `"${hash}${encoding === null ? "" : `-${encoding}`}"`,
  "cache-control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
  ...(encodings.length === 0 ? {} : { vary: "accept-encoding" }),
  ...(encoding === null ? {} : { "content-encoding": encoding })
})
