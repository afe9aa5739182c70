import { Schema } from "effect"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"

const Preview = Schema.Struct({ title: plain(Schema.String), link: plain(Schema.String), image: Schema.NullOr(plain(Schema.String)) })

const MenuChild = Schema.Struct({
  title: plain(Schema.String),
  link: plain(Schema.String),
  /** Column heading; `null` for the first column. */
  group: Schema.NullOr(plain(Schema.String)),
  count: Schema.NullOr(Schema.Int)
})

/** HDR-016. */
export const MenuItem = Schema.Struct({
  code: plain(Schema.String),
  title: plain(Schema.String),
  link: plain(Schema.String),
  children: Schema.Array(MenuChild),
  previews: Schema.Array(Preview)
})
export type MenuItem = typeof MenuItem.Type

/** ENT-001. */
export const Menu = Schema.Struct({
  header: Schema.Array(MenuItem),
  footer: Schema.Array(MenuItem),
  hamburger: Schema.Array(MenuItem),
  mobile: Schema.Array(MenuItem)
})
export type Menu = typeof Menu.Type

/** ENT-017, ENT-018. */
export const Banner = Schema.Struct({
  type: Schema.Literals(["catalog_header", "banner_between_jewelry", "banner_between_diamonds"]),
  title: plain(Schema.String),
  link: plain(Schema.String),
  previews: Schema.Array(plain(Schema.String)),
  video: Schema.NullOr(
    Schema.Struct({ desktop: Schema.Struct({ link: plain(Schema.String) }), mobile: Schema.Struct({ link: plain(Schema.String) }) })
  ),
  filtration: Schema.Array(plain(Schema.String)),
  isDefault: Schema.Boolean,
  child: Schema.NullOr(Schema.Struct({ title: plain(Schema.String), link: plain(Schema.String) }))
})

const commonParts = { method: "GET", base: "/api", params: Nothing, query: Nothing, body: Nothing, refusals: [] } as const

export type Banner = typeof Banner.Type

/** API-086. */
export const getMenu = endpoint({ ...commonParts, key: "shell.menu", summary: "Меню", access: "anyone", path: "/menu", answer: Menu })

/** API-085. */
export const getBanners = endpoint({
  ...commonParts,
  key: "shell.banners",
  summary: "Баннеры",
  access: "anyone",
  path: "/banners",
  answer: Schema.Struct({ banners: Schema.Array(Banner) })
})

/** API-087. Tooltip texts by code. */
export const getTooltips = endpoint({
  ...commonParts,
  key: "shell.tooltips",
  summary: "Подсказки",
  access: "anyone",
  path: "/tooltip",
  answer: Schema.Struct({ tooltips: Schema.Array(Schema.Struct({ code: plain(Schema.String), text: plain(Schema.String) })) })
})

/** API-088. ISO 3166 codes. */
export const getCountries = endpoint({
  ...commonParts,
  key: "shell.countries",
  summary: "Страны",
  access: "anyone",
  path: "/countries",
  answer: Schema.Struct({ countries: Schema.Array(Schema.Struct({ code: plain(Schema.String), name: plain(Schema.String) })) })
})

/** API-089. Captcha client key, if configured (ENT-003). */
export const getConfig = endpoint({
  ...commonParts,
  key: "shell.config",
  summary: "Настройки витрины",
  access: "anyone",
  path: "/config",
  answer: Schema.Struct({ domain: plain(Schema.String), captchaClientKey: Schema.NullOr(plain(Schema.String)) })
})

/** API-084. Currency (GEN-002), page sizes, newsletter. */
export const getProductConfig = endpoint({
  ...commonParts,
  key: "shell.productConfig",
  summary: "Настройки каталога",
  access: "anyone",
  base: "/api/v2",
  path: "/config/",
  answer: Schema.Struct({
    currency: Schema.Literal("RUB"),
    pageSizes: Schema.Struct({ diamonds: Schema.Int, jewelry: Schema.Int }),
    newsletter: Schema.Struct({ code: plain(Schema.String), name: plain(Schema.String) })
  })
})
