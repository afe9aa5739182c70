import { type ChildProcess, spawn } from "node:child_process"
import { root } from "./root.ts"

export type Command = {
  readonly file: string
  readonly args: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  /** "show" prints the output; "keep" returns it. */
  readonly output: "show" | "keep"
  /** Milliseconds since 1970 of SIGINT; SIGKILL follows after ten seconds. */
  readonly until?: number
}

export type CommandResult = {
  readonly code: number
  readonly output: string
  readonly seconds: number
  /** Ended by `until`. */
  readonly isStopped: boolean
}

/** Runs a command in the root, with node_modules/.bin first in PATH. Code 127: it cannot be started. */
export const run = ({ file, args, env, output, until }: Command): Promise<CommandResult> =>
  new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env["PATH"] ?? ""}`, ...env },
      stdio: output === "show" ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"]
    })
    const limit = until === undefined ? null : stopAt(child, until)
    const chunks: Array<string> = []
    const keep = (chunk: Buffer) => chunks.push(chunk.toString())
    child.stdout?.on("data", keep)
    child.stderr?.on("data", keep)
    const finish = (code: number) => {
      limit?.clear()
      const seconds = (performance.now() - started) / 1000
      resolve({ code, output: chunks.join(""), seconds, isStopped: limit?.isOver() ?? false })
    }
    child.on("error", (error) => {
      chunks.push(`${file}: ${error.message}\n`)
      finish(127)
    })
    child.on("close", (code) => finish(code ?? 1))
  })

/** Milliseconds to write a report after SIGINT. */
const grace = 10_000

const stopAt = (child: ChildProcess, until: number) => {
  let isOver = false
  const wait = Math.max(0, until - Date.now())
  const interrupt = setTimeout(() => {
    isOver = true
    child.kill("SIGINT")
  }, wait)
  const kill = setTimeout(() => child.kill("SIGKILL"), wait + grace)
  return {
    isOver: () => isOver,
    clear: () => {
      clearTimeout(interrupt)
      clearTimeout(kill)
    }
  }
}
