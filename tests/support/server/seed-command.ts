import { spawnSync } from "node:child_process"

/** Runs `npm run seed` or `npm run db:reset` with only these settings; returns exit status and output, without durations. */
export const seedCommand = (
  command: "cli" | "reset",
  settings: Readonly<Record<string, string>>,
  ...args: ReadonlyArray<string>
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } => {
  const { NODE_COMPILE_CACHE: compiled, PATH = "" } = process.env
  const own = { PATH, ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }), DATABASE_URL: "", SHOP_ENV: "", ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [`server/seed/${command}.ts`, ...args], { env: own, encoding: "utf8" })
  return { status, stdout: stdout.replace(/\d+\.\d s/, "N s"), stderr }
}
