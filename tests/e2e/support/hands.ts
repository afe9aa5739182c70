import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright/test"
import type { Gate } from "../../support/browser/gate.ts"
import { DiamondsPage } from "../pages/diamonds-page.ts"
import { ErrorPage } from "../pages/error-page.ts"
import { Header } from "../pages/header.ts"
import { HomePage } from "../pages/home-page.ts"
import { JournalPage } from "../pages/journal-page.ts"
import { NewsletterForm } from "../pages/newsletter-form.ts"
import { Shell } from "../pages/shell.ts"
import { Terms } from "../pages/terms.ts"

/** What the acts of a model have at hand: the page and its objects, the held requests, and a few things that a visitor or a browser may do. */
export type Hands = {
  readonly page: Page
  readonly gate: Gate
  readonly shell: Shell
  readonly header: Header
  readonly home: HomePage
  readonly diamonds: DiamondsPage
  readonly newsletter: NewsletterForm
  readonly terms: Terms
  readonly journal: JournalPage
  readonly error: ErrorPage
  /** The browser goes to another entry of its history, as by Back and Forward. */
  readonly travel: (path: string) => Promise<void>
  /** A function of the browser throws from now on. A page that is drawn anew breaks without `toFixed`, one that comes where rows cannot be made. */
  readonly breakFunction: (name: keyof typeof breakable) => Promise<void>
  /** A file with this text. */
  readonly file: (name: string, text: string) => string
}

export const handsOf = (page: Page, gate: Gate, folder: string): Hands => ({
  page,
  gate,
  shell: new Shell(page),
  header: new Header(page),
  home: new HomePage(page),
  diamonds: new DiamondsPage(page),
  newsletter: new NewsletterForm(page),
  terms: new Terms(page),
  journal: new JournalPage(page),
  error: new ErrorPage(page),
  travel: (path) =>
    page.evaluate((to) => {
      history.pushState({ index: 7 }, "", to)
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }))
    }, path),
  breakFunction: (name) => page.evaluate(breakable[name]),
  file: (name, text) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
})

/** What a browser may fail at, and how it is brought about. */
const breakable = {
  "history.pushState": () => {
    history.pushState = () => {
      throw new TypeError("history.pushState is broken")
    }
  },
  "URL.createObjectURL": () => {
    URL.createObjectURL = () => {
      throw new TypeError("URL.createObjectURL is broken")
    }
  },
  "document.createElement of rows": () => {
    const make = document.createElement.bind(document)
    document.createElement = (name: string) => {
      if (name === "li") throw new TypeError("no rows can be made")
      return make(name)
    }
  },
  "Number.prototype.toFixed": () => {
    // oxlint-disable-next-line no-extend-native -- a page that breaks as it is drawn is what is wanted
    Number.prototype.toFixed = () => {
      throw new TypeError("Number.prototype.toFixed is broken")
    }
  }
}
