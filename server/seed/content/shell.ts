import { typeset } from "../../../core/domain/typography.ts"

const home = { code: "home", title: "Главная", link: "/", children: [], previews: [] }
const diamonds = { code: "diamonds", title: "Бриллианты", link: "/diamonds", children: [], previews: [] }
const diamondsWithChildren = { ...diamonds, children: [{ title: typeset("Все бриллианты"), link: "/diamonds" }] }

/** Menus lead only to pages that there are. */
export const menus = [
  { place: "header", position: 1, ...diamonds },
  { place: "footer", position: 1, ...diamondsWithChildren },
  { place: "hamburger", position: 1, ...home },
  { place: "hamburger", position: 2, ...diamondsWithChildren },
  { place: "mobile", position: 1, ...home },
  { place: "mobile", position: 2, ...diamondsWithChildren }
]

const betweenDiamonds = { type: "banner_between_diamonds", link: "/diamonds", previews: [], video: null, filtration: [], is_default: true }

export const banners = [
  {
    ...betweenDiamonds,
    position: 1,
    title: "Огранку видно в цифрах",
    child: { title: typeset("Все бриллианты"), link: "/diamonds" }
  },
  {
    ...betweenDiamonds,
    position: 2,
    title: "Карат измеряет массу, размер видно в миллиметрах",
    child: { title: typeset("Все бриллианты"), link: "/diamonds" }
  }
].map((banner) => ({ ...banner, title: typeset(banner.title) }))

/** One or two plain sentences to each term of a stone's page. */
export const tooltips = [
  ["shape", "Очертание камня, если смотреть сверху. Круглую огранку выбирают чаще всего: она сильнее других возвращает свет."],
  ["carat", "Единица массы камня, 0,2 грамма. Камни одной массы бывают разного размера, поэтому рядом указаны миллиметры."],
  ["color", "Насколько камень бесцветен: у D оттенка нет, к M появляется тёплый тон. В скобках группа по российской шкале."],
  [
    "clarity",
    "Сколько включений видно при десятикратном увеличении: у FL их нет, у I1 они видны и без лупы. В скобках группа по российской шкале."
  ],
  ["cut", "Как пропорции и отделка возвращают свет к глазу. Оценку ставят круглым бриллиантам, лучшая EX (А)."],
  ["polish", "Гладкость граней. При оценке EX следы полировки трудно найти даже в десятикратную лупу."],
  ["symmetry", "Точность формы и взаимного положения граней."],
  ["fluorescence", "Свечение камня в ультрафиолете. Слабое незаметно при обычном свете, сильное иногда придаёт камню лёгкую дымку."],
  ["measurements", "Длина, ширина и высота камня в миллиметрах."],
  ["table", "Ширина площадки, самой большой верхней грани, в процентах от ширины камня. У круглых превосходной огранки от 52 до 62 %."],
  ["depth", "Высота камня в процентах от его ширины. Глубокий камень сверху кажется меньше, мелкий теряет свет через низ."],
  ["crownAngle", "Наклон граней верхней части. У круглых превосходной огранки от 31,5 до 36,5°."],
  [
    "pavilionAngle",
    "Наклон граней нижней части: от него зависит, вернётся ли свет к глазу. У круглых превосходной огранки от 40,6 до 41,8°."
  ],
  ["crownHeight", "Высота верхней части, от рундиста до площадки, в процентах от ширины камня."],
  ["pavilionDepth", "Высота нижней части, от рундиста до острия, в процентах от ширины камня."],
  ["girdle", "Толщина пояска между верхом и низом камня. Тонкий легче сколоть, толстый прибавляет массу, которую сверху не видно."],
  ["certificate", "Отчёт независимой лаборатории, которая измерила и оценила камень. По номеру она подтверждает свои оценки."],
  ["pricePerCarat", "Цена камня, делённая на его массу. По ней удобно сравнивать камни разной массы."]
].map(([code, text = ""], index) => ({ code, text: typeset(text), position: index + 1 }))

/** The customs union, inside which a parcel with a stone needs no export licence. */
export const countries = [
  { code: "RU", name: "Россия", position: 1 },
  { code: "BY", name: "Беларусь", position: 2 },
  { code: "KZ", name: "Казахстан", position: 3 },
  { code: "AM", name: "Армения", position: 4 },
  { code: "KG", name: "Киргизия", position: 5 }
]

export const shopConfig = { id: 1, captcha_client_key: null }
