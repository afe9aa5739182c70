import { html } from "hono/html"
import type { MiddlewareHandler } from "hono"
import { typeset } from "../../../core/domain/text/typography.ts"
import { termLength } from "../../../core/domain/search/search-term.ts"
import { refusalTexts } from "../api/refusal.ts"
import { refuse } from "./json.ts"
import { onward, plainPage } from "./plain-page.ts"
import { type ShopEnv, urlOf } from "./shop-env.ts"

/** The longest address that is read; browsers and search engines stop far below. */
const mostCharacters = 8192

/** How much of a request Node reads before its body: an address of ten thousand Cyrillic letters, six characters each, still gets its answer from here. */
export const mostHeaderBytes = 80 * 1024

/** Refuses an address that is longer than anybody needs; `styles` are the addresses of the shop's stylesheets. */
export const longAddresses =
  (styles: ReadonlyArray<string>): MiddlewareHandler<ShopEnv> =>
  async (c, next) => {
    if (urlOf(c).length <= mostCharacters) return next()
    return c.req.path.startsWith("/api/")
      ? refuse(c, { status: 414, message: refusalTexts.tooLong })
      : c.html(plainPage(styles, refusalTexts.tooLong, advice), 414)
  }

const advice = html`<p class="lead">${typeset(`Сократите его: для поиска, например, хватит ${termLength.most} знаков.`)}</p>
  <p><a class="link" href="/search">Искать в магазине</a></p>
  ${onward}`
