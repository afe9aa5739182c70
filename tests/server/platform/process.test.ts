import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { afterEach, expect, test } from "vitest"

const running: Array<ChildProcess> = []
afterEach(() => running.splice(0).forEach((child) => child.kill("SIGKILL")))

const start = (file: string, args: ReadonlyArray<string>, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: "pipe"
  })
  running.push(child)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const errors: Array<string> = []
  child.stderr.on("data", (chunk) => errors.push(String(chunk)))
  const line = async (): Promise<string> => String((await lines.next()).value)
  return { child, line, ended: once(child, "close").then(([code]) => ({ code, errors: errors.join("") })) }
}

test.each(["SIGTERM", "SIGINT"] as const)("%s lets the request in flight finish, closes all resources and exits with 0", async (signal) => {
  const { child, ended, line } = start("tests/support/server/slow-process.ts", [])
  const origin = `http://127.0.0.1:${(await line()).replace("port ", "")}`
  const underWay = fetch(origin)
  expect(await line()).toBe("asked")
  child.kill(signal)
  expect(await (await underWay).text()).toBe("готово")
  expect(await line()).toBe("closed")
  expect(await ended).toEqual({ code: 0, errors: "" })
})

test("a shop that cannot open prints the reason in one line, closes all resources and exits with 1", async () => {
  const { ended, line } = start("tests/support/server/slow-process.ts", ["broken"])
  expect(await line()).toBe("closed")
  expect(await ended).toEqual({ code: 1, errors: "the shop cannot open\n" })
})

test("an invalid environment is reported completely, and the shop exits with 1 before it opens anything", async () => {
  const { ended } = start("server/main.ts", [], { PORT: "x", LOG_LEVEL: "loud" })
  expect(await ended).toEqual({
    code: 1,
    errors:
      "Invalid environment variables (see .env.example):\n  PORT must be a whole number from 0 to 65535\n  LOG_LEVEL must be debug, info, warn or error\n"
  })
})

test("a TLS certificate that cannot be used ends the start in one line, before the shop opens anything", async () => {
  const { ended } = start("server/main.ts", [], { TLS_CERT: "/nowhere/cert.pem", TLS_KEY: "/nowhere/key.pem" })
  expect(await ended).toEqual({ code: 1, errors: "The shop cannot use its TLS certificate: the file of TLS_CERT does not exist\n" })
})
