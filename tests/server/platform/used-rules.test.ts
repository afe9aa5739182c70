import { expect, test } from "vitest"
import { usedStyle } from "../../../server/platform/used-rules.ts"

const page = '<main class="card open"><p class="price">1</p></main>'
const used = (css: string, html = page) => usedStyle(css)(html).text

test("rules whose classes the document has remain in their order", () => {
  expect(used("a{top:0}.card{top:1px}.toast{top:2px}.card.open>.price{top:3px}.card .toast{top:4px}")).toBe(
    "a{top:0}.card{top:1px}.card.open>.price{top:3px}"
  )
})

test("a rule remains if one of its selectors may apply", () => {
  const css = ".toast,.price{top:0}.toast,a{top:1px}.toast,.error{top:2px}"
  expect(used(css)).toBe(".toast,.price{top:0}.toast,a{top:1px}")
})

test.each([
  ".card:not(.toast){top:0}",
  ".card:is(.toast,.error):hover{top:0}",
  "html:has(.toast){top:0}",
  '.card[data-a=".toast{}"]:after{content:"}.toast{"}',
  "html[data-a*=filters\\=hidden] .card{top:0}",
  ".card{&:hover{top:0}.toast{top:1px}}"
])("classes in brackets, strings and blocks do not decide: %s", (css) => {
  expect(used(`${css}.toast{top:0}`)).toBe(css)
})

test("groups contain their used rules, and are left out without any", () => {
  const css = "@media (width>=64em){.toast{top:0}.card{top:1px}}@media print{.toast{top:0}}@supports (top:0){@media print{.price{top:0}}}"
  expect(used(css)).toBe("@media (width>=64em){.card{top:1px}}@supports (top:0){@media print{.price{top:0}}}")
})

test("font faces, keyframes and statements remain", () => {
  const css = '@charset "utf-8";@font-face{font-family:F;src:url(a.b)}@keyframes k{0%{top:0}to{top:1px}}@page{margin:0}'
  expect(used(`${css}.toast{top:0}`)).toBe(css)
})

test("documents with the same classes share one style", () => {
  const styleOf = usedStyle(".card{top:0}.toast{top:1px}")
  expect(styleOf('<p class="card other">')).toBe(styleOf('<b class="card">'))
  expect(styleOf('<p class="toast">').text).toBe(".toast{top:1px}")
})
