import { html } from "hono/html"
import type { MiddlewareHandler } from "hono"
import { typeset } from "../../../core/domain/text/typography.ts"
import { termLength } from "../../../core/domain/search/search-term.ts"
import { refusalTexts } from "../api/refusal.ts"
import { refusalResponse } from "./json.ts"
import { homeLink, plainPage } from "./plain-page.ts"
import { type ShopEnv, urlOf } from "./shop-env.ts"

/** Limit of a URL; browsers and search engines use far fewer. */
const maxCharacters = 8192

/** Limit of all headers: an overlong URL still gets a page with 414 (ten thousand Cyrillic letters take six characters each). */
export const maxHeaderBytes = 80 * 1024

export const longAddresses =
  (styles: ReadonlyArray<string>): MiddlewareHandler<ShopEnv> =>
  async (c, next) => {
    if (urlOf(c).length <= maxCharacters) return next()
    return c.req.path.startsWith("/api/")
      ? refusalResponse(c, { status: 414, message: refusalTexts.tooLong })
      : c.html(plainPage(styles, refusalTexts.tooLong, advice), 414)
  }

const advice = html`<p class="lead">${typeset(`Сократите его: для поиска, например, хватит ${termLength.most} знаков.`)}</p>
  <p><a class="link" href="/search">Искать в магазине</a></p>
  ${homeLink}`
