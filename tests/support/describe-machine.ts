import { describe, expect, it } from "vitest"
import { essence } from "../../core/journal/fold.ts"
import { foldInFreshProcess } from "./fresh-process.ts"
import { walkLive } from "./live.ts"
import { type Path, pathsThrough, unreached, type World } from "./paths.ts"
import { exported, plain } from "./recorded.ts"

/** A module beside this one, and the name under which it exports the machines of a world. */
type Table = Parameters<typeof foldInFreshProcess>[1]

/** The same paths, pure and live: every state is reached, the invariant holds, the running machine agrees, its journal folds. */
export const describeMachine = (name: string, world: World, table: Table, invariant: (path: Path) => void) =>
  describe(`${name} machine`, () => {
    const paths = pathsThrough(world)

    it("comes to rest in every state", () => {
      expect(unreached(world, paths)).toEqual([])
    })

    it.each(paths)("holds to its promise: $title", (path) => {
      invariant(path)
    })

    it("lives through the same paths as it was computed, and its journals fold in a fresh process", () => expectLive(world, table, paths))
  })

/** Walks the paths through the running machine, and folds what it recorded in another process. */
export const expectLive = async (world: World, table: Table, paths: ReadonlyArray<Path>): Promise<void> => {
  const recordings = []
  for (const path of paths) {
    const { recorded, snapshot } = await walkLive(world, path)
    expect(plain(essence(snapshot)), path.title).toEqual(plain(essence(path.snapshot)))
    recordings.push(exported(recorded))
    recorded.root.stop()
  }
  const verdict = foldInFreshProcess(recordings, table)
  expect(verdict.differences).toEqual([])
  expect(verdict.compared).toBe(verdict.entries)
}
