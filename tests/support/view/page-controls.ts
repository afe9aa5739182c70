import { parsed } from "./parsed.ts"

/** Buttons of a document that do nothing before their code has loaded, and links that open a picture file before that. */
export const deadControls = (html: string): ReadonlyArray<string> => {
  const document = parsed(html)
  const worksBeforeCode = (control: Element) =>
    control.closest("[data-press], [popovertarget]") !== null ||
    control.getAttribute("type") === "button" ||
    control.closest("form")?.hasAttribute("action") === true
  const controls = document.querySelectorAll("button:not([disabled]), main a[href$='.webp'], main a[href$='.avif']")
  return [...controls].filter((control) => !worksBeforeCode(control)).map((control) => control.outerHTML.slice(0, 120))
}

const price = /^(?:\d+\s×\s)?[\d\s]+₽$/

/** Elements with only a price that a browser's translator would change. */
export const changedPrices = (html: string): ReadonlyArray<string> =>
  [...parsed(html).querySelectorAll("main *")]
    .filter((element) => element.children.length === 0 && price.test(element.textContent) && element.closest("[translate=no]") === null)
    .map((element) => element.outerHTML)
