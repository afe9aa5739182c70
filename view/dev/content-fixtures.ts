import type { ComponentProps } from "react"
import type { ArticleCard } from "../../core/contract/content/articles.ts"
import type { EmptyState } from "../notices/empty-state.tsx"

export const articles: ReadonlyArray<ArticleCard> = [
  {
    code: "chetyre-c-i-koshelek",
    title: "Четыре буквы в порядке кошелька",
    lead: "Масса, цвет, чистота и огранка стоят денег по-разному. Разбираем, в каком порядке их решать, чтобы заплатить за видимое.",
    topic: { code: "choice", name: "Выбор и покупка" },
    publishedOn: "2026-10-28",
    minutes: 4,
    figure: "carats"
  },
  {
    code: "ugol-pavilona",
    title: "Два градуса, от которых гаснет камень",
    lead: "Почему павильон гранят под углом около 41°, что происходит с лучом при 38,5° и 43,5° и как проверить это без приборов.",
    topic: { code: "craft", name: "Мастерство" },
    publishedOn: "2026-01-29",
    minutes: 4,
    figure: "pavilion"
  },
  {
    code: "staryj-kamen",
    title: "Старый камень в новой жизни",
    lead: "Бабушкино кольцо лежит в коробке, потому что его не носят. Что можно сделать с камнем, чего нельзя и какие вопросы задать до первого движения пинцета.",
    topic: { code: "jewelry", name: "Украшения" },
    publishedOn: "2026-11-13",
    minutes: 4,
    figure: "prongs"
  }
]

type EmptyPage = { readonly name: string } & Omit<ComponentProps<typeof EmptyState>, "heading">

const jewelry = { title: "Смотреть украшения", link: "/jewelry/" }
const diamonds = { title: "Выбрать бриллиант", link: "/diamonds" }

export const emptyPages: ReadonlyArray<EmptyPage> = [
  {
    name: "корзина",
    shape: "princess",
    title: "Корзина пуста",
    text: "Здесь будут украшения и камни, которые вы решите заказать.",
    action: jewelry,
    other: diamonds
  },
  {
    name: "избранное",
    shape: "heart",
    title: "В избранном пока ничего нет",
    text: "Нажмите на сердце рядом с украшением или камнем, и они появятся здесь. Войти для этого не нужно.",
    action: jewelry,
    other: diamonds
  },
  {
    name: "история заказов",
    shape: "oval",
    title: "Заказов пока нет",
    text: "Здесь будет видно, что вы заказали и где это сейчас.",
    action: jewelry,
    other: diamonds
  },
  {
    name: "адреса доставки, с кнопкой вместо ссылки",
    shape: "emerald",
    title: "Адресов пока нет",
    text: "Сохраните адрес, и при оформлении заказа его не придётся вводить.",
    action: { title: "Добавить адрес", button: {} }
  }
]
