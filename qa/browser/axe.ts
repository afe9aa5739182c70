import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type Axe from "axe-core"
import type { Frame, Page } from "playwright"

type Violations = Axe.AxeResults["violations"]

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * Axe violations (WCAG 2.2 AA, best practices) of a page with its frames, or of one part. Axe is injected once per document, because
 * parsing it takes as long as a run; its other results are several times slower to transfer.
 */
export const violationsOf = async (page: Page, within?: string): Promise<Violations> => {
  await Promise.all(page.frames().map(injectAxe))
  return page.evaluate(runAxe, { tags, within })
}

/** Short form, for comparison with an empty list. */
export const violationSummary = async (page: Page, within?: string) =>
  (await violationsOf(page, within)).map(({ help, id, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, target }) => `${target.join(" ")} ${html}`)
  }))

/** Minified `Axe.source`, less than half its size: every document parses it again. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const injectAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axeSource)
}

/**
 * Runs in the page. Finishes animations and disables transitions, because a colour in transition has a wrong contrast; an animation out of
 * view may never end.
 */
const runAxe = async ({ tags: values, within }: { readonly tags: Array<string>; readonly within: string | undefined }) => {
  const noTransitions = new CSSStyleSheet()
  noTransitions.replaceSync("*, ::before, ::after { transition: none !important }")
  document.adoptedStyleSheets.push(noTransitions)
  const running = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime))
  for (const animation of running) animation.finish()
  const { violations } = await globalThis.axe.run(within ?? document, { resultTypes: ["violations"], runOnly: { type: "tag", values } })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions)
  return violations
}

declare global {
  var axe: typeof Axe
}
