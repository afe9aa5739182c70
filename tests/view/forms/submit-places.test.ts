import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** Each file that draws a form, and the test of `tests/e2e/ui/answers.spec.ts` that covers its answer in a browser. */
const places: Readonly<Record<string, string>> = {
  "view/forms/form-frame.tsx": "every form of the registry, one by one",
  "view/marketing/newsletter-form.tsx": "newsletter",
  "view/cart/gift-choice.late.tsx": "an invalid field of a gift certificate",
  "view/checkout/checkout-section.tsx": "an invalid field of a section of the checkout",
  "view/content/horoscope/sign-finder.tsx": "leads to a page, which answers",
  "view/content/answers.late.tsx": "leads to a page, which answers",
  "view/search/search-panel.tsx": "leads to a page, which answers",
  "view/screens/search-screen.tsx": "leads to a page, which answers",
  "view/catalogue/filters/filter-panel.late.tsx": "leads to a page, which answers"
}

it("every file that draws a form is listed with the browser test of its answer", () => {
  const files = globSync("view/**/*.tsx").filter((file) => /<form\b|type="submit"/.test(readFileSync(file, "utf8")))
  expect(files.toSorted()).toEqual(Object.keys(places).toSorted())
})
