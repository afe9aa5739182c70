import { mkdirSync, writeFileSync } from "node:fs"
import { readJson } from "../read-json.ts"
import { inRoot } from "../root.ts"
import { run } from "../run.ts"
import { type BrowserTest, isInShare, type Share } from "./share.ts"
import { capabilities } from "./touched.ts"

/** `titles` include those of enclosing `describe` blocks, outermost first. */
export type ListedTest = BrowserTest & { readonly titles: ReadonlyArray<string> }

/** Lists all Playwright tests. Throws when a spec cannot be loaded. */
export const listBrowserTests = async (): Promise<ReadonlyArray<ListedTest>> => {
  const listing = inRoot("test-results/listing.json")
  mkdirSync(inRoot("test-results"), { recursive: true })
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: listing }
  const { code, output } = await run({ file: "playwright", args: ["test", "--list", "--reporter=json"], env, output: "keep" })
  if (code !== 0) throw new Error(`could not list the browser tests: ${output}`)
  const { suites } = readJson<Listing>(listing)
  return suites.flatMap((suite) => testsIn(suite, []))
}

type Listing = { readonly suites: ReadonlyArray<Suite> }

type Suite = {
  readonly title: string
  readonly suites?: ReadonlyArray<Suite>
  readonly specs: ReadonlyArray<{ readonly title: string; readonly file: string; readonly tags: ReadonlyArray<string> }>
}

/** Drops the titles of outermost suites, which are files. */
const testsIn = ({ specs, suites = [] }: Suite, titles: ReadonlyArray<string>): ReadonlyArray<ListedTest> => [
  ...specs.map(({ file, tags, title }) => ({
    file: `tests/e2e/${file}`,
    title: [...titles, title].join(" "),
    titles: [...titles, title],
    tags: tags.map((tag) => (tag.startsWith("@") ? tag : `@${tag}`))
  })),
  ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title]))
]

export type TestChoice = { readonly chosen: ReadonlyArray<ListedTest>; readonly left: ReadonlyArray<ListedTest> }

/** Throws for a test without a ring outside a capability folder: no change would ever run it. */
export const chooseBrowserTests = (share: Pick<Share, "touched" | "turn">, all: ReadonlyArray<ListedTest>): TestChoice => {
  const known = capabilities()
  const unassigned = all.find(({ file, tags }) => tags.length === 0 && !known.has(file.split("/")[2] ?? ""))
  if (unassigned !== undefined)
    throw new Error(`${unassigned.file}: "${unassigned.title}" belongs to no capability; give it a ring of tests/support/rings.ts`)
  const { chosen = [], left = [] } = Object.groupBy(all, (test) => (isInShare(share, test) ? "chosen" : "left"))
  return { chosen, left }
}

/** Writes a list for Playwright's `--test-list`; returns the file. */
export const writeTestList = (tests: ReadonlyArray<ListedTest>): string => {
  const file = inRoot("test-results/share.txt")
  mkdirSync(inRoot("test-results"), { recursive: true })
  writeFileSync(file, tests.map(({ file: spec, titles }) => [spec.replace("tests/e2e/", ""), ...titles].join(" › ") + "\n").join(""))
  return file
}
