import { Effect } from "effect"
import { Hono } from "hono"
import { pictureFile } from "../../core/domain/product/picture-files.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import { photographName, readPhotographName } from "../platform/files/photograph-files.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"
import { readPhotograph } from "./photograph-storage.ts"
import { findDrawn } from "./photographs.ts"

type Options = { readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A> }

/**
 * Files of the owner's photographs, immutable under their address. The address of one that is gone, missing or damaged redirects to the drawn picture
 * of its product.
 */
export const photographs = ({ run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get(`/pictures/photos/:file{${photographName}}`, async (c, next) => {
    const name = readPhotographName(c.req.param("file"))
    if (name === null) return next()
    const bytes = await run(Effect.orDie(readPhotograph(name.id, name.variant)))
    if (bytes !== null)
      return c.body(Uint8Array.from(bytes), 200, {
        "content-type": `image/${name.variant.format}`,
        "cache-control": "public, max-age=31536000, immutable"
      })
    const drawn = await run(Effect.orDie(findDrawn(name.id)))
    return drawn === null ? next() : c.body(null, 302, { location: pictureFile(drawn), "cache-control": "no-store" })
  })
  return app
}
