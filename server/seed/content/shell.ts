import type { Menu, MenuItem } from "../../../core/contract/shell.ts"
import { typesetProse } from "../../../core/domain/prose.ts"
import { footer, hamburger, header, mobile } from "./menus.ts"

type SeedMenu = MenuItem & { readonly place: keyof Menu; readonly position: number }

const placed = (place: keyof Menu, items: ReadonlyArray<MenuItem>): ReadonlyArray<SeedMenu> =>
  items.map((item, index) => ({ place, position: index + 1, ...item }))

/** Lines of the four menus as their table keeps them. */
export const menus: ReadonlyArray<SeedMenu> = [
  ...placed("header", header),
  ...placed("footer", footer),
  ...placed("hamburger", hamburger),
  ...placed("mobile", mobile)
]

const betweenDiamonds = { type: "banner_between_diamonds", link: "/diamonds", previews: [], video: null, filtration: [], is_default: true }

export const banners = [
  {
    ...betweenDiamonds,
    position: 1,
    title: "Огранку видно в цифрах",
    child: { title: typesetProse("Все бриллианты"), link: "/diamonds" }
  },
  {
    ...betweenDiamonds,
    position: 2,
    title: "Карат измеряет массу, размер видно в миллиметрах",
    child: { title: typesetProse("Все бриллианты"), link: "/diamonds" }
  }
].map((banner) => ({ ...banner, title: typesetProse(banner.title) }))

/** The customs union, inside which a parcel with a stone needs no export licence. */
export const countries = [
  { code: "RU", name: "Россия", position: 1 },
  { code: "BY", name: "Беларусь", position: 2 },
  { code: "KZ", name: "Казахстан", position: 3 },
  { code: "AM", name: "Армения", position: 4 },
  { code: "KG", name: "Киргизия", position: 5 }
]

export const shopConfig = { id: 1, captcha_client_key: null }
