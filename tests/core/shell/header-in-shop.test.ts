import { describe, expect, it } from "vitest"
import { reference } from "../../../qa/samples/content.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

describe("the header of the shop", () => {
  it("[NAV-001, NAV-003] closes menu, drawer and search on every change of the route, and releases the page", async () => {
    const { go, header, settled, tab } = openShop()
    await settled()
    const stands = () => {
      const held = tab.scrolls.filter((entry) => entry === "hold" || entry === "release").at(-1)
      return [header().getSnapshot().matches({ overlay: "open" }), held]
    }
    const back = async () => {
      tab.hand.back({ path: "/", search: "", index: 0 })
      await settled()
    }
    const choices = [
      { type: "header.chooseItem", item: "jewelry" },
      { type: "header.chooseHamburger" },
      { type: "header.chooseSearch" }
    ] as const
    for (const choice of choices) {
      for (const change of [() => go("/diamonds"), back, () => go("/%E0%A4%A")]) {
        header().send(choice)
        expect(stands()).toEqual([true, "hold"])
        await change()
        expect(stands()).toEqual([false, "release"])
      }
    }
  })

  it("[NAV-002] takes the look that each page requests, from when the page is shown", async () => {
    const { go, header, settled } = openShop()
    await settled()
    const seen = [header().getSnapshot().context.wanted]
    for (const path of ["/diamonds", "/", "/%E0%A4%A", "/diamonds"]) {
      await go(path)
      seen.push(header().getSnapshot().context.wanted)
    }
    expect(seen).toEqual(["transparent-black", "default", "transparent-black", "transparent-white", "default"])
  })

  it("[LIM-001, ENT-002] handles the scroll limit of 52 px and Escape, and stores the loaded reference", async () => {
    const { loadDeferred, header, features, settled, tab } = openShop()
    await settled()
    tab.hand.scroll(53)
    expect(header().getSnapshot().hasTag("white")).toBe(true)
    tab.hand.scroll(52)
    expect(header().getSnapshot().hasTag("white")).toBe(false)
    header().send({ type: "header.chooseSearch" })
    tab.hand.escape()
    expect(header().getSnapshot().matches({ overlay: "open" })).toBe(false)
    await loadDeferred()
    const known = features().reference
    if (known === undefined) throw new Error("nothing can be looked up")
    const { captchaClientKey, countries, domain, tooltips } = (await waitFor(known, (snapshot) => snapshot.matches("ready"))).context
    expect({ captchaClientKey, countries, domain, tooltips }).toEqual(reference)
  })
})
