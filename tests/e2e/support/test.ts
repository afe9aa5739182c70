import { test as base } from "playwright/test"
import { DiamondPage } from "../pages/diamond-page.ts"
import { DiamondsPage } from "../pages/diamonds-page.ts"
import { ErrorPage } from "../pages/error-page.ts"
import { HomePage } from "../pages/home-page.ts"
import { Shell } from "../pages/shell.ts"
import { type Watch, watch } from "./watch.ts"

type Shop = {
  readonly watched: Watch
  readonly shell: Shell
  readonly home: HomePage
  readonly diamonds: DiamondsPage
  readonly diamond: DiamondPage
  readonly error: ErrorPage
}

/** A test that speaks in the shop's pages: `home.open()`, `diamonds.chooseStone(0)`. */
export const test = base.extend<Shop>({
  watched: async ({ page, baseURL }, use) => use(watch(page, new URL(baseURL ?? "").origin)),
  shell: async ({ page, javaScriptEnabled }, use) => use(new Shell(page, javaScriptEnabled)),
  home: async ({ page, javaScriptEnabled }, use) => use(new HomePage(page, javaScriptEnabled)),
  diamonds: async ({ page, javaScriptEnabled }, use) => use(new DiamondsPage(page, javaScriptEnabled)),
  diamond: async ({ page, javaScriptEnabled }, use) => use(new DiamondPage(page, javaScriptEnabled)),
  error: async ({ page, javaScriptEnabled }, use) => use(new ErrorPage(page, javaScriptEnabled))
})

export { expect } from "playwright/test"
