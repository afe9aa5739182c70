import { Effect, Logger } from "effect"
import { describe, expect, it } from "vitest"
import { Builds, BuildsUnavailable, type ScreenFiles } from "../../../core/services/ports/builds.ts"
import { FileUnavailable, Preloads, preloadScreens } from "../../../core/services/ports/preloads.ts"
import { routeRules } from "../../../server/maintenance/route-rules.ts"

const files = {
  diamonds: ["/assets/list.js", "/assets/diamonds.js", "/assets/list.css"],
  jewelry: ["/assets/list.js", "/assets/jewelry.js", "/assets/list.css"],
  diamond: ["/assets/diamond.js"],
  collections: ["/assets/collections.js"],
  home: ["/assets/home.js"]
}

type Options = {
  readonly isSparing?: boolean
  readonly has?: ReadonlyArray<string>
  readonly read?: Effect.Effect<ScreenFiles, BuildsUnavailable>
  readonly rules?: typeof routeRules
}

/** A page whose links the test reports and whose loads the test completes. */
const opened = async ({ has = [], isSparing = false, read = Effect.succeed(files), rules = routeRules }: Options = {}) => {
  const begun: Array<string> = []
  const logged: Array<string> = []
  const ends = new Map<string, (end: Effect.Effect<void, FileUnavailable>) => void>()
  let near: (to: string, from: string) => void = () => undefined
  const program = preloadScreens(rules).pipe(
    Effect.provideService(Builds, { running: "one", latest: Effect.succeed("one"), rules: Effect.succeed(rules), files: read }),
    Effect.provideService(Preloads, {
      isSparing: Effect.succeed(isSparing),
      has: (file) => has.includes(file),
      links: (notify) => Effect.callback<never>(() => void (near = notify)),
      fetch: (file) =>
        Effect.callback((done) => {
          begun.push(file)
          ends.set(file, done)
        })
    }),
    Effect.provide(Logger.layer([Logger.make(({ message }) => void logged.push(JSON.stringify(message)))]))
  )
  const stop = Effect.runCallback(program)
  const end = async (file: string, how: Effect.Effect<void, FileUnavailable> = Effect.void) => {
    ends.get(file)?.(how)
    await turn()
  }
  await turn()
  return { begun, end, logged, stop, near: (to: string, from = "/") => (near(to, from), turn()) }
}

const turn = () => new Promise((next) => setImmediate(next))

describe("the code of pages that links lead to", () => {
  it("is loaded by the screen of each link's route, each file once", async () => {
    const { begun, end, near } = await opened()
    await near("/diamonds/filter/shape--oval?sort=price")
    expect(begun).toEqual(files.diamonds)
    for (const file of files.diamonds) await end(file)
    await near("/jewelry/")
    await near("/diamonds/10248617/")
    await near("/diamonds")
    expect(begun).toEqual([...files.diamonds, "/assets/jewelry.js", "/assets/diamond.js"])
  })

  it("[LIM-009] loads five files at once; a sixth waits until one of the five has ended", async () => {
    const { begun, end, near } = await opened()
    await near("/diamonds")
    await near("/jewelry/")
    await near("/diamonds/10248617/")
    await near("/collection")
    expect(begun).toEqual([...files.diamonds, "/assets/jewelry.js", "/assets/diamond.js"])
    await end("/assets/list.css")
    expect(begun.slice(5)).toEqual(["/assets/collections.js"])
    await near("/", "/contacts")
    expect(begun).toHaveLength(6)
    await end("/assets/diamonds.js", Effect.fail(new FileUnavailable({ reason: "no network" })))
    expect(begun.slice(6)).toEqual(["/assets/home.js"])
  })

  it("that fails to load is only logged, and then left to its page", async () => {
    const { begun, end, logged, near } = await opened()
    await near("/diamonds/10248617/")
    await end("/assets/diamond.js", Effect.fail(new FileUnavailable({ reason: "no network" })))
    await near("/diamonds/10248617/")
    expect(begun).toEqual(["/assets/diamond.js"])
    expect(logged).toEqual([expect.stringMatching(/could not preload code.*diamond\.js.*no network/)])
  })

  it("is not requested if the tab has it, or the link leads to the same page, out of the shop or nowhere", async () => {
    const { begun, near } = await opened({ has: ["/assets/list.js", "/assets/list.css"] })
    await near("/diamonds?sort=price", "/diamonds")
    await near("//elsewhere.example/diamonds")
    await near("/account")
    await near("/markup")
    expect(begun).toEqual([])
    await near("/diamonds")
    expect(begun).toEqual(["/assets/diamonds.js"])
  })

  it("is not requested with data saver on, nor without rules or files of the build", async () => {
    const unread = Effect.fail(new BuildsUnavailable({ reason: "no network" }))
    for (const options of [{ isSparing: true }, { rules: [] }, { read: unread }]) {
      const { begun, near } = await opened(options)
      await near("/diamonds")
      expect(begun).toEqual([])
    }
  })
})
