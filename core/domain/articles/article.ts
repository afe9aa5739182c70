export const topics = ["stones", "choice", "jewelry", "care", "craft"] as const
export type Topic = (typeof topics)[number]

export const topicNames: Readonly<Record<Topic, string>> = {
  stones: "О камнях",
  choice: "Выбор и покупка",
  jewelry: "Украшения",
  care: "Уход",
  craft: "Мастерство"
}

/** Embedded in articles as `![caption](figure:name)`. */
export const drawingNames = [
  ...(["profile", "pavilion", "crown", "facets", "carats", "shapes", "colors"] as const),
  ...(["clarity", "step", "sizes", "prongs", "refraction"] as const),
  ...(["fluorescence", "four-c", "pair", "inscription", "rough", "old-cut", "bank-card", "fineness", "care"] as const)
] as const
export type DrawingName = (typeof drawingNames)[number]

/** Charts of stock, embedded as `![caption](plot:name)`. */
export const plotNames = [
  ...(["price-by-weight", "price-by-color", "price-by-clarity", "price-by-shape"] as const),
  ...(["fluorescence", "stones-by-weight"] as const)
] as const
export type PlotName = (typeof plotNames)[number]

export const blogPath = "/customer-service/blog"

export const articlePath = (code: string): string => `${blogPath}/${code}`

/** One large article and three rows of three. */
export const blogPageSize = 10

export type BlogSearch = { readonly topic: Topic | null; readonly page: number }

/** Parses `?topic=care&page=2`; invalid values get defaults. */
export const readBlogSearch = (search: string): BlogSearch => {
  const query = new URLSearchParams(search)
  const page = query.get("page") ?? ""
  return { topic: topics.find((topic) => topic === query.get("topic")) ?? null, page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1 }
}

export const blogAddress = ({ page, topic }: BlogSearch): string => {
  const query = [...(topic === null ? [] : [`topic=${topic}`]), ...(page === 1 ? [] : [`page=${page}`])]
  return query.length === 0 ? `${blogPath}/` : `${blogPath}/?${query.join("&")}`
}

/** 180 words a minute. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / 180))
