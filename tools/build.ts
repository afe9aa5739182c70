import { copyFileSync, globSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { parseArgs } from "node:util"
import { build } from "vite"
import { withUsage } from "./arguments.ts"
import { joinStyles } from "./build/join-styles.ts"
import { precompress } from "./build/precompress.ts"
import { hashInputs, hashOutputs, isStale, writeRecord } from "./build/record.ts"
import { shortenNames } from "./build/short-names.ts"
import { reportBudgets } from "./budgets.ts"
import { inRoot } from "./root.ts"

/**
 * `npm run build`: dist/client, dist/server, dist/maps for stack traces, dist/build.json. Fails beyond a budget without `--no-budgets`;
 * `--if-stale` skips an up-to-date build.
 */
const options = await withUsage(
  "npm run build [-- --no-budgets] [--if-stale]",
  () =>
    parseArgs({ options: { "no-budgets": { type: "boolean", default: false }, "if-stale": { type: "boolean", default: false } } }).values
)

const buildShop = async () => {
  if (options["if-stale"] && !isStale()) {
    console.log("the build is up to date")
    return reportBudgets()
  }
  process.env["NODE_ENV"] = "production"
  const inputs = hashInputs()
  rmSync(inRoot("dist"), { recursive: true, force: true })
  await build({ logLevel: "warn" })
  linkPublicFiles()
  joinStyles()
  await build({ logLevel: "warn", configFile: inRoot("vite.inspector.config.ts") })
  await build({ logLevel: "warn", build: { ssr: "app/server.tsx" } })
  shortenNames()
  moveMaps()
  const compressed = await precompress()
  const id = hashOutputs()
  writeRecord({ id, timestamp: Date.now(), inputs })
  console.log(`build ${id}: ${compressed} text files compressed`)
  return options["no-budgets"] || reportBudgets()
}

/** Hard-links public files: copying ten thousand pictures took a quarter of the build. */
const linkPublicFiles = () => {
  for (const entry of readdirSync(inRoot("public"), { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = inRoot("dist/client", relative(inRoot("public"), source))
    if (entry.isDirectory()) mkdirSync(target, { recursive: true })
    else linkOrCopy(source, target)
  }
}

const linkOrCopy = (source: string, target: string) => {
  try {
    linkSync(source, target)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && (error.code === "EXDEV" || error.code === "EPERM" || error.code === "EMLINK")))
      throw error
    copyFileSync(source, target)
  }
}

/** Source maps must not be served. */
const moveMaps = () => {
  for (const file of globSync("**/*.map", { cwd: inRoot("dist/client") })) {
    const target = inRoot("dist/maps", file)
    mkdirSync(dirname(target), { recursive: true })
    renameSync(inRoot("dist/client", file), target)
  }
}

process.exitCode = (await buildShop()) ? 0 : 1
