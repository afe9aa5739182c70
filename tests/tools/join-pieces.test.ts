import { describe, expect, test } from "vitest"
import { joinPieces, type Piece, type Situation } from "../../tools/build/join-pieces.ts"

const home = 0
const cart = 1
const often: ReadonlyArray<Situation> = [
  { weight: 1, perFile: 300 },
  { weight: 1, perFile: 300 }
]

const piece = (
  name: string,
  size: number,
  loadedIn: ReadonlyArray<number>,
  rest: { imports?: ReadonlyArray<string>; isFixed?: boolean } = {}
): Piece => ({
  modules: [name],
  size,
  loadedIn: new Set(loadedIn),
  imports: new Set(rest.imports ?? []),
  isFixed: rest.isFixed ?? false
})

const joined = (pieces: ReadonlyArray<Piece>, situations = often) =>
  joinPieces(pieces, situations)
    .map(({ modules }) => modules.toSorted().join("+"))
    .toSorted()

describe("files of a build", () => {
  test("of the same pages are joined", () => {
    expect(joined([piece("a", 5000, [home, cart]), piece("b", 5000, [home, cart])])).toEqual(["a+b"])
  })

  test("that no page has together stay apart", () => {
    expect(joined([piece("a", 10, [home]), piece("b", 10, [cart])])).toEqual(["a", "b"])
  })

  test("are joined where a page loads fewer bytes too much than a file costs", () => {
    const rules = (size: number) => [piece("all", 1000, [home, cart]), piece("few", size, [home])]
    expect(joined(rules(299))).toEqual(["all+few"])
    expect(joined(rules(301))).toEqual(["all", "few"])
  })

  test("that a frequent page does not need stay out of its files", () => {
    const pieces = [piece("all", 1000, [home, cart]), piece("few", 200, [home])]
    expect(
      joined(pieces, [
        { weight: 1, perFile: 300 },
        { weight: 2, perFile: 300 }
      ])
    ).toEqual(["all", "few"])
  })

  test("are not joined where a page would load what the other one imports", () => {
    const pieces = [piece("all", 1000, [home, cart]), piece("few", 10, [home], { imports: ["library"] })]
    expect(joined([...pieces, piece("library", 9000, [home], { isFixed: true })])).toEqual(["all", "few", "library"])
  })

  test("never import each other", () => {
    const pieces = [
      piece("top", 10, [home], { imports: ["middle"] }),
      piece("middle", 9000, [home, cart], { imports: ["bottom"], isFixed: true }),
      piece("bottom", 10, [home, cart])
    ]
    expect(joined(pieces)).toEqual(["bottom", "middle", "top"])
    expect(joined(pieces.map((each) => ({ ...each, imports: new Set<string>() })))).toEqual(["bottom+top", "middle"])
  })
})
