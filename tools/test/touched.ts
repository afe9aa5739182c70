import { globSync } from "node:fs"
import { dirname } from "node:path"
import { type Imports, importersIn } from "../imports/graph.ts"
import { inRoot } from "../root.ts"

/**
 * Effect of a change: `capabilities` with at least ten changed lines, `specs`, `screens` (file names), `folders` of changed files;
 * `reached` are other capabilities and specs. `"all"`: the foundation changed.
 */
export type Touched = "all" | Readonly<Record<"capabilities" | "folders" | "reached" | "screens" | "specs", ReadonlySet<string>>>

/** Folders of `tests/e2e` with specs, except the shared `ui`. */
export const capabilities = (): ReadonlySet<string> =>
  new Set(
    globSync("tests/e2e/*/*.spec.ts", { cwd: inRoot() })
      .map((file) => file.split("/")[2] ?? "")
      .filter((name) => name !== "ui")
  )

/** Changes of the foundation (kernel, journal, build, choice of tests, packages, settings) run all browser tests. */
export const foundation = /^(?:core\/(?:kernel|journal)|tools\/(?:build|test)|package-lock\.json$|[^/]*\.config\.ts$)/

/** Code and content of every page: a change reaches every capability. */
const shared = /^(?:view\/(?:islands|theme|ui)|server\/(?:platform|seed)|app|public)\//

/** Code of the shop: a file that no capability imports reaches every one. */
const product = /^(?:adapters|core|inspector|server|view)\//

/** Files without effect on browser tests: documents, tests of other runners, tools. */
const unseen =
  /^(?:docs|tools|tests\/(?!e2e|support)|\.ci|\.oxlintrc|\.prettier|\.gitignore|\.env|knip\.json|budgets\.json|package\.json|tsconfig\.json|[^/]*\.md$)/

/** With fewer lines a capability is only reached: a landing of many commits renames something everywhere. */
export const fewLines = 10

/** Tests if a file is part of some screens. For code of every screen, sweeps take turns. */
const isShown = (file: string): boolean => file.startsWith("view/") && !shared.test(file)

/** Fixtures of browser tests, and `qa` except page objects, which belong to the specs that import them. */
const supports = /^(?:tests\/(?:e2e\/)?support|qa(?!\/pages))\//

/** Screens of routes, and the page of unknown addresses. */
const screen = /^view\/(?:screens\/(?:[\w-]+\/)?|notices\/)([\w-]+-screen|error-page)\.tsx$/

/** Views that combine other capabilities with their own. */
const composed = /^view\/(?:dialogs|screens)\//

/** Files that assemble the whole shop: importing them says nothing about a capability. */
const hub =
  /^(?:(?:app|adapters|qa|tests|core\/(?:shop|contract|routes)|core\/services\/forms|view\/(?:dialogs|dev))\/|(?:core\/services|view|view\/screens|server)\/[^/]+$)/

/**
 * Finds what changed files can break:
 * - a file touches its capability and reaches its transitive importers; fewer than ten lines only reach;
 * - a screen, a dialog, and a file without a capability (a contract) also touches those it imports;
 * - an adapter reaches the users of its port, a style sheet those of its views;
 * - shared code, and other product code without a capability, reaches every one;
 * - a page object touches the specs that import it, a spec itself; fixtures reach the specs that import them;
 * - the foundation, and any other file, touches everything.
 */
export const touchedBy = (changed: ReadonlyMap<string, number>, imports: Imports, known = capabilities()): Touched => {
  const code = { imports, importers: importersIn(imports), known }
  const touched = {
    capabilities: new Set<string>(),
    folders: new Set([...changed.keys()].map((file) => dirname(file))),
    reached: new Set<string>(),
    screens: new Set<string>(),
    specs: new Set<string>()
  }
  const linesOf = new Map<string, number>()
  for (const [file, lines] of changed) {
    if (foundation.test(file)) return "all"
    if (unseen.test(file)) continue
    if (isShown(file)) for (const each of screensOf(file, code)) touched.screens.add(each)
    if (/^(?:qa|tests)\//.test(file)) {
      for (const each of specsOf(file, code, () => true)) touched.reached.add(each)
      if (!supports.test(file)) for (const each of specsOf(file, code, (other) => !supports.test(other))) touched.specs.add(each)
    } else {
      const [own, reached] = [capabilitiesWith(file, code), shared.test(file) ? known : reachedCapabilities(file, code)]
      const isUnowned = own.size + reached.size === 0
      if (isUnowned && !product.test(file)) return "all"
      for (const each of own) linesOf.set(each, (linesOf.get(each) ?? 0) + lines)
      for (const each of isUnowned ? known : reached) touched.reached.add(each)
    }
  }
  for (const [each, lines] of linesOf) touched[lines < fewLines ? "reached" : "capabilities"].add(each)
  for (const each of [...touched.capabilities, ...touched.specs]) touched.reached.delete(each)
  return touched
}

