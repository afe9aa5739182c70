import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { seededTar } from "../database/seeded-tar.ts"
import { minCostSetting } from "../../../qa/server/least-cost.ts"
import type { Ask } from "./server.ts"
import { untar } from "../database/untar.ts"

export type ShopProcess = {
  readonly port: number
  readonly pid: number
  /** A client with one connection, from this network address. */
  readonly client: (from: string) => HttpClient
  /** Kills the process at once (`kill -9`). */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Sends SIGTERM; returns the exit code. */
  readonly terminate: () => Promise<number | null>
}

export type HttpClient = { readonly ask: (path: string, init?: Ask) => Promise<Response>; readonly close: () => void }

/**
 * Starts a server process over a PostgreSQL, which several may share, or over a seeded database in its own folder. It takes the client
 * address from `x-forwarded-for`. Passwords are hashed at the least cost; `SHOP_ENV: "production"` refuses that, so pass
 * `PASSWORD_COST: ""` with it.
 */
export const startShopProcess = async (
  databaseUrl: string | null,
  settings: Readonly<Record<string, string>> = {}
): Promise<ShopProcess> => {
  const folder = mkdtempSync(join(tmpdir(), "shop-"))
  if (databaseUrl === null) untar(await seededTar(), join(folder, "db"))
  const child = spawn(process.execPath, [fileURLToPath(new URL("./shop-process.ts", import.meta.url))], {
    env: {
      ...process.env,
      ...{
        NODE_ENV: "production",
        DATABASE_URL: databaseUrl ?? "",
        SHOP_DATA_DIR: folder,
        PUBLIC_URL: "https://gran.test",
        TRUST_PROXY: "1"
      },
      ...{ LOG_LEVEL: "error", SHOP_ENV: "", SMTP_URL: "", CAPTCHA_VERIFY_URL: "", CAPTCHA_SECRET: "", PASSWORD_COST: minCostSetting },
      ...settings
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning(child)) {
      const ended = once(child, "exit")
      child.kill(signal)
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const port = await portOf(child)
  return {
    port,
    pid: child.pid ?? 0,
    client: (from) => clientOf(port, from),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    terminate: async () => {
      await end("SIGTERM")
      return child.exitCode
    }
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

const portOf = async ({ stdout }: ChildProcess): Promise<number> => {
  if (stdout === null) throw new Error("the server has no output")
  for await (const line of createInterface(stdout)) {
    const port = /^port (\d+)$/.exec(line)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error("the server ended before it opened")
}

const clientOf = (port: number, from: string): HttpClient => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask: HttpClient["ask"] = (path, init = {}) =>
    new Promise((resolve, reject) => {
      const { body, headers = {}, method = "GET" } = init
      const sent = request(
        {
          ...{ agent, host: "127.0.0.1", port, path, method },
          headers: { "x-client-key": publicClientKey, "x-forwarded-for": from, ...headers }
        },
        (answer) => {
          const chunks: Array<Buffer> = []
          answer.on("data", (chunk: Buffer) => chunks.push(chunk))
          answer.once("error", reject)
          answer.once("end", () => resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500 })))
        }
      )
      // A server closes an idle keep-alive connection, possibly just when it is reused.
      sent.once("error", (cause: NodeJS.ErrnoException) =>
        sent.reusedSocket && cause.code === "ECONNRESET" ? resolve(ask(path, init)) : reject(cause)
      )
      sent.end(body)
    })
  return { ask, close: () => agent.destroy() }
}
