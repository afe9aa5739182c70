import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type Axe from "axe-core"
import type { Frame, Page } from "playwright"

type Violations = Axe.AxeResults["violations"]

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * What axe finds wrong on the page and in its frames, or within one part of it, by every rule of WCAG 2.2 AA and by good practice. A document gets
 * axe once, however often it is looked at: reading axe takes as long as looking. It tells of nothing but faults: what else axe has to say of a page
 * takes several times as long to carry out of it.
 */
export const violationsOf = async (page: Page, within?: string): Promise<Violations> => {
  await Promise.all(page.frames().map(equip))
  return page.evaluate(look, { tags, within })
}

/** The same as a test compares it with nothing. */
export const faultsOf = async (page: Page, within?: string) =>
  (await violationsOf(page, within)).map(({ help, id, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, target }) => `${target.join(" ")} ${html}`)
  }))

/** The same engine as `Axe.source`, of less than half its size: every document reads it anew. */
const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const equip = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(engine)
}

/**
 * Runs in the page, where `axe` is the one that was given to it. A colour on its way to another one has a contrast of neither: what moves is brought to
 * its end first, and what changes while axe looks changes at once. It is not waited for: what moves out of sight may never come there by itself.
 */
const look = async ({ tags: values, within }: { readonly tags: Array<string>; readonly within: string | undefined }) => {
  const still = new CSSStyleSheet()
  still.replaceSync("*, ::before, ::after { transition: none !important }")
  document.adoptedStyleSheets.push(still)
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime))
  for (const animation of ending) animation.finish()
  const { violations } = await globalThis.axe.run(within ?? document, { resultTypes: ["violations"], runOnly: { type: "tag", values } })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return violations
}

/** What the library sets up in a document. */
declare global {
  var axe: typeof Axe
}
