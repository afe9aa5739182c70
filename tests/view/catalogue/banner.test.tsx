// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { Router } from "wouter"
import type { Banner } from "../../../core/contract/shell.ts"
import { BannerBetween, BannerHeader } from "../../../view/catalogue/banner.late.tsx"
import { useMachineLocation } from "../../../view/machine-location.ts"
import { ShopProvider } from "../../../view/shop-context.tsx"
import { guestShop } from "../../support/view/in-shop.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

const banner = (type: Banner["type"], title: string, more: Partial<Banner> = {}): Banner => ({
  type,
  title,
  link: `/${title}`,
  previews: ["/pictures/stones/round"],
  video: null,
  filtration: [],
  isDefault: true,
  child: null,
  ...more
})

const film = { desktop: { link: "/film.mp4" }, mobile: { link: "/film-phone.mp4" } }
const banners = [
  banner("banner_between_jewelry", "piece"),
  banner("banner_between_diamonds", "stone", { child: { title: "inner", link: "/inner" } }),
  banner("banner_between_diamonds", "film", { video: film }),
  banner("banner_between_diamonds", "hearts", { isDefault: false, filtration: ["shape--heart"] }),
  banner("catalog_header", "header", { isDefault: false, filtration: ["shape--heart"] })
]

const show = (path: string, number = 0) => {
  const kind = path.startsWith("/jewelry") ? "jewelry" : "diamonds"
  const place = { path, search: "", index: 0 }
  return render(
    <ShopProvider value={guestShop(path)}>
      <Router hook={useMachineLocation}>
        <BannerHeader kind={kind} place={place} banners={banners} />
        <BannerBetween kind={kind} place={place} banners={banners} number={number} />
      </Router>
    </ShopProvider>
  ).container
}

const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])

describe("a banner between rows", () => {
  it("[CAT-019] [CAT-020] belongs to its own list", () => {
    show("/jewelry/")
    expect(links()).toEqual([["piece", "/piece"]])
    cleanup()
    show("/diamonds")
    expect(links()).toEqual([
      ["stone", "/stone"],
      ["inner", "/inner"]
    ])
  })

  it("[CAT-024] [CAT-025] links by its title, and shows its nested content", () => {
    show("/diamonds")
    expect(links()).toEqual([
      ["stone", "/stone"],
      ["inner", "/inner"]
    ])
    expect(screen.getByRole("region", { name: exactText("stone") })).toBeTruthy()
  })

  it("[CAT-023] plays its film, the wide one on wide screens", () => {
    const sources = [...show("/diamonds", 1).querySelectorAll("video source")]
    expect(sources.map((source) => [source.getAttribute("media"), source.getAttribute("src")])).toEqual([
      ["(min-width: 64em)", "/film.mp4"],
      [null, "/film-phone.mp4"]
    ])
  })

  it("[CAT-018] [CAT-021] [CAT-022] is the one of the single chosen option, else the default, below a header banner; none with two options", () => {
    show("/diamonds/filter/shape--heart")
    expect(links()).toEqual([
      ["header", "/header"],
      ["hearts", "/hearts"]
    ])
    cleanup()
    for (const two of ["shape--heart,round", "shape--heart/color--d"]) {
      show(`/diamonds/filter/${two}`)
      expect(links()).toEqual([])
      cleanup()
    }
    show("/diamonds/filter/shape--oval")
    expect(links()).toEqual([
      ["stone", "/stone"],
      ["inner", "/inner"]
    ])
  })
})
