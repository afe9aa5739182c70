import type { MenuItem } from "../../../core/contract/shell.ts"
import { shapes } from "../../../core/domain/product/diamond.ts"
import { shapeNames, shapePath } from "../../../core/domain/product/diamond-names.ts"
import { categories, categoryNames, collectionNames, collections } from "../../../core/domain/product/jewelry.ts"
import { organization } from "../../../core/domain/content/organization.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"

type Child = MenuItem["children"][number]
type Preview = MenuItem["previews"][number]
type Line = readonly [title: string, link: string]

/** The server fills in counts. */
const child = ([title, link]: Line, group: string | null = null): Child => ({ title: typesetProse(title), link, group, count: null })

const column = (group: string, ...lines: ReadonlyArray<Line>): ReadonlyArray<Child> => lines.map((line) => child(line, typesetProse(group)))

const preview = (title: string, link: string, image: string): Preview => ({ title: typesetProse(title), link, image })

const item = (code: string, [title, link]: Line, children: ReadonlyArray<Child> = [], previews: ReadonlyArray<Preview> = []): MenuItem => ({
  code,
  title: typesetProse(title),
  link,
  children,
  previews
})

/** The server omits empty lists. */
const carats: ReadonlyArray<Line> = [
  ["До 0,49 карата", "/diamonds/filter/weight--to-0.49"],
  ["0,50–0,99 карата", "/diamonds/filter/weight--0.5-0.99"],
  ["1,00–1,99 карата", "/diamonds/filter/weight--1-1.99"],
  ["От 2 карат", "/diamonds/filter/weight--from-2"]
]
const prices: ReadonlyArray<Line> = [
  ["До 100 000 ₽", "/diamonds/filter/price--to-100000"],
  ["100 000–300 000 ₽", "/diamonds/filter/price--100000-300000"],
  ["300 000–1 000 000 ₽", "/diamonds/filter/price--300000-1000000"],
  ["От 1 000 000 ₽", "/diamonds/filter/price--from-1000000"]
]

const collectionLines = collections.map((code): Line => [collectionNames[code], `/${code}`])
const contacts = "/customer-service/contacts/"
const wedding: Line = ["Помолвка", "/engagement"]
const size: Line = ["Как узнать размер", "/ring-size"]
const guide: Line = ["Как выбрать бриллиант", "/diamond-guide"]
const certification: Line = ["Сертификация", "/customer-service/certification"]
const personalization: Line = ["Персонализация", "/customer-service/personalization"]
const tryOn: Line = ["Примерка", "/customer-service/try-on"]
const warranty: Line = ["Гарантия", "/customer-service/warranty"]
const payment: Line = ["Оплата и доставка", "/customer-service/payment-and-shipping"]
const returns: Line = ["Возврат и обмен", "/returns"]
const passport: Line = ["Паспорт при покупке", "/passport"]
const answers: Line = ["Вопросы и ответы", "/customer-service/questions-and-answers"]
const create: Line = ["Создать украшение", "/create-jewelry/"]
const gift: Line = ["Подарочные сертификаты", "/giftcards"]
const russianCut: Line = ["Русская огранка", "/about/russian-cut"]
const kimberley: Line = ["Кимберлийский процесс", "/about/kimberley-process"]
const ecology: Line = ["Экология", "/about/environmental-responsibility"]
const history: Line = ["История дома", "/our-history"]
const stoneHistory: Line = ["История бриллианта", "/diamonds-history"]
const blog: Line = ["Блог", "/customer-service/blog/"]
const horoscope: Line = ["Гороскоп", "/brilliant-horoscope"]
const vacancies: Line = ["Вакансии", "/vacancies"]
const registry: Line = ["Проверить УИН", "https://probpalata.gov.ru/"]

const jewelry = item(
  "jewelry",
  ["Украшения", "/jewelry/"],
  [
    ...categories.map((code) => child([categoryNames[code], `/jewelry/${code}`])),
    child(["Все украшения", "/jewelry/"]),
    ...column("Коллекции", ...collectionLines),
    ...column("Подобрать", create, ["Для помолвки", "/engagement"], size, tryOn, personalization, gift)
  ],
  [
    preview("Ореол: камни вокруг камня и по шинке", "/petals", "/pictures/jewelry/halo-white"),
    preview("Капля: один камень, тонкая цепь", "/lethe", "/pictures/jewelry/pendant-pear-rose")
  ]
)

const diamonds = item(
  "diamonds",
  ["Бриллианты", "/diamonds"],
  [
    child(["Все бриллианты", "/diamonds"]),
    child(["Бриллианты дома", "/brilliants"]),
    child(guide),
    child(certification),
    child(create),
    ...column("Форма", ...shapes.map((shape): Line => [shapeNames[shape], shapePath(shape)])),
    ...column("Масса", ...carats),
    ...column("Цена", ...prices),
    ...column("О камне", russianCut, stoneHistory, kimberley, blog)
  ],
  [
    preview("Круг: пятьдесят семь граней", "/about/russian-cut", "/pictures/stones/round"),
    preview("Изумруд: ступени и глубина", "/diamond-guide", "/pictures/stones/emerald")
  ]
)

