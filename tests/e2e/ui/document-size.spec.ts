import { brotliCompressSync } from "node:zlib"
import { readJson } from "../../../tools/read-json.ts"
import { inRoot } from "../../../tools/root.ts"
import { byTurn } from "../../support/rings.ts"
import { filledIn } from "../support/addresses.ts"
import { expect, test } from "../support/test.ts"

type Documents = Readonly<Record<"home" | "diamonds" | "diamond" | "jewelry" | "product", Size>>
/** Bytes in brotli at quality 11: of the whole document, and up to its largest picture. */
type Size = { readonly whole: number; readonly toPicture: number }

const { documents } = readJson<{ readonly documents: Documents }>(inRoot("budgets.json"))

const pages = [
  ["home", "/"],
  ["diamonds", "/diamonds"],
  ["diamond", "/diamonds/{article}/"],
  ["jewelry", "/jewelry/"],
  ["product", "{piece}"]
] as const

for (const [screen, path] of pages)
  test(`the document of ${path} is within its budget, also up to its largest picture`, byTurn, async ({ request }) => {
    const html = await (await request.get(await filledIn(path, request))).text()
    const picture = html.indexOf('fetchPriority="high"')
    expect(picture).toBeGreaterThan(0)
    const size: Size = { whole: brotli(html), toPicture: brotli(html.slice(0, picture)) }
    expect(size.whole, `${JSON.stringify(size)} of ${screen} (budgets.json)`).toBeLessThanOrEqual(documents[screen].whole)
    expect(size.toPicture, `${JSON.stringify(size)} of ${screen} (budgets.json)`).toBeLessThanOrEqual(documents[screen].toPicture)
  })

const brotli = (text: string): number => brotliCompressSync(text).length
