import { articlePath, blogAddress, readBlogSearch, topicNames } from "../../domain/articles/article.ts"
import type { PageMeta } from "../../contract/content/pages.ts"
import { describeDiamondPage } from "../../domain/product/diamond-meta.ts"
import { canonicalPath, contactsPath } from "../../routes/canonical-path.ts"
import { closedRobots, type Head, openRobots, shopName, unlistedRobots } from "../../domain/content/head.ts"
import { describeJewelryPage } from "../../domain/product/jewelry-meta.ts"
import { pictureFile, stonePicture } from "../../domain/product/picture-files.ts"
import type { Place } from "../../domain/url/place.ts"
import type { ResolvedRoute } from "../../routes/resolve.ts"
import type { ScreenName } from "../../routes/route.ts"
import type { PageData } from "../navigation/pages.ts"
import { isChoiceIn, stepHead } from "./constructor-head.ts"

/** Document head: the page's meta record, with generated defaults (META-015, META-021). */
export const pageHead = (place: Place, match: ResolvedRoute, data: PageData): Head => {
  const meta: Partial<PageMeta> = data["pages.meta"] ?? {}
  const contentHead: HeadContent = {
    ...emptyHead,
    canonical: match.isPrivate ? null : canonicalPath(place.path),
    ...screenHead(match, data),
    ...blogHead(data, place),
    ...(match.sample && { title: titled(match.sample.title) })
  }
  const page = listIn(data)?.page ?? 1
  return {
    title: withPageNumber(meta.title ?? contentHead.title, page),
    description: meta.description ?? contentHead.description,
    keywords: meta.keywords ?? contentHead.keywords,
    robots: robotsOf(match, data, place) ?? meta.robots ?? openRobots,
    canonical: page > 1 ? contentHead.canonical : (meta.canonical ?? contentHead.canonical),
    image: contentHead.image
  }
}

/** `null` uses the directive of the meta record. */
const robotsOf = ({ isPrivate, isUnlisted, list }: ResolvedRoute, data: PageData, { search }: Place): string | null => {
  if (isPrivate) return closedRobots
  return isUnlisted || isChoiceIn(search) || listIn(data)?.total === 0 || list?.isIndexable === false ? unlistedRobots : null
}

const listIn = (data: PageData) =>
  data["articles.list"] ?? data["catalog.diamonds"] ?? data["catalog.jewelry"] ?? data["custom.blanks"] ?? data["custom.diamonds"]

type HeadContent = Omit<Head, "robots">

const emptyHead = { title: shopName, description: null, keywords: null, image: null }

const screenHead = ({ list, params, screen }: ResolvedRoute, data: PageData): Partial<HeadContent> => {
  const diamond = data["catalog.diamond"]
  if (diamond) return { ...describeDiamondPage(diamond), image: pictureFile(stonePicture(diamond)) }
  const piece = data["catalog.product"]
  if (piece) {
    const color = piece.skus.find(({ id }) => String(id) === params["skuId"])?.metalColor
    const preview = piece.previews.find(({ metalColor }) => metalColor === color) ?? piece.previews[0]
    return { ...describeJewelryPage(piece), image: fileOf(preview?.pictures[0]) }
  }
  const step = stepHead(data, list?.chosen ?? null)
  if (step) {
    const { picture, title = shopName, ...words } = step
    return { ...words, title: titled(title), image: fileOf(picture), ...(list && { canonical: list.canonical }) }
  }
  return listHead(list, data) ?? editorialHead(data) ?? plainHeads[screen] ?? {}
}

const listHead = (list: ResolvedRoute["list"], data: PageData): Partial<HeadContent> | undefined => {
  const jewelry = data["catalog.jewelry"]
  if (!list || (!jewelry && !data["catalog.diamonds"])) return undefined
  const name = jewelry ? (jewelry.category?.name ?? "Украшения") : "Бриллианты"
  return {
    title: titled(list.chosen === null ? name : `${name}: ${list.chosen}`),
    canonical: list.canonical,
    image: fileOf(jewelry?.items[0]?.previews[0])
  }
}

/** Topic and page come from the query. */
const blogHead = (data: PageData, { search }: Place): Partial<HeadContent> => {
  const list = data["articles.list"]
  if (!list) return {}
  const blog = readBlogSearch(search)
  const name = blog.topic === null ? "Блог" : `Блог: ${topicNames[blog.topic]}`
  return {
    title: titled(name),
    description: "Статьи о\u00A0бриллиантах и\u00A0украшениях: как выбирать, носить и\u00A0беречь. С\u00A0чертежами и\u00A0источниками.",
    canonical: blogAddress(blog)
  }
}

const editorialHead = (data: PageData): Partial<HeadContent> | undefined => {
  const article = data["articles.one"]
  if (article) {
    const { code, figure, lead, title } = article
    return { title: titled(title), description: lead, canonical: articlePath(code), image: `/drawings/${figure}.png` }
  }
  const landing = data["content.landing"]
  if (landing) {
    return { title: titled(landing.name), description: landing.lead, canonical: `/${landing.code}`, image: fileOf(landing.picture) }
  }
  const sign = data["horoscope.sign"]
  if (sign) return { title: titled(sign.name), description: sign.lead, image: sign.image }
  const staticPage = data["content.staticPage"]
  return staticPage ? { title: titled(staticPage.title), description: staticPage.lead, canonical: `/${staticPage.code}` } : undefined
}

const titled = (name: string): string => `${name} | ${shopName}`

const plainHeads: { readonly [S in ScreenName]?: Partial<HeadContent> } = {
  search: { title: titled("Поиск"), canonical: "/search/" },
  collections: { title: titled("Коллекции"), canonical: "/collection" },
  blogSkeleton: { title: titled("Блог загружается") },
  horoscope: { title: titled("Гороскоп") },
  contacts: { title: titled("Контакты"), canonical: contactsPath },
  askQuestion: { title: titled("Задать вопрос"), description: "Спросите о камне, украшении, заказе или доставке. Ответим письмом." },
  getInTouch: { title: titled("Связаться с нами"), description: "Форма вопроса, телефон, почта и салоны «Грани»." },
  questionSent: { title: titled("Вопросы по почте") },
  wishlist: { title: titled("Избранное") },
  cart: { title: titled("Корзина") },
  checkout: { title: titled("Оформление заказа") },
  pay: { title: titled("Оплата заказа") },
  success: { title: titled("Ваш заказ") },
  profile: { title: titled("Профиль") },
  visit: { title: titled("Посмотреть до покупки") },
  visits: { title: titled("Визиты") },
  alerts: { title: titled("Следим за ценой") },
  diamondOrders: { title: titled("Бриллианты под заказ") },
  diamondOrder: { title: titled("Заявка на бриллиант") },
  addresses: { title: titled("Адреса доставки") },
  orders: { title: titled("История заказов") },
  order: { title: titled("Заказ") },
  constructorSample: { title: titled("Образец страницы конструктора") },
  icons: { title: titled("Значки") },
  parts: { title: titled("Образцы и детали") },
  dialogs: { title: titled("Диалоги") },
  journal: { title: titled("Журнал") }
}

const withPageNumber = (title: string, page: number): string =>
  page === 1 ? title : title.replace(/(\s\|[^|]+)?$/, `, страница ${page}$1`)

const fileOf = (picture: string | undefined): string | null => (picture === undefined ? null : pictureFile(picture))
