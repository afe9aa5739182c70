import { readFileSync } from "node:fs"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { importersIn, readImports } from "../imports/graph.ts"
import { nearestTests } from "../imports/nearest-tests.ts"
import { inRoot } from "../root.ts"
import { changedFiles } from "./changed-files.ts"

/**
 * Runs files near the change since `TEST_SINCE` first, and files of one environment together: Vitest reuses a worker with its modules only
 * for the same project and environment.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files)
    const near = await nearChange(process.env["TEST_SINCE"] ?? "")
    return inOrder(sorted, ({ moduleId, project }) => ({
      isNear: near.has(moduleId),
      group: `${project.name} ${environmentOf(readFileSync(moduleId, "utf8"))}`
    }))
  }
}

/** Puts files near the change first; groups stay together, in the order of their first files. */
export const inOrder = <File>(
  files: ReadonlyArray<File>,
  placeOf: (file: File) => { readonly isNear: boolean; readonly group: string }
): Array<File> => {
  const places = files.map((file) => ({ file, ...placeOf(file) }))
  return [true, false].flatMap((isNear) => {
    const part = places.filter((place) => place.isNear === isNear)
    return [...Map.groupBy(part, ({ group }) => group).values()].flat().map(({ file }) => file)
  })
}

/** Absolute paths of the tests nearest to the change; none for an unknown commit. */
const nearChange = async (commit: string): Promise<ReadonlySet<string>> => {
  const changed = await changedFiles(commit)
  if (changed === null) return new Set()
  const importers = importersIn(readImports())
  return new Set(
    [...changed.keys()].flatMap((file) => (isTest.test(file) ? [file] : nearestTests(file, importers))).map((file) => inRoot(file))
  )
}

const isTest = /\.test\.tsx?$/

const environmentOf = (source: string): string => /@vitest-environment (\w+)/.exec(source)?.[1] ?? "node"
