import { Effect } from "effect"
import { Hono } from "hono"
import type { CallServices } from "../platform/api/serve-call.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"
import { findPhoto } from "./reviews.ts"

type Options = { readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A> }

/** `<id>.webp` is the whole photo, `<id>-square.webp` the square. */
export const photoNamePattern = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-square)?\\.webp"

/** Cached for at most an hour, because photos may be withdrawn. */
export const reviewPhotos = ({ run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get(`/review-photos/:file{${photoNamePattern}}`, async (c, next) => {
    const { id, size } = readPhotoName(c.req.param("file"))
    return sendPhoto(c, await run(Effect.orDie(findPhoto(id, size))), "public, max-age=3600") ?? next()
  })
  return app
}

export const readPhotoName = (file: string): { readonly id: string; readonly size: "whole" | "square" } => ({
  id: file.slice(0, 36),
  size: file.endsWith("-square.webp") ? "square" : "whole"
})

export const sendPhoto = (c: ShopContext, photo: string | null, cache: string): Response | null =>
  photo === null
    ? null
    : c.body(new Uint8Array(Buffer.from(photo, "base64")), 200, { "content-type": "image/webp", "cache-control": cache })
