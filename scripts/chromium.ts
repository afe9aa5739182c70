import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { chromium } from "playwright"
import { run } from "./run.ts"

/** Flags for a browser that asks nothing of the network and may run as root in a container. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

/** Where Chromium stands: CHROMIUM, Playwright's own browser, one of the system. `null` if there is none. */
export const findChromium = (): string | null => {
  const named = process.env["CHROMIUM"]
  return [...(named === undefined ? [] : [named]), chromium.executablePath(), ...installed()].find((path) => existsSync(path)) ?? null
}

export const howToGetChromium =
  "Chromium was not found. Install the package `chromium` of your system (Debian, Ubuntu: apt-get install chromium), or Google Chrome, or run `npx playwright install chromium`, or name an executable in CHROMIUM."

/** Chromium, installed from the system's packages where that is possible without asking anyone: as root, with apt-get. */
export const findOrInstallChromium = async (): Promise<string | null> => {
  const found = findChromium()
  if (found !== null || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found
  console.log("Chromium is missing: apt-get install chromium")
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await run({ file: "apt-get", args: ["update", "-qq"], env, output: "show" })
  await run({ file: "apt-get", args: ["install", "-y", "-qq", "--no-install-recommends", "chromium"], env, output: "show" })
  return findChromium()
}

const installed = () => {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
  const folders = (process.env["PATH"] ?? "").split(delimiter)
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium"
  ]
}
