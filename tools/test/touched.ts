import { globSync } from "node:fs"
import { type Imports, importersIn, reachedFrom } from "../imports/graph.ts"
import { inRoot } from "../root.ts"

/** Capabilities, screens (by file name) and browser specs that a change can break; `"all"` for shared code. */
export type Touched = "all" | Readonly<Record<"capabilities" | "screens" | "specs", ReadonlySet<string>>>

/** Capabilities of browser tests: folders of `tests/e2e` with specs, except the shared `ui`. */
export const capabilities = (): ReadonlySet<string> =>
  new Set(
    globSync("tests/e2e/*/*.spec.ts", { cwd: inRoot() })
      .map((file) => file.split("/")[2] ?? "")
      .filter((name) => name !== "ui")
  )

/** Shared code, packages and the build: a change runs all browser tests. */
const shared =
  /^(?:core\/(?:kernel|journal)|view\/(?:islands|theme|ui)|server\/platform|app|public|tools\/(?:build|test)|package(?:-lock)?\.json$|[^/]*\.config\.ts$)/

/** Files without effect on browser tests: documents, tests of other runners, tools. */
const unseen =
  /^(?:docs|tools|tests\/(?!e2e|support)|\.ci|\.oxlintrc|\.prettier|\.gitignore|\.env|knip\.json|budgets\.json|tsconfig\.json|[^/]*\.md$)/

/** Screens of routes, and the page shown without one. */
const screen = /^view\/(?:screens\/(?:[\w-]+\/)?|notices\/)([\w-]+-screen|error-page)\.tsx$/

/** Views that combine capabilities beside their own. */
const composed = /^view\/(?:dialogs|screens)\//

/** Files that assemble the whole shop: importing them says nothing about a capability. */
const hub =
  /^(?:(?:app|adapters|tests|core\/(?:shop|contract|routes)|core\/services\/forms|view\/(?:dialogs|dev))\/|(?:core\/services|view|view\/screens|server)\/[^/]+$)/

/**
 * Finds what changed files can break, by imports:
 * - a file touches its own capability, and all whose files import it transitively;
 * - a screen, a dialog, and a file without a capability (a contract) touches those it imports as well;
 * - an adapter touches the users of its port, a style sheet those of the views importing it;
 * - a browser test file touches the specs that import it, a spec itself;
 * - shared code, and any other file, touches everything.
 */
export const touchedBy = (changed: ReadonlySet<string>, imports: Imports, known = capabilities()): Touched => {
  const code = { imports, importers: importersIn(imports), known }
  const touched = { capabilities: new Set<string>(), screens: new Set<string>(), specs: new Set<string>() }
  for (const file of changed) {
    if (shared.test(file)) return "all"
    if (unseen.test(file)) continue
    const isTest = file.startsWith("tests/")
    const found = isTest ? specsOf(file, code) : capabilitiesOf(file, code)
    if (found.size === 0 && !isTest) return "all"
    for (const each of found) touched[isTest ? "specs" : "capabilities"].add(each)
    for (const each of screensOf(file, code)) touched.screens.add(each)
  }
  return touched
}

type Code = { readonly imports: Imports; readonly importers: Imports; readonly known: ReadonlySet<string> }

const specsOf = (file: string, { importers }: Code): ReadonlySet<string> =>
  new Set([...reachedFrom(file, importers).keys()].filter((each) => each.endsWith(".spec.ts")))

const capabilitiesOf = (file: string, code: Code): ReadonlySet<string> => {
  const { imports, importers, known } = code
  if (file.endsWith(".css")) return unionOf([...(importers.get(file) ?? [])].map((each) => capabilitiesOf(each, code)))
  const ports = [...(imports.get(file) ?? [])].filter((each) => file.startsWith("adapters/") && each.startsWith("core/services/ports/"))
  const climbed = new Set([file, ...ports])
  for (const each of climbed) if (each === file || !hub.test(each)) for (const importer of importers.get(each) ?? []) climbed.add(importer)
  const below = capabilityOf(file, known) === null || composed.test(file) ? ownersBelow(file, code) : new Set<string>()
  return unionOf([below, new Set([...climbed].flatMap((each) => capabilityOf(each, known) ?? []))])
}

/** Screens that show a file: they import it directly, or through other views, late parts among them. */
const screensOf = (file: string, { importers }: Code): ReadonlyArray<string> =>
  [...climb([file], importers, (each) => !hub.test(each))].flatMap((each) => screen.exec(each)?.[1] ?? [])

/** Transitive importers of the given files, through files that `mayClimb` accepts. */
const climb = (files: ReadonlyArray<string>, importers: Imports, mayClimb: (file: string) => boolean): ReadonlySet<string> => {
  const climbed = new Set(files)
  for (const each of climbed)
    if (files.includes(each) || mayClimb(each)) for (const importer of importers.get(each) ?? []) climbed.add(importer)
  return climbed
}

/** Capabilities of a file's imports, directly or through files without one. */
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

/** Folders whose browser tests are those of another capability. */
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
