import type { Menu, MenuItem } from "../../../core/contract/shell.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { footer, hamburger, header, mobile } from "./menus.ts"

type SeedMenu = MenuItem & { readonly place: keyof Menu; readonly position: number }

const placed = (place: keyof Menu, items: ReadonlyArray<MenuItem>): ReadonlyArray<SeedMenu> =>
  items.map((item, index) => ({ place, position: index + 1, ...item }))

export const menus: ReadonlyArray<SeedMenu> = [
  ...placed("header", header),
  ...placed("footer", footer),
  ...placed("hamburger", hamburger),
  ...placed("mobile", mobile)
]

const still = { video: null, filtration: [], is_default: true }
const pair = ["/pictures/stones/round", "/pictures/stones/round"]

export const banners = [
  {
    ...still,
    type: "banner_between_diamonds",
    title: "Огранку видно в цифрах",
    link: "/about/russian-cut",
    previews: pair,
    child: { title: "Что такое русская огранка", link: "/about/russian-cut" }
  },
  {
    ...still,
    type: "banner_between_diamonds",
    title: "Карат измеряет массу, размер видно в миллиметрах",
    link: "/diamonds/filter/shape--round/weight--1-1.5",
    previews: pair,
    child: { title: "Круглые от 1 до 1,5 карата", link: "/diamonds/filter/shape--round/weight--1-1.5" }
  },
  {
    ...still,
    type: "banner_between_diamonds",
    title: "Сердце: симметрию видно без лупы",
    link: "/customer-service/certification",
    previews: pair,
    filtration: ["shape--heart"],
    is_default: false,
    child: { title: "Как читать сертификат", link: "/customer-service/certification" }
  },
  {
    ...still,
    type: "banner_between_jewelry",
    title: "Парные камни для серёг",
    link: "/diamonds/filter/shape--round",
    previews: pair,
    child: { title: "Подобрать пару", link: "/diamonds/filter/shape--round" }
  },
  {
    ...still,
    type: "banner_between_jewelry",
    title: "Украшение можно примерить в салоне",
    link: "/customer-service/try-on",
    previews: pair,
    child: { title: "Как проходит примерка", link: "/customer-service/try-on" }
  },
  {
    ...still,
    type: "catalog_header",
    title: "Лета: линия, которую оставляет вода",
    link: "/lethe",
    previews: [],
    filtration: ["collections--lethe"],
    is_default: false,
    child: null
  },
  {
    ...still,
    type: "catalog_header",
    title: "Круглая огранка: что видно в цифрах",
    link: "/about/russian-cut",
    previews: [],
    filtration: ["shape--round"],
    is_default: false,
    child: null
  }
].map(({ child, title, ...banner }, index) => ({
  ...banner,
  position: index + 1,
  title: typesetProse(title),
  child: child && { ...child, title: typesetProse(child.title) }
}))

/** Countries of the customs union: a parcel with a stone needs no export licence. */
export const countries = [
  { code: "RU", name: "Россия", position: 1 },
  { code: "BY", name: "Беларусь", position: 2 },
  { code: "KZ", name: "Казахстан", position: 3 },
  { code: "AM", name: "Армения", position: 4 },
  { code: "KG", name: "Киргизия", position: 5 }
]

export const shopConfig = { id: 1, captcha_client_key: null }
