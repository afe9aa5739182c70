import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { type Browser, chromium } from "playwright"
import { run } from "./run.ts"

/** No background traffic; may run as root in a container. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

/**
 * Path of CHROMIUM, the system's Chromium, or Playwright's; `null` if none. The headless shell needs about three fifths of the processor
 * time.
 */
export const findChromium = (): string | null => {
  const named = process.env["CHROMIUM"]
  const paths = [...(named === undefined ? [] : [named]), ...inPath(shell), chromium.executablePath(), ...inPath(windowed), ...apps]
  return paths.find((path) => existsSync(path)) ?? null
}

export const openBrowser = (): Promise<Browser> => {
  const executablePath = findChromium()
  return chromium.launch({ args: chromiumFlags, ...(executablePath === null ? {} : { executablePath }) })
}

const shell = ["chromium-headless-shell"]
const windowed = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const apps = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"]

const inPath = (names: ReadonlyArray<string>) =>
  (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

export const howToGetChromium =
  "Chromium was not found. Install `chromium-headless-shell` or `chromium` of your system (Debian: apt-get install chromium-headless-shell), or Google Chrome, or run `npx playwright install chromium`, or name an executable in CHROMIUM."

/** Installs Chromium by apt-get if it is missing and this user is root. */
export const findOrInstallChromium = async (): Promise<string | null> => {
  const found = findChromium()
  if (found !== null || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found
  console.log("Chromium is missing: apt-get install chromium")
  await aptGet("update", "-qq")
  for (const name of [...shell, "chromium"]) if ((await aptGet("install", "-y", "-qq", "--no-install-recommends", name)).code === 0) break
  return findChromium()
}

const aptGet = (...args: ReadonlyArray<string>) =>
  run({ file: "apt-get", args, env: { DEBIAN_FRONTEND: "noninteractive" }, output: "show" })
