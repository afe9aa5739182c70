import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Renderer } from "../../app/renderer.ts"
import { makeRenderer } from "../../app/server.tsx"
import { jewelryPath } from "../../core/domain/product/jewelry.ts"
import { callInProcess } from "../../server/platform/api/served-calls.ts"
import { builtAddresses } from "../e2e/support/addresses.ts"
import type { Fits } from "../support/server/frame-shop.ts"
import { pieces } from "../support/samples/seed-jewelry.ts"
import { itemsOfTurn } from "../support/share.ts"
import { publicUrl, startShop, type TestShop } from "../support/server/server.ts"
import { canonicalOf, withTexts, titleOf } from "../support/view/rendered.ts"

let shop: TestShop
let renderer: Renderer
/** A stone that fits the frame of the samples. */
let stone: Fits["items"][number]["diamond"] | undefined
beforeAll(async () => {
  shop = await startShop({ diamonds: 1500 })
  const { data }: { readonly data: Fits } = await (await shop.ask("/api/v2/blanks/opora/diamonds/")).json()
  stone = data.items[0]?.diamond
  const assets = { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} }
  renderer = makeRenderer({
    ...{ build: "build-1", clientKey: "gran-storefront", publicUrl, debug: false, hasTools: true, assets },
    call: (key, input) => shop.run(callInProcess(shop.calls, key, input)),
    log: () => undefined
  })
})
afterAll(() => shop.stop())

const seen = async (url: string) => {
  const { heading, html, status, text } = withTexts(await renderer.render(url))
  return { status, heading, text, title: titleOf(html), canonical: canonicalOf(html) }
}

/** An address with and without a trailing slash. */
const bothForms = (url: string): readonly [string, string] => {
  const [path = "", query] = url.split("?")
  const bare = path.replace(/\/$/, "")
  const rest = query === undefined ? "" : `?${query}`
  return [`${bare === "" ? "/" : bare}${rest}`, `${bare}/${rest}`]
}

const [piece] = pieces
const filledIn = (path: string): string => {
  if (piece === undefined) throw new Error("the seed has no jewelry")
  return path
    .replace("{piece}", jewelryPath(piece.category.code, piece.productCode))
    .replace("{article}", stone?.code ?? "")
    .replace("5917", String(stone?.id))
}

describe("the header of a document", () => {
  it.each([
    ["/", "transparent-black"],
    ["/diamonds", "default"],
    ["/net-takoy-stranitsy", "transparent-white"]
  ])("[HDR-001, HDR-003, HDR-004] has the variant of its page: %s, %s", async (url, variant) => {
    const { html } = await renderer.render(url)
    expect(/<header[^>]* data-variant="([^"]*)"/.exec(html)?.[1]).toBe(variant)
  })
})

describe("an address with and without a trailing slash", () => {
  it.each(itemsOfTurn(builtAddresses, ({ path }) => path, ["navigation", "core/routes"]))(
    "[RT-140] shows the same page: $path",
    async ({ path, status }) => {
      const [bare, slashed] = await Promise.all(bothForms(filledIn(path)).map(seen))
      expect(slashed).toEqual(bare)
      expect(bare?.status).toBe(status)
      expect(bare?.heading).not.toBe("")
    }
  )
})
