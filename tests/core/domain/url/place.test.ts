import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { destinationOf } from "../../../../core/domain/url/place.ts"

describe("an address", () => {
  it("is inside the shop, or outside by http and https alone", () => {
    expect(["/", "/diamonds?page=2#top", "/о-доме"].map(destinationOf)).toEqual(["inside", "inside", "inside"])
    expect(["https://elsewhere.example/", "http://elsewhere.example", "HTTPS://elsewhere.example/a"].map(destinationOf)).toEqual([
      "outside",
      "outside",
      "outside"
    ])
  })

  it("is unsafe by every other protocol, however it is written", () => {
    const unsafe = [
      "javascript:alert(1)",
      " javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "java\nscript:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "vbscript:msgbox(1)",
      "blob:https://gran.example/1",
      "file:///etc/passwd",
      "//elsewhere.example/a",
      "/\t/elsewhere.example",
      "/\n/elsewhere.example",
      "/\r/elsewhere.example",
      "\t//elsewhere.example",
      "/\\elsewhere.example",
      "https:\\\\elsewhere.example",
      "https:///",
      "elsewhere.example",
      ""
    ]
    expect(unsafe.filter((address) => destinationOf(address) !== "unsafe")).toEqual([])
  })

  it("is never a script, for any text before and after it", () => {
    fc.assert(
      fc.property(fc.string(), (rest) => destinationOf(`javascript:${rest}`) === "unsafe" && destinationOf(`data:${rest}`) === "unsafe")
    )
  })
})
