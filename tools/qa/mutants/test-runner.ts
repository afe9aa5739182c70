import type { Plugin, UserConfig } from "vite"
import { type CliOptions, createVitest, type TestModule, type Vitest } from "vitest/node"
import suite from "../../../vitest.config.ts"
import { inRoot } from "../../root.ts"

/** `failure` is the first failed test. */
export type TestRun = {
  readonly passed: ReadonlyArray<string>
  readonly failed: ReadonlyArray<string>
  readonly failure: string | null
  readonly isTooLong: boolean
}

export type TestRunner = {
  /** Runs test files with some source texts replaced in memory. */
  readonly run: (tests: ReadonlyArray<string>, texts: ReadonlyMap<string, string>) => Promise<TestRun>
  readonly close: () => Promise<void>
}

/** Persistent Vitest, so that runs have no start-up cost. `setup` is loaded before each test file. */
export const openTestRunner = async (options: {
  readonly setup: ReadonlyArray<string>
  readonly bail: number
  readonly limitMs: number
}): Promise<TestRunner> => {
  const served = new Map<string, string>()
  let vitest = await open(served, options)
  const runWithLimit = async (tests: ReadonlyArray<string>): Promise<TestRun> => {
    const specifications = await vitest.globTestSpecifications(tests.map((test) => inRoot(test)))
    const { late, stop } = startTimeout(options.limitMs)
    const finished = await Promise.race([vitest.runTestSpecifications(specifications), late])
    stop()
    if (finished !== "late") return ranFrom(finished, new Set(specifications.map(({ moduleId }) => moduleId)))
    // A worker in an endless loop ends only when its pool is closed.
    await Promise.race([vitest.close(), startTimeout(closingMs).late])
    vitest = await open(served, options)
    return { passed: [], failed: [], failure: `did not end within ${options.limitMs / 1000} s`, isTooLong: true }
  }
  const change = (texts: ReadonlyMap<string, string>) => {
    const before = [...served.keys()]
    served.clear()
    for (const [file, text] of texts) served.set(inRoot(file), text)
    for (const file of new Set([...before, ...served.keys()])) vitest.invalidateFile(file)
  }
  return {
    run: async (tests, texts) => {
      change(texts)
      const ran = await runWithLimit(tests)
      process.exitCode = 0
      return ran
    },
    close: () => vitest.close()
  }
}

const closingMs = 10_000

const open = (
  served: ReadonlyMap<string, string>,
  { bail, setup }: { readonly bail: number; readonly setup: ReadonlyArray<string> }
): Promise<Vitest> => {
  const textFor = (id: string) => served.get(id.replace(/\?.*$/, "")) ?? null
  const plugin: Plugin = {
    name: "gran-mutants",
    enforce: "pre",
    load: textFor,
    // Replaced texts must not be cached as the original file.
    configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (textFor(id) === null ? undefined : false))
  }
  const { projects = [], ...shared } = suite.test ?? {}
  const cli: CliOptions = { config: false, root: inRoot(), watch: false, bail, silent: true, maxWorkers: 2 }
  const config: UserConfig = {
    test: {
      ...shared,
      reporters: [{}],
      projects: projects.map((project) => {
        if (typeof project !== "object" || !("test" in project)) throw new Error("could not find the unit project in vitest.config.ts")
        return { plugins: [plugin], test: { ...limitsOf(shared), ...project.test, setupFiles: [...setup] } }
      })
    }
  }
  return createVitest(cli, config)
}

/** Settings inherited by projects. */
const limitsOf = ({ globalSetup = [], hookTimeout = 0, testTimeout = 0 }: NonNullable<typeof suite.test>) => ({
  globalSetup,
  hookTimeout,
  testTimeout
})

/** Ignores test files of earlier runs, which Vitest returns too. */
const ranFrom = (finished: Awaited<ReturnType<Vitest["runTestSpecifications"]>>, asked: ReadonlySet<string>): TestRun => {
  const { unhandledErrors } = finished
  const testModules = finished.testModules.filter(({ moduleId }) => asked.has(moduleId))
  const names = (ok: boolean) => testModules.filter((module) => module.ok() === ok && module.state() !== "queued").map(nameOf)
  const failed = names(false)
  const broken = testModules.find((module) => !module.ok())
  const failure = broken === undefined ? (unhandledErrors.length === 0 ? null : "an error outside of the tests") : firstFailure(broken)
  return { passed: names(true), failed, failure, isTooLong: false }
}

const firstFailure = (module: TestModule): string => {
  for (const test of module.children.allTests("failed")) return `${nameOf(module)}: ${test.fullName}`
  return `${nameOf(module)} cannot be read`
}

const nameOf = ({ moduleId }: TestModule) => moduleId.replace(`${inRoot()}/`, "")

const startTimeout = (ms: number) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms)
  })
  return { late, stop: () => clearTimeout(timer) }
}
