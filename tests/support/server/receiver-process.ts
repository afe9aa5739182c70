import { serve } from "@hono/node-server"
import { Effect } from "effect"
import { Hono } from "hono"
import { fileIn } from "../../../server/platform/http/raw-input.ts"
import type { ShopEnv } from "../../../server/platform/http/shop-env.ts"
import { CurrentFile } from "../../../server/platform/uploads/incoming-file.ts"
import { receiveFiles } from "../../../server/platform/uploads/incoming-files.ts"

/** Process that only receives form files and prints its port first. Answers with the sum of the bytes, or with the fault. */
const app = new Hono<ShopEnv>()
app.post("/", async (c) => {
  const received = receiveFiles({ field: "file[]", maxFiles: 2, maxBytes: 10_485_760 }).pipe(
    Effect.map((files) => String(files.reduce((sum, { bytes }) => sum + bytes, 0))),
    Effect.catchTag("FilesUnfit", ({ fault }) => Effect.succeed(fault)),
    Effect.provideService(CurrentFile, fileIn(c)),
    Effect.scoped
  )
  return c.text(await Effect.runPromise(received))
})
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.stdout.write(`${port}\n`))
