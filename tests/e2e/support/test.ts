import { type Clock, expect, type Page, test as base } from "playwright/test"
import type { Permissions } from "../../../core/domain/marketing/consent.ts"
import { decidedState } from "../../../qa/samples/consent.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { CataloguePage } from "../../../qa/pages/catalogue-page.ts"
import { ContactsPage } from "../../../qa/pages/contacts-page.ts"
import { DiamondPage } from "../../../qa/pages/diamond-page.ts"
import { DiamondsPage } from "../../../qa/pages/diamonds-page.ts"
import { ErrorPage } from "../../../qa/pages/error-page.ts"
import { Header } from "../../../qa/pages/header.ts"
import { HomePage } from "../../../qa/pages/home-page.ts"
import { JewelryPage } from "../../../qa/pages/jewelry-page.ts"
import { LandingPage } from "../../../qa/pages/landing-page.ts"
import { ProfilePage } from "../../../qa/pages/profile-page.ts"
import { ProductPage } from "../../../qa/pages/product-page.ts"
import { SearchPage } from "../../../qa/pages/search-page.ts"
import { Shell } from "../../../qa/pages/shell.ts"
import { WishlistPage } from "../../../qa/pages/wishlist-page.ts"
import { StaticPage } from "../../../qa/pages/static-page.ts"
import { actsByHand } from "../../../qa/browser/acts-by-hand.ts"
import { logPolicyViolations, refusalMark } from "../../../qa/browser/page-errors.ts"
import { savesData } from "../../../qa/browser/saves-data.ts"
import { type Watch, watch } from "./watch.ts"

type Shop = {
  /** Installed clock of the page. */
  readonly clock: Clock
  readonly watched: Watch
  readonly shell: Shell
  readonly header: Header
  readonly account: AccountDialogs
  readonly home: HomePage
  readonly catalogue: CataloguePage
  readonly diamonds: DiamondsPage
  readonly diamond: DiamondPage
  readonly jewelry: JewelryPage
  readonly product: ProductPage
  readonly search: SearchPage
  readonly wishlist: WishlistPage
  readonly words: StaticPage
  readonly landing: LandingPage
  readonly contacts: ContactsPage
  readonly profile: ProfilePage
  readonly error: ErrorPage
}

type Visitor = {
  readonly allowed: Partial<Permissions> | "unasked"
  /** True to prefetch the code of pages. This is a third of a visit's work, so only tests about it or about whole pages enable it. */
  readonly isFetchedAhead: boolean
}

/** Test with page objects: `home.open()`, `diamonds.chooseStone(0)`. */
export const test = base.extend<Shop & Visitor>({
  allowed: [{}, { option: true }],
  isFetchedAhead: [false, { option: true }],
  /** Fails any test whose pages violate the content security policy; leaves the pages before the context is emptied for the next test. */
  context: async ({ context, isFetchedAhead }, use) => {
    const refused: Array<string> = []
    context.on("console", (message) => (message.text().startsWith(refusalMark) ? refused.push(message.text()) : 0))
    await logPolicyViolations(context)
    await actsByHand(context)
    if (!isFetchedAhead) await savesData(context)
    await use(context)
    await Promise.all(context.pages().map(leave))
    expect(refused).toEqual([])
  },
  /** The visitor has answered the consent bar and allowed nothing, unless the test says otherwise. */
  storageState: async ({ allowed, baseURL }, use) =>
    use(allowed === "unasked" ? { cookies: [], origins: [] } : decidedState(new URL(baseURL ?? "").origin, allowed)),
  /** Runs again at the end: Playwright would start a stopped clock only after it has emptied the context, and break the next test's pages. */
  clock: async ({ page }, use) => {
    await page.clock.install()
    await use(page.clock)
    await page.clock.resume()
  },
  watched: async ({ page, baseURL }, use) => use(watch(page, new URL(baseURL ?? "").origin)),
  shell: async ({ page, javaScriptEnabled }, use) => use(new Shell(page, javaScriptEnabled)),
  header: async ({ page, javaScriptEnabled }, use) => use(new Header(page, javaScriptEnabled)),
  account: async ({ page, javaScriptEnabled }, use) => use(new AccountDialogs(page, javaScriptEnabled)),
  home: async ({ page, javaScriptEnabled }, use) => use(new HomePage(page, javaScriptEnabled)),
  catalogue: async ({ page, javaScriptEnabled }, use) => use(new CataloguePage(page, javaScriptEnabled)),
  diamonds: async ({ page, javaScriptEnabled }, use) => use(new DiamondsPage(page, javaScriptEnabled)),
  diamond: async ({ page, javaScriptEnabled }, use) => use(new DiamondPage(page, javaScriptEnabled)),
  jewelry: async ({ page, javaScriptEnabled }, use) => use(new JewelryPage(page, javaScriptEnabled)),
  product: async ({ page, javaScriptEnabled }, use) => use(new ProductPage(page, javaScriptEnabled)),
  search: async ({ page, javaScriptEnabled }, use) => use(new SearchPage(page, javaScriptEnabled)),
  wishlist: async ({ page, javaScriptEnabled }, use) => use(new WishlistPage(page, javaScriptEnabled)),
  words: async ({ page, javaScriptEnabled }, use) => use(new StaticPage(page, javaScriptEnabled)),
  landing: async ({ page, javaScriptEnabled }, use) => use(new LandingPage(page, javaScriptEnabled)),
  contacts: async ({ page, javaScriptEnabled }, use) => use(new ContactsPage(page, javaScriptEnabled)),
  profile: async ({ page, javaScriptEnabled }, use) => use(new ProfilePage(page, javaScriptEnabled)),
  error: async ({ page, javaScriptEnabled }, use) => use(new ErrorPage(page, javaScriptEnabled))
})

/** Leaves a page. A navigation that the page began as the test ended may interrupt the first attempt, and the first attempt the second. */
const leave = async (page: Page): Promise<void> => {
  const blank = () => page.goto("about:blank")
  await blank()
    .catch(blank)
    .catch(() => page.waitForURL("about:blank"))
}

export { expect } from "playwright/test"
