import { describe, expect, it } from "vitest"
import type { InProcessAnswer } from "../../app/renderer.ts"
import { makeRenderer } from "../../app/server.tsx"
import { succeeded } from "../../core/kernel/outcome.ts"
import { menu, staticPage } from "../../qa/samples/content.ts"
import { openShop } from "../support/server/open-shop.ts"

const silent = { title: null, description: null, keywords: null, robots: null, canonical: null, h1: null, text: null }

/** Redirects that lead to no page of the shop and to no http or https address. */
const unsafeAddresses = [
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//elsewhere.example/",
  "/\t/elsewhere.example/",
  "\\\\elsewhere.example",
  "/\\elsewhere.example",
  "https:\\\\elsewhere.example"
]

/** A static page whose meta record redirects its visitors; returns the answer and the log. */
const visit = async (redirect: string | null, redirectCode: number | null, path = "/vacancies") => {
  const logged: Array<string> = []
  const answers: Readonly<Record<string, unknown>> = {
    "shell.menu": menu,
    "content.staticPage": staticPage,
    "pages.meta": { ...silent, redirect, redirectCode }
  }
  const { render } = makeRenderer({
    ...{ build: "b", clientKey: "k", publicUrl: "https://gran.test", debug: false, hasTools: false },
    assets: { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} },
    call: (key, { params }) =>
      Promise.resolve<InProcessAnswer>(
        JSON.stringify(params).includes("gone") ? { status: 404, message: "", errors: {} } : { status: 200, data: answers[key] }
      ),
    log: (_, message) => logged.push(message)
  })
  const { headers, html, status } = await render(path)
  return { status, location: headers["location"], isEmpty: html === "", logged }
}

describe("a redirecting page", () => {
  it("[NAV-009] answers with its own status, inside the shop and out of it, and navigates a visitor in the shop", async () => {
    expect(await visit("/about", 301)).toMatchObject({ status: 301, location: "/about", isEmpty: true })
    expect(await visit("https://elsewhere.example/a", 307)).toMatchObject({ status: 307, location: "https://elsewhere.example/a" })
    expect(await visit("/about", null)).toMatchObject({ status: 302, location: "/about" })
    for (const to of ["/about", "https://elsewhere.example/a"]) {
      const { go, navigation, settled, tab } = openShop({
        openPage: ({ path }) =>
          Promise.resolve(succeeded(path === "/vacancies" ? { _tag: "Moved", to, status: 301 } : { _tag: "Shown", data: {} }))
      })
      await settled()
      await go("/vacancies")
      const isInside = to.startsWith("/")
      expect([navigation().getSnapshot().context.place.path, tab.left]).toEqual(isInside ? [to, []] : ["/vacancies", [to]])
    }
  })

  it.each(["/gone", "/about/gone", "/diamonds/filter/gone", "/gone//"])("redirects from %s, which has no page", async (path) => {
    expect(await visit("/about", 301, path)).toMatchObject({ status: 301, location: "/about", isEmpty: true })
    expect(await visit(null, null, path)).toMatchObject({ status: 404, isEmpty: false })
  })

  it("[NAV-012] does not redirect to an address that is not a web address, and logs that", async () => {
    for (const unsafe of ["javascript:alert(1)", "data:text/html,1", "vbscript:msgbox(1)"]) {
      const { isEmpty, location, logged, status } = await visit(unsafe, 301)
      expect([status, location, isEmpty]).toEqual([200, undefined, false])
      expect(logged.join()).toContain("invalid address")
    }
  })

  it.each(unsafeAddresses)("[SEC-014] refuses %j: the page remains, on the server and in the tab", async (to) => {
    for (const path of ["/vacancies", "/gone"]) {
      const { location, logged, status } = await visit(to, 301, path)
      expect([status, location]).toEqual([path === "/gone" ? 404 : 200, undefined])
      expect(logged.join()).toContain("invalid address")
    }
    const { go, navigation, settled, tab } = openShop({
      openPage: ({ path }) =>
        Promise.resolve(succeeded(path === "/vacancies" ? { _tag: "Moved", to, status: 301 } : { _tag: "Shown", data: {} }))
    })
    await settled()
    await go("/vacancies")
    expect([tab.left, navigation().getSnapshot().context.place.path]).toEqual([[], "/vacancies"])
  })
})
