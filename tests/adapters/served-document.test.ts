// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest"
import { fetchNamed } from "../../adapters/browser/served-document.ts"
import { stateId } from "../../core/shop/page-state.ts"

afterEach(() => {
  document.head.innerHTML = ""
  document.body.innerHTML = ""
})

describe("the files named by the server", () => {
  const links = () => [...document.head.querySelectorAll("link")].map((link) => [link.rel, link.getAttribute("href"), link.disabled])

  it("are loaded, styles only as loaded for Vite, because the document contains their rules", () => {
    document.body.innerHTML = `<script id="${stateId}" data-modules="/a.js /b.js" data-styles="/a.css"></script>`
    fetchNamed()
    expect(links()).toEqual([
      ["modulepreload", "/a.js", undefined],
      ["modulepreload", "/b.js", undefined],
      ["stylesheet", "/a.css", true]
    ])
  })

  it.each(["", `<script id="${stateId}" data-modules="" data-styles=""></script>`])("may be empty", (html) => {
    document.body.innerHTML = html
    fetchNamed()
    expect(links()).toEqual([])
  })
})
