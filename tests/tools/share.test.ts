import { globSync } from "node:fs"
import { basename } from "node:path"
import { describe, expect, it } from "vitest"
import { readImports } from "../../tools/imports/graph.ts"
import { chooseBrowserTests } from "../../tools/test/browser-tests.ts"
import { parseLanding } from "../../tools/test/landing.ts"
import { isInShare, parseTouched, readShare, settingsOf, type Share } from "../../tools/test/share.ts"
import { capabilities, touchedBy } from "../../tools/test/touched.ts"
import { isOfTurn, parseTurn, turnAfter } from "../../tools/test/turn.ts"
import { builtAddresses } from "../e2e/support/addresses.ts"

const imports = readImports()
/** Files changed in all their lines. */
const wholly = (...files: ReadonlyArray<string>) => new Map(files.map((file) => [file, 500] as const))
const touchedByFiles = (...files: ReadonlyArray<string>) => {
  const touched = touchedBy(wholly(...files), imports)
  return touched === "all" ? touched : [...touched.capabilities, ...touched.specs].toSorted()
}
const reachedByFiles = (...files: ReadonlyArray<string>) => {
  const touched = touchedBy(wholly(...files), imports)
  return touched === "all" ? touched : [...touched.reached].toSorted()
}

const none: ReadonlySet<string> = new Set()
const touchedNothing = { capabilities: none, folders: none, reached: none, screens: none, specs: none }

describe("the capabilities that a change touches", () => {
  it.each([
    ["a machine: its own", "core/machines/cart/cart.machine.ts", ["cart"], []],
    ["SQL: its own, and it reaches those that read through it", "server/visits/visits.ts", ["visits"], ["account"]],
    ["a manifest: its own", "core/shop/capabilities/cart.ts", ["cart"], []],
    ["a style sheet: its own, and it reaches those of the views that import it", "view/cart/cart-line.module.css", ["cart"], ["checkout"]],
    ["an adapter: none, and it reaches those that use its port", "adapters/browser/scroll-browser.ts", [], ["navigation"]]
  ])("are for %s", (_, file, touched, reached) => {
    expect([touchedByFiles(file), reachedByFiles(file)]).toEqual([touched, reached])
  })

  it("of a rule are its own; the change reaches those of every importer, direct or indirect", () => {
    expect(touchedByFiles("core/domain/cart/cart-writes.ts")).toEqual(["cart"])
    expect(reachedByFiles("core/domain/cart/cart-writes.ts")).toContain("checkout")
    expect(reachedByFiles("core/domain/text/money.ts")).toEqual(
      expect.arrayContaining(["cart", "catalogue", "orders", "product", "visits"])
    )
  })

  it.each(["view/ui/button.tsx", "server/platform/db/migrate.ts", "server/seed/stones.ts", "app/browser.tsx", "public/logo.svg"])(
    "of shared code are none, and the change reaches all: %s",
    (file) => {
      expect(touchedByFiles(file)).toEqual([])
      expect(reachedByFiles(file)).toEqual([...capabilities()].toSorted())
    }
  )

  it("of a screen are those that it combines", () => {
    expect(touchedByFiles("view/screens/cart-screen.tsx")).toEqual(expect.arrayContaining(["cart"]))
    expect(touchedByFiles("view/screens/cart-screen.tsx")).not.toContain("constructor")
  })

  it.each(["core/kernel/system.ts", "core/journal/fold.ts", "tools/build/record.ts", "package-lock.json", "a-folder-nobody-knows/file.ts"])(
    "are all of them for %s",
    (file) => {
      expect(touchedByFiles(file)).toBe("all")
    }
  )

  it("are none for texts and for tests of other runners", () => {
    expect(touchedByFiles("README.md", "docs/qa.md", "tests/core/cart/cart.test.ts", "tools/near.ts")).toEqual([])
  })

  it("have the screens that show the file, also through a late part", () => {
    const touched = touchedBy(wholly("view/cart/cart-line.tsx"), imports)
    expect(touched === "all" ? touched : [...touched.screens]).toEqual(["cart-screen"])
  })

  it("have those changed in few lines among the reached ones", () => {
    const lines = (count: number) =>
      touchedBy(
        new Map([
          ["core/machines/cart/cart.machine.ts", count],
          ["view/cart/cart-line.tsx", 4]
        ]),
        imports
      )
    expect(lines(5)).toMatchObject({ capabilities: new Set(), reached: new Set(["cart"]) })
    expect(lines(6)).toMatchObject({ capabilities: new Set(["cart"]) })
  })

  it("give way to specs if a browser test has changed; what specs share only reaches them", () => {
    expect(touchedByFiles("tests/e2e/cart/cart.spec.ts")).toEqual(["tests/e2e/cart/cart.spec.ts"])
    for (const file of ["qa/pages/cart-page.ts", "tests/e2e/support/test.ts"]) {
      expect(touchedByFiles(file)).not.toContain("tests/e2e/cart/cart.spec.ts")
      expect(reachedByFiles(file)).toContain("tests/e2e/cart/cart.spec.ts")
    }
  })

  it("are those that import the library of paths, which only reaches them", () => {
    expect(touchedByFiles("qa/server/account.ts")).toEqual([])
    expect(reachedByFiles("qa/server/account.ts")).toContain("tests/e2e/account/devices.spec.ts")
  })
})

