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
  banner("catalog_header", "header", { isDefault: false, filtration: ["shape--heart"] }),
  banner("catalog_header", "lethe", { isDefault: false, filtration: ["collections--lethe"] })
]
const withDefaultHeader = [...banners, banner("catalog_header", "plain")]

const show = (path: string, number = 0, shown: ReadonlyArray<Banner> = banners) => {
  const kind = path.startsWith("/jewelry") ? "jewelry" : "diamonds"
  const place = { path, search: "", index: 0 }
  return render(
    <ShopProvider value={guestShop(path)}>
      <Router hook={useMachineLocation}>
        <BannerHeader kind={kind} place={place} banners={shown} />
        <BannerBetween kind={kind} place={place} banners={shown} number={number} />
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

  it("[CAT-021] [CAT-022] is the one of the single chosen option, else the default, below a header banner chosen likewise", () => {
    show("/diamonds/filter/shape--heart", 0, withDefaultHeader)
    expect(links()).toEqual([
      ["header", "/header"],
      ["hearts", "/hearts"]
    ])
    cleanup()
    show("/diamonds/filter/shape--oval", 0, withDefaultHeader)
    expect(links()).toEqual([
      ["plain", "/plain"],
      ["stone", "/stone"],
      ["inner", "/inner"]
    ])
    cleanup()
    show("/diamonds/filter/shape--oval")
    expect(links()).toEqual([
      ["stone", "/stone"],
      ["inner", "/inner"]
    ])
  })

  it("[CAT-018] is absent with two options, below the default header banner", () => {
    for (const two of [
      "/diamonds/filter/shape--heart,round",
      "/diamonds/filter/shape--heart/color--d",
      "/jewelry/filter/category--kolco,sergi"
    ]) {
      show(two, 0, withDefaultHeader)
      expect(links()).toEqual([["plain", "/plain"]])
      cleanup()
    }
  })

  it("[CAT-018] [CAT-022] does not count the category in the path as an option", () => {
    for (const path of ["/jewelry/filter/collections--lethe", "/jewelry/kolco/filter/collections--lethe"]) {
      show(path, 0, withDefaultHeader)
      expect(links()).toEqual([
        ["lethe", "/lethe"],
        ["piece", "/piece"]
      ])
      cleanup()
    }
  })
})
