// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { Visit } from "../../../core/contract/visits.ts"
import { visits } from "../../../core/shop/capabilities/visits.ts"
import { readVisitSearch } from "../../../core/domain/visits/visit-address.ts"
import { visitStateName } from "../../../core/domain/visits/visit.ts"
import { containedText } from "../../../qa/pages/text-pattern.ts"
import { visit } from "../../../qa/samples/visit.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { VisitScreen } from "../../../view/screens/visit-screen.tsx"
import { VisitList } from "../../../view/visits/visit-list.tsx"
import { renderIn, renderInShop } from "../../support/view/in-shop.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

afterEach(cleanup)

const booked = { thing: "1-17", place: 2, day: "2026-11-30", hour: 13, id: 5001 }
const thing = { id: "1-17", name: "Бриллиант", link: "/diamonds/10248617/", picture: null, price: 1, isThere: true }
const day = { day: "2026-12-01", free: [12], taken: [], isPromised: false }
const salon = { kind: "salon", address: "улица", phone: "", city: "Москва", days: [day] } as const
const places = [
  { ...salon, id: 1, name: "Салон на Петровке" },
  { ...salon, id: 2, name: "Салон на Кутузовском" }
]

const opened = () => {
  const [reaction] =
    visits.afterForm?.["visit"]?.({ type: "dialogs.formDone", form: "visit", answer: booked, redirect: false, toCheckout: false }) ?? []
  const to = reaction !== undefined && "command" in reaction && "to" in reaction.command ? reaction.command.to : ""
  return readVisitSearch(to.slice("/visit".length))
}

describe("a visit just booked", () => {
  it("is confirmed with its time on a page that keeps the salon chosen", () => {
    const { asked, ...chosen } = opened()
    renderInShop(<VisitScreen thing={thing} places={places} chosen={chosen} asked={asked} />)
    const said = screen.getByRole("status").textContent
    expect(said).toMatch(containedText("Заявка № 5001 принята: 30 ноября, понедельник, 13:00, Салон на Кутузовском."))
    expect(document.querySelector("summary")?.textContent).toContain("Кутузовском")
  })

  it("asks on no screen to choose another time", () => {
    const draw = (asked: number | null) => {
      renderInShop(<VisitScreen thing={thing} places={places} chosen={{ place: null, day: null, hour: null }} asked={asked} />)
      const shown = screen.queryByRole("link", { name: /^Выбрать\sвремя/ })
      cleanup()
      return shown !== null
    }
    expect([draw(null), draw(5001)]).toEqual([true, false])
  })

  it("is confirmed without a time if the address has none", () => {
    renderInShop(<VisitScreen thing={thing} places={places} chosen={{ place: null, day: null, hour: null }} asked={5001} />)
    expect(screen.getByRole("status").textContent).toMatch(/^Заявка\s№\s5001\sпринята\./)
  })
})

describe("the page of a visit", () => {
  const said = (id: string, kind: "salon" | "video", isThere = true) => {
    const shown = isThere ? places.map((place) => ({ ...place, kind })) : []
    const chosen = { place: null, day: null, hour: null }
    renderInShop(<VisitScreen thing={{ ...thing, id, isThere }} places={shown} chosen={chosen} asked={5001} />)
    const text = document.body.textContent.replaceAll(/\s/g, " ")
    cleanup()
    return text
  }

  it("calls a stone a stone, and a piece of jewelry a piece", () => {
    expect(said("1-17", "video")).toMatch(/камень остаётся в продаже.*покажет камень.*камень отложен для вас.*он остаётся/)
    expect(said("1-17", "salon", false)).toContain("Этого камня сейчас нет")
    expect(said("0-17", "video")).toMatch(/изделие остаётся в продаже.*покажет изделие.*изделие отложено для вас.*оно остаётся/)
    expect(said("0-17", "salon", false)).toContain("Этого изделия сейчас нет")
    expect(said("1-17", "salon") + said("1-17", "salon", false)).not.toMatch(/издели/i)
  })

  it("and the list name a stone that left sale", () => {
    expect([visitStateName("sold", "video", "/diamonds/10248617/"), visitStateName("sold", "salon", "/jewelry/kolco/0241073/")]).toEqual([
      "Камень ушёл из продажи",
      "Изделие ушло из продажи"
    ])
  })
})

const listed = async (listedVisit: Visit) => {
  const answer = () => Promise.resolve(succeeded({ items: [listedVisit] }))
  const shop = await shopAt("/personal/visits/", { readVisits: answer }, { auth: "stored" })
  await shop.until("visits", (snapshot) => snapshot.context.visits !== null)
  renderIn(shop.root, <VisitList skeleton={null} />)
  return screen.getByRole("listitem").textContent
}

describe("a visit that the shop cancelled", () => {
  it("shows its reason in the list", async () => {
    expect(await listed({ ...visit, state: "cancelled", cancelReason: "В салоне ремонт." })).toMatch(containedText("В салоне ремонт."))
  })
})

describe("the state in the list", () => {
  it("agrees with a showing and with a video meeting", async () => {
    expect(await listed({ ...visit, state: "confirmed" })).toMatch(/Показ.*ПодтверждёнОтменить/u)
    cleanup()
    const place = { ...visit.place, kind: "video" } as const
    expect(await listed({ ...visit, state: "confirmed", place })).toMatch(/Видеовстреча.*Подтверждена/u)
    cleanup()
    expect(await listed({ ...visit, state: "cancelled", place })).toMatch(/Видеовстреча.*Отменена/u)
  })
})

describe("the link of a video meeting", () => {
  const shown = (state: Visit["state"]) => listed({ ...visit, state, place: { ...visit.place, kind: "video" } })

  it("is announced before and after its letter, and not for a cancelled meeting", async () => {
    expect(await shown("asked")).toMatch(/Ссылка\sпридёт/)
    cleanup()
    expect(await shown("confirmed")).toMatch(/Ссылка\sна\sвстречу\sв\sписьме/)
    cleanup()
    expect(await shown("cancelled")).not.toMatch(/Ссылка/)
  })
})
