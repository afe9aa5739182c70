// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, it } from "vitest"
import { repairOnReturn, whenOnline } from "../../app/repair-on-return.ts"
import { lateIsland } from "../../view/islands/late-island.tsx"
import { MissingNotice } from "../../view/shell/missing-notice.tsx"
import { openShop } from "../support/server/open-shop.ts"

afterEach(() => document.body.replaceChildren())

const passed = () => new Promise((done) => setTimeout(done))
const returned = () => {
  dispatchEvent(new Event("online"))
  return passed()
}

it("the notice of a missing part disappears once the part has loaded after a return of the network", async () => {
  let isLost = true
  lateIsland(() => (isLost ? Promise.reject<() => null>(new Error("no network")) : Promise.resolve(() => null)))
  document.body.innerHTML = renderToStaticMarkup(<MissingNotice />)
  const notice = document.getElementById("missing")
  notice?.removeAttribute("hidden")
  const { root } = openShop()
  repairOnReturn(root, false)
  await passed()
  await returned()
  expect(notice?.hidden).toBe(false)
  isLost = false
  await returned()
  expect(notice?.hidden).toBe(true)
})

it.each([true, false])("a page that failed before this code loaded is requested again: %s", async (hasReturned) => {
  let isLost = true
  const shop = openShop({ resolveAddress: () => (isLost ? Promise.reject(new Error("no network")) : new Promise(() => undefined)) })
  await shop.go("/diamonds")
  expect(shop.navigation().getSnapshot().value).toBe("failed")
  isLost = false
  repairOnReturn(shop.root, hasReturned)
  expect(shop.navigation().getSnapshot().value).toBe(hasReturned ? "resolving" : "failed")
})

it("code that did not load is loaded again each time the network returns until it has loaded", async () => {
  let loads = 0
  const code = whenOnline(() => (++loads < 3 ? Promise.reject(new Error("no network")) : Promise.resolve("code")))
  for (const count of [1, 2, 3, 3]) {
    await passed()
    expect(loads).toBe(count)
    await returned()
  }
  expect(await code).toBe("code")
})