type Code = { readonly imports: Imports; readonly importers: Imports; readonly known: ReadonlySet<string> }

const specsOf = (file: string, { importers }: Code, mayClimb: (file: string) => boolean): ReadonlySet<string> =>
  new Set([...climb([file], importers, mayClimb)].filter((each) => each.endsWith(".spec.ts")))

/** Capability of a file. Screens, dialogs and files without a capability add those that they import. */
const capabilitiesWith = (file: string, code: Code): ReadonlySet<string> => {
  if (shared.test(file)) return new Set()
  const own = capabilityOf(file, code.known)
  return new Set([...(own === null ? [] : [own]), ...(own === null || composed.test(file) ? ownersBelow(file, code) : [])])
}

const reachedCapabilities = (file: string, code: Code): ReadonlySet<string> => {
  const { imports, importers, known } = code
  if (file.endsWith(".css")) return unionOf([...(importers.get(file) ?? [])].map((each) => reachedCapabilities(each, code)))
  const ports = [...(imports.get(file) ?? [])].filter((each) => file.startsWith("adapters/") && each.startsWith("core/services/ports/"))
  const climbed = climb([file, ...ports], importers, (each) => !hub.test(each))
  // The folder of samples in the fixtures is not the capability `samples`.
  return new Set([...climbed].flatMap((each) => (supports.test(each) ? [] : (capabilityOf(each, known) ?? []))))
}

/** Screens that import a file, directly or through other views and late parts. */
const screensOf = (file: string, { importers }: Code): ReadonlyArray<string> =>
  [...climb([file], importers, (each) => !hub.test(each))].flatMap((each) => screen.exec(each)?.[1] ?? [])

/** Transitive importers of the given files, through files that `mayClimb` accepts. */
const climb = (files: ReadonlyArray<string>, importers: Imports, mayClimb: (file: string) => boolean): ReadonlySet<string> => {
  const climbed = new Set(files)
  for (const each of climbed)
    if (files.includes(each) || mayClimb(each)) for (const importer of importers.get(each) ?? []) climbed.add(importer)
  return climbed
}

/** Capabilities of imports, direct or through screen files without a capability. */
const ownersBelow = (file: string, { imports, known }: Code): ReadonlySet<string> => {
  const owners = new Set<string>()
  const descended = new Set([file])
  for (const each of descended)
    for (const imported of imports.get(each) ?? []) {
      const owner = capabilityOf(imported, known)
      if (owner !== null) owners.add(owner)
      else if (imported.startsWith("view/screens/")) descended.add(imported)
    }
  return owners
}

/** Folders tested by another capability. */
const parts: Readonly<Record<string, string>> = {
  "closed-accounts": "account",
  "data-copy": "account",
  delivery: "checkout",
  notices: "shell",
  passport: "account",
  payments: "checkout",
  stock: "checkout"
}

/** Capability of a file: the first folder or file name that matches one. */
const capabilityOf = (file: string, known: ReadonlySet<string>): string | null => {
  if (file.startsWith("inspector/")) return "inspector"
  const [, ...names] = file.replace(/(?:-routes)?\.[^/]*$/, "").split("/")
  return names.map((each) => parts[each] ?? each).find((each) => known.has(each)) ?? null
}

const unionOf = (sets: ReadonlyArray<ReadonlySet<string>>): ReadonlySet<string> => new Set(sets.flatMap((each) => [...each]))