const collectionsItem = item(
  "collections",
  ["Коллекции", "/collection"],
  [
    ...collectionLines.map((line) => child(line)),
    child(["Все коллекции", "/collection"]),
    ...column("Темы", wedding, ["Кольца до карата", "/engagement-selection"], ["Luminous в белом", "/luminous-selection"])
  ],
  [
    preview("Luminous: свет со всех сторон", "/luminous", "/pictures/jewelry/solitaire-detail-white"),
    preview("Berkana: тонкая линия", "/berkana", "/pictures/jewelry/eternity-white")
  ]
)

const engagement = item(
  "engagement",
  ["Помолвка", "/engagement"],
  [
    child(["Помолвочные кольца", "/jewelry/pomolvochnoe-kolco"]),
    child(["Обручальные кольца", "/jewelry/obruchalnoe-kolco"]),
    child(["Всё для помолвки", "/engagement"]),
    ...column("Подобрать", guide, size, tryOn, ["Оправа под камень", create[1]])
  ],
  [
    preview("Один камень, четыре крапана", "/jewelry/pomolvochnoe-kolco", "/pictures/jewelry/solitaire-white"),
    preview("Гладкое кольцо к нему", "/jewelry/obruchalnoe-kolco", "/pictures/jewelry/band-rose")
  ]
)

const frames = "/create-jewelry/constructor/from-frame"
const createItem = item(
  "create-jewelry",
  create,
  [
    child(["Кольца", `${frames}/kolco/`]),
    child(["Подвески", `${frames}/podveska/`]),
    child(["Одиночные серьги", `${frames}/odinochnye-sergi/`]),
    child(["С оправы или с камня", create[1]]),
    ...column("Начать с камня", ["Выбрать бриллиант", "/diamonds"], guide, certification),
    ...column("Подобрать", size, tryOn, personalization)
  ],
  [
    preview("Начать с оправы: кольца", `${frames}/kolco/`, "/pictures/jewelry/solitaire-detail-white"),
    preview("Начать с камня: бриллианты", "/diamonds", "/pictures/stones/oval")
  ]
)

const about = item(
  "about",
  ["О доме", "/about"],
  [
    child(history),
    child(russianCut),
    child(vacancies),
    child(["Всё о доме", "/about"]),
    ...column("Ответственность", kimberley, ecology, ["Социальная ответственность", "/about/social-responsibility"]),
    ...column("О камне", stoneHistory, guide, blog, horoscope)
  ],
  [
    preview("Огранка: пределы мастерской", "/about/russian-cut", "/pictures/stones/round"),
    preview("Закрепка: под микроскопом", "/about", "/pictures/jewelry/solitaire-detail-white")
  ]
)

const clients = item(
  "clients",
  ["Клиентам", answers[1]],
  [
    ...[payment, returns, warranty, personalization, tryOn, answers].map((line) => child(line)),
    ...column("Полезное", size, ["Уход за украшениями", "/care"], ["Правила сертификатов", "/gift-certificates"], blog),
    ...column("Документы", certification, passport, registry),
    ...column(
      "Салоны",
      ["Контакты", contacts],
      ["Москва", `${contacts}?city=moskva`],
      ["Санкт-Петербург", `${contacts}?city=sankt-peterburg`]
    )
  ],
  [
    preview("Примерка: привезём в ваш салон", "/customer-service/try-on", "/pictures/jewelry/studs-white"),
    preview("Уход и бесплатная чистка", "/care", "/pictures/jewelry/halo-detail-white")
  ]
)

export const header: ReadonlyArray<MenuItem> = [jewelry, diamonds, collectionsItem, createItem, about, clients]

const plain = (...lines: ReadonlyArray<Line>): ReadonlyArray<Child> => lines.map((line) => child(line))

export const footer: ReadonlyArray<MenuItem> = [
  item(
    "catalog",
    ["Каталог", "/jewelry/"],
    plain(
      ["Весь каталог", "/catalog"],
      ["Украшения", "/jewelry/"],
      ["Бриллианты", "/diamonds"],
      ["Коллекции", "/collection"],
      wedding,
      create,
      gift
    )
  ),
  item("clients", ["Клиентам", answers[1]], plain(payment, certification, warranty, returns, personalization, tryOn, answers)),
  item(
    "about",
    ["О доме", "/about"],
    plain(["О доме", "/about"], ["История", history[1]], blog, russianCut, kimberley, ecology, horoscope, vacancies)
  ),
  item(
    "contacts",
    ["Связь", contacts],
    plain(
      [organization.phone, `tel:${organization.phoneInternational.replaceAll("-", "")}`],
      [organization.email, `mailto:${organization.email}`],
      ["Задать вопрос", "/ask-question"],
      ["Контакты", contacts],
      ["Салоны в Москве", `${contacts}?city=moskva`]
    )
  )
]

/** The header's sections for narrow screens, with links that the header lacks. */
export const hamburger: ReadonlyArray<MenuItem> = [
  jewelry,
  diamonds,
  collectionsItem,
  createItem,
  engagement,
  item("gift-certificates", gift),
  item("russian-cut", russianCut),
  about,
  clients
]

export const mobile: ReadonlyArray<MenuItem> = [
  jewelry,
  diamonds,
  collectionsItem,
  createItem,
  engagement,
  item("gift-certificates", gift),
  about,
  clients
]
