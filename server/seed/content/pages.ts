import type { MainPage } from "../../../core/contract/content/pages.ts"
import type { Collection } from "../../../core/domain/product/jewelry.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { pairTolerance } from "./rule-texts.ts"

/** `collection` is a code; products are queried. */
type SeedMainPage = Pick<MainPage, "hero" | "figures" | "scene" | "principles"> & { readonly id: 1; readonly collection: Collection }

export const mainPage: SeedMainPage = {
  id: 1,
  hero: {
    title: typesetProse("Свет, выверенный"),
    accent: typesetProse("до градуса"),
    lead: typesetProse("Бриллианты собственной огранки и украшения, которые собирают в одной мастерской: от кристалла до клейма."),
    caption: ["Кр57 · 1,02 карата", "цвет E (2), чистота VS1 (4)"].map(typesetProse),
    links: [
      { title: typesetProse("Смотреть украшения"), link: "/jewelry/" },
      { title: typesetProse("Выбрать бриллиант"), link: "/diamonds" }
    ]
  },
  collection: "luminous",
  figures: [
    { value: "57", text: "граней у классического круга, каждую выводят по чертежу" },
    { value: "40,8°", text: "угол павильона, при котором свет возвращается к глазу" },
    { value: pairTolerance, text: "допуск по диаметру для парных камней" },
    { value: "1", text: "мастерская: отбор, огранка, закрепка, клеймо" }
  ].map(({ value, text }) => ({ value: typesetProse(value), text: typesetProse(text) })),
  scene: {
    title: typesetProse("Начните с камня,"),
    accent: typesetProse("оправа найдётся"),
    text: typesetProse(
      "Камень без оправы виден со всех сторон. Выберите его по измеренным пропорциям, а ювелир соберёт каст по его размеру."
    ),
    steps: [
      { title: typesetProse("Выберите бриллиант"), link: "/diamonds" },
      { title: typesetProse("Посмотрите оправы"), link: "/create-jewelry/" },
      { title: typesetProse("Примерьте в салоне"), link: "/customer-service/try-on" }
    ],
    link: { title: typesetProse("Создать украшение"), link: "/create-jewelry/" }
  },
  principles: [
    {
      title: "Огранка",
      text: "Углы короны и павильона каждого круглого бриллианта измерены до десятой доли градуса. Оценка огранки следует из этих чисел, а не из впечатления."
    },
    {
      title: "Две шкалы",
      text: "Цвет, чистота и огранка указаны по международной шкале. Рядом в скобках стоит значение по российской: E (2), VS1 (4), EX (А)."
    },
    {
      title: "Сертификаты",
      text: "Каждый бриллиант без оправы от 0,30 карата проверила независимая лаборатория: Геммологический центр МГУ, GIA, IGI или HRD. Номер отчёта указан на странице камня."
    },
    {
      title: "Цена",
      text: "Цена зависит от массы, цвета, чистоты, огранки и формы. На странице камня указана и цена за карат: по ней легко сравнить камни разной массы."
    }
  ].map(({ title, text }) => ({ title: typesetProse(title), text: typesetProse(text) }))
}
