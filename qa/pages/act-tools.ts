import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright/test"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import { type FromTab, inspectorChannel } from "../../core/journal/wire.ts"
import type { Gate } from "../server/gate.ts"
import { AccountDialogs } from "./account-dialogs.ts"
import { CartPage } from "./cart-page.ts"
import { CheckoutPage } from "./checkout-page.ts"
import { ConsentPanel } from "./consent-panel.ts"
import { DiamondsPage } from "./diamonds-page.ts"
import { ErrorPage } from "./error-page.ts"
import { Header } from "./header.ts"
import { HomePage } from "./home-page.ts"
import { InspectorPage } from "./inspector-page.ts"
import { JournalPage } from "./journal-page.ts"
import { MarketingVisit } from "./marketing-visit.ts"
import { NewsletterForm } from "./newsletter-form.ts"
import { ProfilePage } from "./profile-page.ts"
import { Shell } from "./shell.ts"
import { Terms } from "./terms.ts"
import { type Account, registerUser } from "../server/account.ts"

/** Tools for the acts of a model: page objects, the gate of held requests, and actions of a visitor or browser. */
export type ActTools = {
  readonly page: Page
  readonly gate: Gate
  readonly shell: Shell
  readonly header: Header
  readonly home: HomePage
  readonly cart: CartPage
  readonly checkout: CheckoutPage
  readonly consent: ConsentPanel
  readonly diamonds: DiamondsPage
  readonly newsletter: NewsletterForm
  readonly visit: MarketingVisit
  readonly terms: Terms
  readonly journal: JournalPage
  readonly error: ErrorPage
  readonly inspector: InspectorPage
  readonly account: AccountDialogs
  readonly profile: ProfilePage
  /** Goes to another history entry, as Back and Forward do. */
  readonly travel: (path: string) => Promise<void>
  /** Writes shared storage as another tab does; `null` removes the key. */
  readonly storeInOtherTab: (key: keyof typeof storageKeys, value: string | null) => Promise<void>
  /** Logs out in another tab, which stores an empty token before removing it. */
  readonly logOutInOtherTab: () => Promise<void>
  /** Sends a message as a tab. */
  readonly postToInspector: (message: FromTab) => Promise<void>
  /** Registers a user without signing in. */
  readonly newAccount: () => Promise<Account>
  /** Makes a browser function throw. Without `toFixed` client rendering breaks, without `li` elements a loading page. */
  readonly breakFunction: (name: Breakable) => Promise<void>
  /** Writes a text file; returns its path. */
  readonly file: (name: string, text: string) => string
}

export const actToolsOf = (page: Page, gate: Gate, folder: string): ActTools => ({
  page,
  gate,
  shell: new Shell(page),
  header: new Header(page),
  home: new HomePage(page),
  cart: new CartPage(page),
  checkout: new CheckoutPage(page),
  consent: new ConsentPanel(page),
  diamonds: new DiamondsPage(page),
  newsletter: new NewsletterForm(page),
  visit: new MarketingVisit(page),
  terms: new Terms(page),
  journal: new JournalPage(page),
  error: new ErrorPage(page),
  inspector: new InspectorPage(page),
  account: new AccountDialogs(page),
  profile: new ProfilePage(page),
  storeInOtherTab: async (key, value) => {
    const other = await page.context().newPage()
    await other.goto("/readyz")
    await other.evaluate(([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)), [
      storageKeys[key],
      value
    ] as const)
    await other.close()
  },
  logOutInOtherTab: async () => {
    const other = await page.context().newPage()
    await other.goto("/readyz")
    await other.evaluate((name) => {
      localStorage.setItem(name, "")
      localStorage.removeItem(name)
    }, storageKeys.token)
    await other.close()
  },
  postToInspector: (message) =>
    page.evaluate(
      ([channel, text]) => {
        const tab = new BroadcastChannel(channel)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin's listeners alone
        tab.postMessage(text)
        tab.close()
      },
      [inspectorChannel, message] as const
    ),
  newAccount: () => registerUser(page.request),
  travel: (path) =>
    page.evaluate((to) => {
      history.pushState({ index: 7 }, "", to)
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }))
    }, path),
  breakFunction: (name) => page.evaluate(brokenFunctions[name]),
  file: (name, text) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
})

/** End of the messages of `brokenFunctions`. */
export const brokenMark = "broken by the path"

/** Replacements of browser functions that throw. */
export const brokenFunctions = {
  "history.pushState": () => {
    history.pushState = () => {
      throw new TypeError("history.pushState: broken by the path")
    }
  },
  "URL.createObjectURL": () => {
    URL.createObjectURL = () => {
      throw new TypeError("URL.createObjectURL: broken by the path")
    }
  },
  "document.createElement of rows": () => {
    const make = document.createElement.bind(document)
    document.createElement = (name: string) => {
      if (name === "li") throw new TypeError("no rows can be made: broken by the path")
      return make(name)
    }
  },
  /** Breaks only the list form, used by the shop's calls; addresses are parsed from strings. */
  "new URLSearchParams of a list": () => {
    const Whole = URLSearchParams
    globalThis.URLSearchParams = class extends Whole {
      constructor(init?: ConstructorParameters<typeof Whole>[0]) {
        if (Array.isArray(init)) throw new TypeError("no list can be written into an address: broken by the path")
        super(init)
      }
    }
  },
  "Number.prototype.toFixed": () => {
    // oxlint-disable-next-line no-extend-native -- a page that breaks as it is drawn is what is wanted
    Number.prototype.toFixed = () => {
      throw new TypeError("Number.prototype.toFixed: broken by the path")
    }
  }
}

export type Breakable = keyof typeof brokenFunctions
