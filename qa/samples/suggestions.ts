import type { Suggestions } from "../../core/machines/search/search.machine.ts"
import { cards } from "./diamonds.ts"
import { jewelryCards } from "./jewelry.ts"

/** One of each kind, for «кол». */
export const suggestions: Suggestions = {
  term: "кол",
  corrected: null,
  queries: ["кольцо", "колье"],
  sections: [
    { title: "Кольца", link: "/jewelry/kolco", count: 151 },
    { title: "Коллекция Luminous", link: "/luminous", count: null }
  ],
  articles: [{ title: "Как узнать размер кольца", link: "/ring-size", text: "Размер кольца равен внутреннему диаметру." }],
  jewelry: { items: jewelryCards, total: 347 },
  diamonds: { items: cards.slice(0, 4), total: 12 }
}

export const noSuggestions: Suggestions = {
  ...{ term: "слон", corrected: null, queries: [], sections: [], articles: [] },
  jewelry: { items: [], total: 0 },
  diamonds: { items: [], total: 0 }
}
