import { expect, it } from "vitest"
import { nowhere } from "../../../../core/domain/url/place.ts"
import { publicPlace } from "../../../../core/domain/url/public-place.ts"

it.each([
  ["/diamonds/2?sort=price", "/diamonds/2", "?sort=price"],
  ["/?password-reset=abc&sort=price", "/", "?sort=price"],
  ["/?silenceIsGold=abc", "/", ""]
])("the server sees of %s no secret", (address, path, search) => {
  expect(publicPlace(address, false)).toEqual({ path, search, index: 0 })
})

it("the tools of development are nowhere in a shop without them", () => {
  expect(publicPlace("/dev/journal", true)).toEqual({ path: "/dev/journal", search: "", index: 0 })
  expect(publicPlace("/dev/journal", false)).toEqual(nowhere)
  expect(publicPlace("/devices", false)).toEqual({ path: "/devices", search: "", index: 0 })
})

it.each(["//elsewhere.example/a", "https://elsewhere.example/", "diamonds", ""])("%s is nowhere", (address) => {
  expect(publicPlace(address, true)).toEqual(nowhere)
})
