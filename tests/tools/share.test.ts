import { globSync } from "node:fs"
import { basename } from "node:path"
import { describe, expect, it } from "vitest"
import { readImports } from "../../tools/imports/graph.ts"
import { chooseBrowserTests } from "../../tools/test/browser-tests.ts"
import { parseLanding } from "../../tools/test/landing.ts"
import { isInShare, parseTouched, readShare, settingsOf, type Share } from "../../tools/test/share.ts"
import { touchedBy } from "../../tools/test/touched.ts"
import { isOfTurn, parseTurn, turnAfter } from "../../tools/test/turn.ts"
import { builtAddresses } from "../e2e/support/addresses.ts"

const imports = readImports()
const touchedByFiles = (...files: ReadonlyArray<string>) => {
  const touched = touchedBy(new Set(files), imports)
  return touched === "all" ? touched : [...touched.capabilities, ...touched.specs].toSorted()
}

describe("the capabilities that a change touches", () => {
  it.each([
    ["a machine: its own", "core/machines/cart/cart.machine.ts", ["cart"]],
    ["SQL: its own, and those that read through it", "server/visits/visits.ts", ["account", "visits"]],
    ["a manifest: its own", "core/shop/capabilities/cart.ts", ["cart"]],
    ["a style sheet: those of the views that import it", "view/cart/cart-line.module.css", ["cart", "checkout"]],
    ["an adapter: those that use its port", "adapters/browser/scroll-browser.ts", ["navigation"]]
  ])("are for %s", (_, file, capabilities) => {
    expect(touchedByFiles(file)).toEqual(capabilities)
  })

  it("are for a rule those of everything that imports it, directly or indirectly", () => {
    expect(touchedByFiles("core/domain/cart/cart-writes.ts")).toEqual(expect.arrayContaining(["cart", "checkout"]))
    expect(touchedByFiles("core/domain/text/money.ts")).toEqual(
      expect.arrayContaining(["cart", "catalogue", "orders", "product", "visits"])
    )
  })

  it("are for a screen those that it combines", () => {
    expect(touchedByFiles("view/screens/cart-screen.tsx")).toEqual(expect.arrayContaining(["cart"]))
    expect(touchedByFiles("view/screens/cart-screen.tsx")).not.toContain("constructor")
  })

  it.each([
    "core/kernel/system.ts",
    "core/journal/fold.ts",
    "view/ui/button.tsx",
    "server/platform/db/migrate.ts",
    "app/browser.tsx",
    "tools/build/record.ts",
    "package-lock.json",
    "a-folder-nobody-knows/file.ts"
  ])("are all of them for %s", (file) => {
    expect(touchedByFiles(file)).toBe("all")
  })

  it("are none for texts and for tests of other runners", () => {
    expect(touchedByFiles("README.md", "docs/qa.md", "tests/core/cart/cart.test.ts", "tools/near.ts")).toEqual([])
  })

  it("have the screens that show the file, also through a late part", () => {
    const touched = touchedBy(new Set(["view/cart/cart-line.tsx"]), imports)
    expect(touched === "all" ? touched : [...touched.screens]).toEqual(["cart-screen"])
  })

  it("give way to specs if a browser test or its page object has changed", () => {
    expect(touchedByFiles("tests/e2e/cart/cart.spec.ts")).toEqual(["tests/e2e/cart/cart.spec.ts"])
    expect(touchedByFiles("tests/e2e/pages/cart-page.ts")).toContain("tests/e2e/cart/cart.spec.ts")
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

  it("has a sweep out of turn if its screen shows a changed file", () => {
    const touched = touchedBy(new Set(["view/screens/orders-screen.tsx"]), imports)
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
    expect(settingsOf({ turn: 2, touched: parseTouched("orders,cart") })).toEqual({
      TEST_RING: "share",
      TEST_TURN: "2",
      TEST_TOUCHED: "cart,orders"
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
