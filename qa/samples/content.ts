import type { Landing, StaticPage } from "../../core/contract/content/static-pages.ts"
import type { Menu, MenuItem } from "../../core/contract/shell.ts"
import type { StoreCity, StoreContacts, StoreLocation } from "../../core/contract/content/stores.ts"
import type { Reference } from "../../core/services/content/reference.ts"
import { jewelryCards } from "./jewelry.ts"

type Child = MenuItem["children"][number]

const child = (title: string, link: string, group: string | null = null, count: number | null = null): Child => ({
  title,
  link,
  group,
  count
})

const item = (code: string, title: string, link: string, more: Partial<MenuItem> = {}): MenuItem => ({
  code,
  title,
  link,
  children: [],
  previews: [],
  ...more
})

const clients = [
  child("Оплата и доставка", "/customer-service/payment-and-shipping"),
  child("Сертификация", "/customer-service/certification")
]

const jewelryItem = item("jewelry", "Украшения", "/jewelry/", {
  children: [
    child("Кольца", "/jewelry/kolco", null, 412),
    child("Серьги", "/jewelry/sergi", null, 286),
    child("Luminous", "/luminous", "Коллекции"),
    child("Lethe", "/lethe", "Коллекции"),
    child("Пробирная палата", "https://probpalata.example/registry", "Подобрать")
  ],
  previews: [
    { title: "Ореол: паве по всей шинке", link: "/jewelry/kolco/0241117/", image: "/pictures/jewelry/halo-white" },
    { title: "Капля: один камень, тонкая цепь", link: "/jewelry/podveska/0241102/", image: "/pictures/jewelry/pendant-pear-rose" }
  ]
})

/** Four menus with every kind of line: counts, groups, previews, an external link. */
export const menu: Menu = {
  header: [
    jewelryItem,
    item("diamonds", "Бриллианты", "/diamonds"),
    item("collections", "Коллекции", "/collection"),
    item("engagement", "Помолвка", "/engagement"),
    item("about", "О доме", "/about"),
    item("clients", "Клиентам", "/customer-service/payment-and-shipping", { children: clients })
  ],
  footer: [
    item("catalog", "Каталог", "/jewelry/", {
      children: [child("Украшения", "/jewelry/"), child("Бриллианты", "/diamonds"), child("Подарочные сертификаты", "/giftcards")]
    }),
    item("clients", "Клиентам", "/customer-service/payment-and-shipping", { children: clients }),
    item("about", "О доме", "/about", {
      children: [child("История", "/our-history"), child("Русская огранка", "/about/russian-cut")]
    }),
    item("contacts", "Контакты", "/customer-service/contacts/")
  ],
  hamburger: [item("engagement", "Помолвка", "/engagement"), item("clients", "Клиентам", "/customer-service", { children: clients })],
  mobile: [jewelryItem, item("diamonds", "Бриллианты", "/diamonds"), item("about", "О доме", "/about")]
}

export const reference: Reference = {
  domain: "gran.example",
  captchaClientKey: null,
  tooltips: { color: "Насколько камень бесцветен.", cut: "Как пропорции и отделка возвращают свет к глазу." },
  countries: [{ code: "RU", name: "Россия" }]
}

/** Page with every kind of block. */
export const staticPage: StaticPage = {
  code: "customer-service/warranty",
  title: "Гарантия",
  lead: "Двенадцать месяцев на изделие и пожизненная проверка закрепки.",
  section: {
    title: "Клиентам",
    pages: [
      { title: "Оплата и доставка", link: "/customer-service/payment-and-shipping" },
      { title: "Гарантия", link: "/customer-service/warranty" }
    ]
  },
  blocks: [
    { kind: "heading", text: "Что входит в гарантию" },
    { kind: "text", text: "Мы отвечаем за металл, закрепку и замки." },
    { kind: "list", isOrdered: true, items: ["Принесите изделие в салон.", "Мастер осмотрит его при вас."] },
    { kind: "figures", items: [{ value: "12", text: "месяцев гарантии" }] },
    { kind: "terms", items: [{ term: "Закрепка", text: "Проверяем без срока." }] },
    { kind: "table", head: ["Случай", "Срок"], rows: [["Чистка", "1 день"]] },
    { kind: "questions", items: [{ question: "Нужен ли чек?", answer: "Нет, достаточно номера заказа." }] },
    { kind: "picture", picture: "/pictures/jewelry/solitaire-white", caption: "Кольцо «Полярис»" },
    { kind: "note", text: "Гарантия не действует на следы ударов." },
    { kind: "links", items: [{ title: "Контакты", link: "/customer-service/contacts/" }] }
  ],
  changedOn: "2026-11-01"
}

export const landing: Landing = {
  code: "luminous",
  name: "Luminous",
  kind: "Коллекция",
  title: "Свет, который",
  accent: "держат четыре крапана",
  lead: "Высокая посадка и ни одной лишней линии.",
  picture: "/pictures/jewelry/solitaire-white",
  scene: "light",
  stories: [{ title: "Посадка", accent: "без тени", text: "Каст открыт снизу.", picture: "/pictures/jewelry/solitaire-detail-white" }],
  facts: [{ value: "62°", text: "угол крапанов" }],
  products: jewelryCards,
  others: [{ title: "Lethe", link: "/lethe" }],
  showcase: null
}

export const storeContacts: StoreContacts = {
  phone: "8 800 000-00-00",
  email: "client@gran.example",
  hours: "Ежедневно с 9 до 21 по Москве",
  office: { address: "Москва, Петровка, 15", hours: "Пн–пт с 10 до 19", directions: "Пять минут от станции «Кузнецкий мост»" },
  departments: [{ name: "Заказы", text: "Сроки, доставка, возврат", phone: "8 800 000-00-01", email: "order@gran.example" }],
  company: [{ name: "ИНН", value: "7700000000" }]
}

export const storeLocations: ReadonlyArray<StoreLocation> = [
  {
    id: 1,
    city: "moskva",
    kind: "salon",
    name: "Салон на Петровке",
    address: "Петровка, 15",
    directions: "Пять минут от станции «Кузнецкий мост»",
    hours: "Ежедневно с 10 до 21",
    phone: "8 800 000-00-00",
    services: ["Примерка", "Ремонт"],
    latitude: 55.763,
    longitude: 37.615
  },
  {
    id: 2,
    city: "kazan",
    kind: "pickup",
    name: "Пункт выдачи",
    address: "Баумана, 40",
    directions: null,
    hours: "Ежедневно с 10 до 20",
    phone: "8 800 000-00-00",
    services: [],
    latitude: 55.79,
    longitude: 49.115
  }
]

export const storeCities: ReadonlyArray<StoreCity> = [
  { code: "moskva", name: "Москва", count: 1 },
  { code: "kazan", name: "Казань", count: 1 }
]
