import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { decodeManifest, scriptsOf, toAssets } from "../server/platform/assets.ts"
import { costOfParts, costOfSources, gzippedSize, isMaintenance, parts } from "./budgets/parts.ts"
import { readJson } from "./read-json.ts"
import { inRoot } from "./root.ts"

/** Byte budgets of a first load; scripts and styles gzipped. */
type Budgets = {
  readonly firstLoad: { readonly script: number; readonly style: number; readonly fonts: number }
  /** Script beyond the shared part, and all styles. */
  readonly constructorPages: { readonly scriptBeyondShared: number; readonly style: number }
  /** With forms and machines but without the map. */
  readonly checkoutBeyondShared: number
  /** Marketing, data layer, builds, recovery and reports in the script of a first load. */
  readonly maintenanceOfFirstLoad: number
}

/** Chunk that every page loads at the first interaction (`build/visit-chunk.ts`). */
const isShared = (key: string): boolean => key.startsWith("_visit-")
const checkout = ["view/screens/checkout-screen.tsx", "view/checkout/checkout-page.tsx", "core/shop/orders.ts"]

type LoadedFiles = ReturnType<typeof toAssets>["screens"][string]
type Files = { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> }
type Cost = Readonly<Record<"script" | "style", number>> & { readonly name: string; readonly byPart: ReadonlyArray<number> }

/** Developer screens, never loaded by users. */
const developerScreens: ReadonlySet<string> = new Set(["journal", "parts", "constructorSample"])

/** Constructor pages have their own budget: their visitors have most of the shop cached. */
const constructorPages: ReadonlySet<string> = new Set([
  ...["constructorStart", "frames", "frame", "frameStones", "frameSets", "frameStone", "ready"]
])

/** Fonts of the first text; others load on use. */
const firstFonts = ["golos-text-400", "golos-text-500", "noto-serif-display-300"].map((name) => `view/theme/fonts/${name}.woff2`)

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** Prints the first-load cost of each page (gzip, kB of 1000 bytes). Returns `true` if all budgets are met. */
export const reportBudgets = (): boolean => {
  const { checkoutBeyondShared, constructorPages: pages, firstLoad, maintenanceOfFirstLoad } = readJson<Budgets>(inRoot("budgets.json"))
  const { fonts, script, style } = firstLoad
  const manifest = Effect.runSync(decodeManifest(readFileSync(inRoot("dist/client/.vite/manifest.json"), "utf8")))
  const assets = toAssets(manifest)
  const filesOf = ({ modules, styles }: LoadedFiles): Files => ({ scripts: [...assets.scripts, ...modules], styles })
  const shared = costOf("(no screen)", filesOf(assets))
  const costs = [shared, ...Object.entries(assets.screens).map(([name, loaded]) => costOf(name, filesOf(loaded)))]

  printTable(
    ["first load, kB gzip", "style", "script", ...parts],
    costs.map((cost) => [cost.name, ...[cost.style, cost.script, ...cost.byPart].map(kilobytes)])
  )

  const loadedBefore = new Set([...assets.scripts, ...assets.modules, ...scriptsOf(manifest, Object.keys(manifest).filter(isShared))])
  const beyond = total(scriptsOf(manifest, checkout).filter((file) => !loadedBefore.has(file)))
  console.log(`the checkout beyond what all pages share: ${kilobytes(beyond)} kB`)

  const maintenance = Math.max(...Object.values(assets.screens).map((loaded) => costOfSources(filesOf(loaded).scripts, isMaintenance)))
  console.log(`marketing, builds, recovery and reports of a first load: ${kilobytes(maintenance)} kB at most`)

  const excesses = costs
    .filter(({ name }) => !developerScreens.has(name))
    .flatMap((cost) => [
      ...(constructorPages.has(cost.name)
        ? [
            ...excess(`script of ${cost.name} beyond what all pages share`, cost.script - shared.script, pages.scriptBeyondShared),
            ...excess(`style of ${cost.name}`, cost.style, pages.style)
          ]
        : [...excess(`script of ${cost.name}`, cost.script, script), ...excess(`style of ${cost.name}`, cost.style, style)])
    ])
    .concat(excess("fonts of the first view", total(firstFonts.map((name) => fileOf(manifest, name))), fonts))
    .concat(excess("the checkout beyond what all pages share", beyond, checkoutBeyondShared))
    .concat(excess("marketing, builds, recovery and reports of a first load", maintenance, maintenanceOfFirstLoad))
  for (const line of excesses) console.error(line)
  return excesses.length === 0
}

/** Path of a built file; throws for a missing source, which would cost nothing. */
const fileOf = (manifest: Readonly<Record<string, { readonly file: string }>>, name: string): string => {
  const built = manifest[name]
  if (built === undefined) throw new Error(`the build has no ${name}`)
  return `/${built.file}`
}

const costOf = (name: string, { scripts, styles }: Files): Cost => {
  const byPart = costOfParts(scripts)
  return { name, script: total(scripts), style: total(styles), byPart: parts.map((part) => byPart.get(part) ?? 0) }
}

const total = (files: ReadonlyArray<string>) => files.reduce((sum, file) => sum + gzippedSize(file), 0)

const excess = (what: string, bytes: number, budget: number) =>
  bytes <= budget ? [] : [`OVER BUDGET: ${what} is ${bytes} bytes, ${budget} are allowed (budgets.json)`]

const printTable = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>) => {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)))
  const cell = (text: string, column: number) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))
  for (const line of lines) console.log(line.map(cell).join("  "))
}
