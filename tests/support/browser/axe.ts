import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright"

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"]

/**
 * What axe finds wrong on the page, or within one part of it, by every rule of WCAG 2.2 AA and by good practice. It looks at one document without
 * frames, and tells of nothing but faults: what else axe has to say of a page takes several times as long to carry out of it.
 */
export const violationsOf = async (page: Page, within?: string): Promise<Violations> => {
  const look = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .setLegacyMode()
  return (await (within === undefined ? look : look.include(within)).analyze()).violations
}

/** The same as a test compares it with nothing. */
export const faultsOf = async (page: Page, within?: string) =>
  (await violationsOf(page, within)).map(({ help, id, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, target }) => `${target.join(" ")} ${html}`)
  }))
