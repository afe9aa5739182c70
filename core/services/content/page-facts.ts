import type { Article } from "../../contract/content/articles.ts"
import { articlePath, blogPath } from "../../domain/articles/article.ts"
import { availabilityOf } from "../../domain/product/availability.ts"
import type { Diamond } from "../../contract/catalog-diamonds.ts"
import type { Jewelry } from "../../contract/catalog-jewelry.ts"
import type { ReadyPiece } from "../../contract/custom-jewelry.ts"
import { horoscopePath, signPath } from "../../domain/content/zodiac-signs.ts"
import { constructorPath, readyPath } from "../../domain/constructor/choice.ts"
import { frameLine, gradesLine, stoneTitle } from "../../domain/constructor/piece-text.ts"
import { describeDiamondPage } from "../../domain/product/diamond-meta.ts"
import { shapeNames, shapePath } from "../../domain/product/diamond-names.ts"
import { specsOf } from "../../domain/product/diamond-specs.ts"
import { describeJewelryPage } from "../../domain/product/jewelry-meta.ts"
import { jewelryListPath, jewelryPath } from "../../domain/product/jewelry.ts"
import { specsOfJewelry } from "../../domain/product/jewelry-specs.ts"
import { picturesOf, shownVariant } from "../../domain/product/jewelry-variants.ts"
import { largestFile } from "../../domain/product/picture-files.ts"
import { stonePictures } from "../../domain/product/picture-note.ts"
import { breadcrumbData, home, productData } from "../../domain/product/product-facts.ts"
import { answersFacts } from "./answers-facts.ts"
import { listFacts } from "./list-facts.ts"
import type { PageData } from "../navigation/pages.ts"

/** JSON-LD of a page: product and breadcrumbs, item list, or questions and answers. */
export const pageFacts = (path: string, data: PageData, origin: string): ReadonlyArray<object> => {
  const piece = data["catalog.product"]
  const stone = data["catalog.diamond"]
  const ready = data["custom.ready"] ?? data["custom.readyComplect"]
  if (ready) return factsOfReady(ready, origin)
  const article = data["articles.one"]
  if (article) return factsOfArticle(article, origin)
  const staticPage = data["content.staticPage"]
  if (staticPage) return answersFacts(staticPage, origin)
  const sign = data["horoscope.sign"]
  if (sign) return [breadcrumbData([home, ["Гороскоп", horoscopePath], [sign.name, signPath(sign.code)]], origin)]
  return piece ? factsOfPiece(piece, path, origin) : stone ? factsOfStone(stone, origin) : listFacts(path, data, origin)
}

const factsOfArticle = ({ author, code, figure, lead, publishedOn, title, topic }: Article, origin: string) => {
  const path = articlePath(code)
  const [name = author, jobTitle] = author.split(", ")
  const posting = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    description: lead,
    articleSection: topic.name,
    inLanguage: "ru",
    datePublished: publishedOn,
    author: { "@type": "Person", name, ...(jobTitle !== undefined && { jobTitle }) },
    publisher: { "@id": `${origin}/#organization` },
    image: `${origin}/drawings/${figure}.png`,
    mainEntityOfPage: origin + path
  }
  return [posting, breadcrumbData([home, ["Блог", `${blogPath}/`], [title, path]], origin)]
}

const factsOfPiece = (piece: Jewelry, path: string, origin: string) => {
  const named = /\/skuId_(\d+)\/?$/.exec(path)?.[1]
  const sku = shownVariant(piece.skus, named === undefined ? null : Number(named))
  const { canonical, description } = describeJewelryPage(piece)
  const { category } = piece
  const product = {
    name: piece.name,
    description: piece.description[0] ?? description,
    sku: sku.code,
    path: canonical,
    offerPath: jewelryPath(category.code, piece.productCode, sku.id),
    category: category.name,
    images: picturesOf(piece.previews, sku.metalColor).map(largestFile),
    price: sku.price,
    availability: availabilityOf({ ...piece, ...sku }),
    properties: specsOfJewelry(piece, sku),
    reviews: piece.reviews
  } as const
  const trail = [home, ["Украшения", jewelryListPath(null)], [category.name, jewelryListPath(category.code)]] as const
  return [productData(product, origin), breadcrumbData([...trail, [piece.name, canonical]], origin)]
}

const factsOfStone = (stone: Diamond, origin: string) => {
  const { canonical, description } = describeDiamondPage(stone)
  const product = {
    name: stone.name,
    description,
    sku: stone.article,
    path: canonical,
    offerPath: canonical,
    category: "Бриллианты",
    images: stonePictures(stone).map(largestFile),
    price: stone.price,
    availability: availabilityOf(stone),
    properties: [
      ["Цвет", stone.color],
      ["Чистота", stone.clarity],
      ...(stone.cut === null ? [] : [["Огранка", stone.cut] as const]),
      ...specsOf(stone)
    ]
  } as const
  const ofShape = [shapeNames[stone.shape], shapePath(stone.shape)] as const
  const trail = [home, ["Бриллианты", "/diamonds"], ofShape, [stone.article, canonical]] as const
  return [productData(product, origin), breadcrumbData(trail, origin)]
}

const factsOfReady = (piece: ReadyPiece, origin: string) => {
  const { category, complectId, diamondId, diamonds, jewelryId, name, previews } = piece
  const path = readyPath({ skuId: jewelryId, ...(complectId === null ? (diamondId === null ? {} : { diamondId }) : { complectId }) })
  const product = {
    name,
    description: piece.description[0] ?? name,
    sku: piece.code,
    path,
    offerPath: path,
    category: category.name,
    images: previews.map(largestFile),
    price: piece.price,
    availability: piece.isAvailable ? "MadeToOrder" : "OutOfStock",
    properties: [
      ["Оправа", frameLine(piece, category.code)],
      ...diamonds.map((stone, place) => [stoneTitle(stone, place, diamonds.length), gradesLine(stone)] as const)
    ]
  } as const
  return [productData(product, origin), breadcrumbData([home, ["Создать украшение", constructorPath], [name, path]], origin)]
}
