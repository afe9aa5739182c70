import { expect, it, vi } from "vitest"
import { usedSymbols } from "../../../server/platform/used-symbols.ts"

const files: Readonly<Record<string, string>> = {
  "/assets/a1.svg": `<svg xmlns="http://www.w3.org/2000/svg">
    <symbol id="heart" viewBox="0 0 24 24"><path d="M1 1"/></symbol>
    <symbol id="menu" viewBox="0 0 24 24"><path d="M2 2"/></symbol>
  </svg>`,
  "/assets/b2.svg": `<svg><symbol id="heart" viewBox="-9 -9 18 18"><path d="M3 3"/><path d="M4 4"/></symbol></svg>`
}
const inline = usedSymbols((address) => files[address] ?? "")
const use = (address: string) => `<svg><use href="${address}"></use></svg>`

it("a document has each symbol that it uses once, and refers to it", () => {
  expect(inline(`<p>${use("/assets/a1.svg#heart")}${use("/assets/a1.svg#heart")}</p>`)).toEqual({
    html: `<p>${use("#a1-heart")}${use("#a1-heart")}</p>`,
    symbols: `<symbol id="a1-heart" viewBox="0 0 24 24"><path d="M1 1"/></symbol>`
  })
})

it("symbols of one name in two sprites are two", () => {
  const { html, symbols } = inline(use("/assets/a1.svg#heart") + use("/assets/b2.svg#heart"))
  expect(html).toBe(use("#a1-heart") + use("#b2-heart"))
  expect(symbols).toBe(
    `<symbol id="a1-heart" viewBox="0 0 24 24"><path d="M1 1"/></symbol>` +
      `<symbol id="b2-heart" viewBox="-9 -9 18 18"><path d="M3 3"/><path d="M4 4"/></symbol>`
  )
})

it("a reference to a symbol that the sprite lacks stays as it is, and so do texts and pictures", () => {
  const html = `${use("/assets/a1.svg#bag")}<img src="/assets/a1.svg"><p>/assets/a1.svg#heart</p>`
  expect(inline(html)).toEqual({ html, symbols: "" })
})

it("an address that a shopper typed stays as typed, and its file is not read", () => {
  const read = vi.fn<(address: string) => string>(() => files["/assets/a1.svg"] ?? "")
  const html = `<input value="/assets/a1.svg#heart"><input value="/assets/none.svg#heart">`
  expect(usedSymbols(read)(html)).toEqual({ html, symbols: "" })
  expect(read).not.toHaveBeenCalled()
})
