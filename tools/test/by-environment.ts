import { readFileSync } from "node:fs"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/**
 * Runs files of one environment after another. Vitest keeps a worker, with the modules that it has read, only if the next file has the same
 * project and environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files)
    const groups = Map.groupBy(sorted, ({ moduleId, project }) => `${project.name} ${environmentOf(readFileSync(moduleId, "utf8"))}`)
    return [...groups.values()].flat()
  }
}

const environmentOf = (source: string): string => /@vitest-environment (\w+)/.exec(source)?.[1] ?? "node"