describe("a share of the browser tests", () => {
  const test = (file: string, title: string, ...tags: ReadonlyArray<string>) => ({
    file: `tests/e2e/${file}.spec.ts`,
    title,
    titles: [title],
    tags
  })
  const nameOf = (turn: 0 | 1 | 2) => ["a", "b", "c", "d", "e", "f", "g", "h"].find((name) => isOfTurn(turn, name)) ?? ""
  const all = [
    test("cart/cart", "pays", "@always"),
    test("cart/cart", "removes"),
    test("orders/order", "cancels"),
    test("ui/sweep", nameOf(1), "@turn"),
    test("ui/sweep", nameOf(2), "@turn"),
    test("ui/sweep", nameOf(2), "@turn", "@orders-screen"),
    test("cart/cart", "counts to a million", "@full")
  ]
  const titlesIn = (share: Pick<Share, "touched" | "turn">) =>
    chooseBrowserTests(share, all).chosen.map(({ title, tags }) => [title, ...tags].join(" "))

  it("has the tests that always run, those of its change, and the sweeps of its turn", () => {
    expect(titlesIn({ turn: 1, touched: parseTouched("cart") })).toEqual(["pays @always", "removes", `${nameOf(1)} @turn`])
  })

  it("has a third of the tests of a capability that the change only reaches", () => {
    const reached = [test("orders/order", nameOf(1)), test("orders/order", nameOf(2)), test("cart/cart", nameOf(2))]
    const touched = { ...touchedNothing, capabilities: new Set(["cart"]), reached: new Set(["orders"]) }
    const { chosen } = chooseBrowserTests({ turn: 1, touched }, reached)
    expect(chosen).toEqual([reached[0], reached[2]])
  })

  it("has a sweep out of turn if its screen shows a changed file", () => {
    const touched = touchedBy(wholly("view/screens/orders-screen.tsx"), imports)
    expect(titlesIn({ turn: 1, touched })).toEqual(["pays @always", "cancels", `${nameOf(1)} @turn`, `${nameOf(2)} @turn @orders-screen`])
  })

  it("is refused if a test without a ring belongs to no capability", () => {
    const choose = () => chooseBrowserTests({ turn: 0, touched: parseTouched("cart") }, [test("ui/sweep", "is forgotten")])
    expect(choose).toThrow(/sweep\.spec\.ts: "is forgotten" belongs to no capability/)
  })

  it("names only existing screens in the tags of sweeps", () => {
    const files = new Set(globSync(["view/screens/**/*-screen.tsx", "view/notices/error-page.tsx"]).map((file) => basename(file, ".tsx")))
    expect(builtAddresses.filter(({ screen }) => !files.has(screen))).toEqual([])
  })

  it("has the whole of a changed spec except tests of the full run", () => {
    expect(
      titlesIn({ turn: 0, touched: parseTouched("tests/e2e/ui/sweep.spec.ts") }).filter((title) => title.includes("@turn"))
    ).toHaveLength(3)
    expect(isInShare({ turn: 0, touched: "all" }, test("cart/cart", "counts to a million", "@full"))).toBe(false)
  })

  it("is repeated by its printed arguments", async () => {
    const share = await readShare(["--since", "0".repeat(40), "--turn", "2"])
    expect(share).toEqual({ since: "0".repeat(40), turn: 2, touched: "all", args: `--turn 2 --since ${"0".repeat(40)}` })
    const ofCart = await readShare(["--turn", "0", "--touched", "cart", "--since", "0".repeat(40)])
    for (const each of [share, ofCart]) expect(await readShare(each.args.split(" "))).toEqual(each)
    const touched = { ...touchedNothing, capabilities: new Set(["orders", "cart"]), folders: new Set(["server/platform/files"]) }
    expect(settingsOf({ since: "cba42d7c", turn: 2, touched })).toEqual({
      TEST_RING: "share",
      TEST_SINCE: "cba42d7c",
      TEST_TURN: "2",
      TEST_TOUCHED: "cart,orders,server/platform/files"
    })
  })

  it("is refused if it names something unknown", async () => {
    expect(() => parseTouched("cart,kart")).toThrow(/kart/)
    expect(() => parseTurn("3")).toThrow(/3/)
    await expect(readShare(["--trun", "1"])).rejects.toThrow(/trun/)
    expect(() => parseLanding("cba42d7c")).toThrow(/cba42d7c/)
  })
})

describe("turns", () => {
  it("follow each other from landing to landing, and three of them cover every name once", () => {
    expect([30, 31, 32, 33].map(turnAfter)).toEqual([0, 1, 2, 0])
    expect(parseLanding(`${"a".repeat(40)} 30\n`)).toEqual({ commit: "a".repeat(40), number: 30 })
    const names = Array.from({ length: 3_000 }, (_, index) => `path ${index}`)
    const thirds = ([0, 1, 2] as const).map((turn) => names.filter((name) => isOfTurn(turn, name)))
    for (const third of thirds) expect(Math.abs(third.length - 1_000)).toBeLessThan(100)
    expect(new Set(thirds.flat()).size).toBe(3_000)
  })
})
