import { stylesNamed } from "../../support/browser/assets.ts"
import { byTurn } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"

test("a document contains its styles, and those of further screens load once each", byTurn, async ({ home, diamonds, page }) => {
  const asked: Array<string> = []
  page.on("request", (request) => void (request.resourceType() === "stylesheet" && asked.push(new URL(request.url()).pathname)))
  await home.openHome()
  expect(asked).toEqual([])

  await home.followHeader("Бриллианты")
  await diamonds.see(1)
  await diamonds.goHome()
  await home.see()
  await home.followHeader("Бриллианты")
  await diamonds.see(1)
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([])
  expect(asked).toEqual(expect.arrayContaining([...stylesNamed("product-grid")]))
  expect(asked).not.toEqual(expect.arrayContaining([...stylesNamed("home-screen")]))
  expect(asked).not.toEqual(expect.arrayContaining([...stylesNamed("boot")]))
})
