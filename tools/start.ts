import { existsSync } from "node:fs"
import { isStale } from "./build/record.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { announceVariable } from "../server/running-shop.ts"

/** `npm start`: reads .env, rebuilds if stale, then runs the shop in this process. */
const settings = inRoot(".env")
if (existsSync(settings)) process.loadEnvFile(settings)

if (isStale()) {
  const { code } = await run({ file: process.execPath, args: ["tools/build.ts", "--no-budgets"], output: "show" })
  if (code !== 0) process.exit(code)
}

process.env["NODE_ENV"] = "production"
process.env[announceVariable] = "1"
await import("../server/main.ts")
