import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type Axe from "axe-core"
import type { Frame, Page } from "playwright"

type Violations = Axe.AxeResults["violations"]

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * Axe violations on the page and in its frames, or within one part of it, by WCAG 2.2 AA and best practices. Axe is injected once per
 * document, because parsing it takes as long as a run. Only violations are returned: the other results are several times slower to
 * transfer.
 */
export const violationsOf = async (page: Page, within?: string): Promise<Violations> => {
  await Promise.all(page.frames().map(equip))
  return page.evaluate(runAxe, { tags, within })
}

/** The same in short form, for comparison with an empty list. */
export const violationSummary = async (page: Page, within?: string) =>
  (await violationsOf(page, within)).map(({ help, id, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, target }) => `${target.join(" ")} ${html}`)
  }))

/** The same engine as `Axe.source` at less than half its size: every document parses it again. */
const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const equip = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(engine)
}

/**
 * Runs in the page, where `axe` was injected. A colour in transition has a wrong contrast: running animations are finished first, and
 * transitions are disabled during the run. It does not wait for animations, because one out of view may never end by itself.
 */
const runAxe = async ({ tags: values, within }: { readonly tags: Array<string>; readonly within: string | undefined }) => {
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

/** Global of the library in a document. */
declare global {
  var axe: typeof Axe
}
