import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { run } from "../../../tools/run.ts"
import { openBuiltShop, seededFolder } from "../../../qa/server/built-shop.ts"
import { operatorKey } from "./handed-over.ts"

/** Starts the shop of the run on a copy of one seeded database; returns the teardown of both. */
const openShop = async () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-seeded-"))
  const seeding = await run({
    file: process.execPath,
    args: ["server/seed/cli.ts", "--yes"],
    env: { SHOP_DATA_DIR: folder },
    output: "keep"
  })
  if (seeding.code !== 0) throw new Error(`the seed failed: ${seeding.output}`)
  process.env[seededFolder] = folder
  const { origin, close } = await openBuiltShop({ OPERATOR_KEY: operatorKey })
  process.env["SHOP_ORIGIN"] = origin
  return async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export default openShop
