import { spawn } from "node:child_process"
import { root } from "./root.ts"

export type Command = {
  readonly file: string
  readonly args: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  /** "show" passes the output on as it comes; "keep" returns it. */
  readonly output: "show" | "keep"
}

export type Finished = { readonly code: number; readonly output: string; readonly seconds: number }

/** Runs a command in the root with the tools of node_modules first in PATH. A command that cannot be started ends with code 127. */
export const run = ({ file, args, env, output }: Command): Promise<Finished> =>
  new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env["PATH"] ?? ""}`, ...env },
      stdio: output === "show" ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"]
    })
    const chunks: Array<string> = []
    const keep = (chunk: Buffer) => chunks.push(chunk.toString())
    child.stdout?.on("data", keep)
    child.stderr?.on("data", keep)
    const finish = (code: number) => resolve({ code, output: chunks.join(""), seconds: (performance.now() - started) / 1000 })
    child.on("error", (error) => {
      chunks.push(`${file}: ${error.message}\n`)
      finish(127)
    })
    child.on("close", (code) => finish(code ?? 1))
  })
