import { describe, expect, it } from "vitest"
import type { InProcessAnswer } from "../../app/renderer.ts"
import { makeRenderer } from "../../app/server.tsx"
import { menu, staticPage } from "../support/content.ts"

const silent = { title: null, description: null, keywords: null, robots: null, canonical: null, h1: null, text: null }

/** A page of words whose meta record sends its visitors on; what was logged stands beside the answer. */
const visit = async (redirect: string | null, redirectCode: number | null, path = "/vacancies") => {
  const logged: Array<string> = []
  const answers: Readonly<Record<string, unknown>> = {
    "shell.menu": menu,
    "content.staticPage": staticPage,
    "pages.meta": { ...silent, redirect, redirectCode }
  }
  const { render } = makeRenderer({
    ...{ build: "b", clientKey: "k", publicUrl: "https://gran.test", debug: false, hasTools: false },
    assets: { scripts: [], modules: [], styles: [], joinedStyles: [], fonts: [], screens: {} },
    call: (key, { params }) =>
      Promise.resolve<InProcessAnswer>(
        JSON.stringify(params).includes("gone") ? { status: 404, message: "", errors: {} } : { status: 200, data: answers[key] }
      ),
    log: (_, message) => logged.push(message)
  })
  const { headers, html, status } = await render(path)
  return { status, location: headers["location"], isEmpty: html === "", logged }
}

describe("a page that sends its visitors on", () => {
  it("[NAV-009] answers with the status that it was given, inside the shop and out of it", async () => {
    expect(await visit("/about", 301)).toMatchObject({ status: 301, location: "/about", isEmpty: true })
    expect(await visit("https://elsewhere.example/a", 307)).toMatchObject({ status: 307, location: "https://elsewhere.example/a" })
    expect(await visit("/about", null)).toMatchObject({ status: 302, location: "/about" })
  })

  it.each(["/gone", "/about/gone", "/diamonds/filter/gone", "/gone//", "/customer-service/get-in-touch"])(
    "[NAV-009] does so from %s, where no page stands",
    async (path) => {
      expect(await visit("/about", 301, path)).toMatchObject({ status: 301, location: "/about", isEmpty: true })
      expect(await visit(null, null, path)).toMatchObject({ status: 404, isEmpty: false })
    }
  )

  it("[NAV-012] stays where it is when the address is no web address, and says so in the log", async () => {
    const { isEmpty, location, logged, status } = await visit("javascript:alert(1)", 301)
    expect([status, location, isEmpty]).toEqual([200, undefined, false])
    expect(logged.join()).toContain("no web address")
  })
})
