import { always } from "../../support/rings.ts"
import { piecesOf } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

test(
  "[GEN-005, GEN-006] a visitor walks from home to a category, a page of it, a piece and back, and filters the category",
  always,
  async ({ catalogue, home, jewelry, product, watched }) => {
    await home.openHome()
    await home.chooseCategory("Кольца")
    await jewelry.see("Кольца", 1)
    await jewelry.seeCategory("Кольца")
    await jewelry.choosePage(2)
    await jewelry.see("Кольца", 2)
    await jewelry.seeAddress("/jewelry/kolco/2")

    const { name, path } = await jewelry.choosePiece(0)
    await product.see(name)
    await product.seeAddress(path)
    await product.goBack()
    await jewelry.see("Кольца", 2)

    const platinum = await catalogue.countOf(/^Платина/)
    expect(platinum).toBeLessThan(await catalogue.count())
    await catalogue.choose(/^Платина/)
    await catalogue.seeAddress("/jewelry/kolco/filter/metal--platinum")
    await catalogue.seeChips("Кольца", "Платина")
    await catalogue.seeCount(platinum)
    expect(watched.documents).toEqual(["/"])
    expect(watched.broken).toEqual([])
  }
)

test("[CAT-029, CAT-035] a card opens its piece once by any click, in a tab by the middle button; another category preserves the scroll", async ({
  jewelry,
  product,
  context,
  watched
}) => {
  await jewelry.open("/jewelry/")
  const [other] = await Promise.all([context.waitForEvent("page"), jewelry.linkOf(1).click({ button: "middle" })])
  await other.waitForLoadState()
  await jewelry.see("Украшения", 1)
  await other.close()

  const name = await jewelry.linkOf(0).innerText()
  await jewelry.scrollTo(160)
  await jewelry.linkOf(0).dblclick()
  await product.see(name)
  await expect.poll(() => product.scrolled()).toBe(0)
  await product.goBack()
  await jewelry.see("Украшения", 1)

  await jewelry.cards.first().click({ position: { x: 40, y: 40 } })
  await product.see(name)
  await product.goBack()
  await jewelry.see("Украшения", 1)
  await jewelry.scrollTo(100)
  await jewelry.chooseCategory("Серьги")
  await jewelry.seeHeading("Серьги")
  await jewelry.seeAddress("/jewelry/sergi")
  expect(await jewelry.scrolled()).toBe(100)
  expect(watched.broken).toEqual([])
})

test("a second picture is loaded when a pointer enters the list, not before", async ({ jewelry, page, request }) => {
  const asked: Array<string> = []
  page.on("request", (each) => asked.push(new URL(each.url()).pathname))
  const pieces = await piecesOf(request)
  const index = pieces.findIndex(
    ({ previews: [, second] }) => second !== undefined && !pieces.some(({ previews }) => previews[0] === second)
  )
  const second = pieces[index]?.previews[1] ?? ""
  await jewelry.open("/jewelry/")
  await jewelry.linkOf(index).scrollIntoViewIfNeeded()
  await page.waitForLoadState("networkidle")
  expect(asked.filter((path) => path.startsWith(`${second}-`))).toEqual([])
  await jewelry.linkOf(index).hover()
  await expect.poll(() => asked.filter((path) => path.startsWith(`${second}-`))).not.toEqual([])
})
