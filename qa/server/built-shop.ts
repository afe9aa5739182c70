import { spawn } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { get } from "node:https"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "./free-port.ts"
import { minCostSetting } from "./least-cost.ts"

export type BuiltShop = { readonly origin: string; readonly pid: number; readonly close: () => Promise<void> }

/** Environment variable: the run's seeded data folder. A shop starts on a copy, which is much faster than seeding. */
export const seededFolder = "SHOP_SEEDED_DIR"

/**
 * Starts the built shop as a process with a new data folder, removed on close. A folder given by `SHOP_DATA_DIR` is seeded if empty, and
 * remains. Output goes to `logged`, or the console. Clients are trusted as a proxy, so that test users have different addresses for rate
 * limits. With `TLS_CERT` and `TLS_KEY` it speaks HTTP/2.
 */
export const openBuiltShop = async (env: Readonly<Record<string, string>> = {}, logged?: Array<string>): Promise<BuiltShop> => {
  const givenFolder = env["SHOP_DATA_DIR"]
  const folder = givenFolder ?? mkdtempSync(join(tmpdir(), "shop-"))
  const seeded = process.env[seededFolder]
  if (seeded !== undefined && !existsSync(join(folder, "db"))) cpSync(seeded, folder, { recursive: true })
  const port = env["PORT"] ?? (await freePort())
  const certificate = env["TLS_CERT"]
  const origin = `${certificate === undefined ? "http" : "https"}://localhost:${port}`
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: origin,
      SHOP_DATA_DIR: folder,
      LOG_LEVEL: "warn",
      TRUST_PROXY: "1",
      PASSWORD_COST: minCostSetting,
      ...env
    },
    stdio: logged === undefined ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"]
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => logged?.push(String(chunk)))
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once("exit", (_, signal) => resolve(signal)))
  const close = async () => {
    child.kill("SIGTERM")
    const killTimer = setTimeout(() => child.kill("SIGKILL"), 20_000)
    const signal = await ended
    clearTimeout(killTimer)
    if (givenFolder === undefined) rmSync(folder, { recursive: true, force: true })
    if (signal === "SIGKILL") throw new Error("the shop did not close within 20 s of SIGTERM")
  }
  const isReady = await Promise.race([
    untilReady(certificate === undefined ? askPlain(origin) : askSecure(origin, readFileSync(certificate))),
    ended.then(() => false)
  ])
  if (isReady) return { origin, pid: child.pid ?? 0, close }
  await close()
  throw new Error("the built shop did not open: is there a build (npm run build)?")
}

type Ask = () => Promise<boolean>

const readyPath = "/readyz"

const askPlain =
  (origin: string): Ask =>
  async () =>
    (await fetch(`${origin}${readyPath}`).catch(() => null))?.ok === true

/** Trusts the shop's own certificate, which `fetch` cannot. */
const askSecure =
  (origin: string, ca: Buffer): Ask =>
  () =>
    new Promise((resolve) => {
      get(`${origin}${readyPath}`, { ca, agent: false }, (answer) => {
        answer.resume()
        resolve(answer.statusCode === 200)
      }).once("error", () => resolve(false))
    })

const untilReady = async (isReady: Ask): Promise<boolean> => {
  const until = performance.now() + 180_000
  while (performance.now() < until) {
    if (await isReady()) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
