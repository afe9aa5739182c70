import { expect, it } from "vitest"
import { noPlace } from "../../../../core/domain/url/place.ts"
import { publicPlace } from "../../../../core/domain/url/public-place.ts"

it.each([
  ["/diamonds/2?sort=price", "/diamonds/2", "?sort=price"],
  ["/?password-reset=abc&sort=price", "/", "?sort=price"],
  ["/?silenceIsGold=abc", "/", ""]
])("the server receives no secret of %s", (address, path, search) => {
  expect(publicPlace(address, false)).toEqual({ path, search, index: 0 })
})

it("the developer tools do not exist in a shop without them", () => {
  expect(publicPlace("/dev/journal", true)).toEqual({ path: "/dev/journal", search: "", index: 0 })
  expect(publicPlace("/dev/journal", false)).toEqual(noPlace)
  expect(publicPlace("/devices", false)).toEqual({ path: "/devices", search: "", index: 0 })
})

it.each(["//elsewhere.example/a", "https://elsewhere.example/", "diamonds", ""])("%s does not exist", (address) => {
  expect(publicPlace(address, true)).toEqual(noPlace)
})
