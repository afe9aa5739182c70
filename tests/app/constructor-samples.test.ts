import { expect, it } from "vitest"
import { makeRenderer } from "../../app/server.tsx"
import { publicUrl } from "../support/server/server.ts"
import { withTexts } from "../support/view/rendered.ts"

const asked: Array<string> = []
const { render } = makeRenderer({
  ...{ build: "build-1", clientKey: "gran-storefront", publicUrl, debug: false, hasTools: false },
  assets: { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} },
  call: (key) => {
    asked.push(key)
    return Promise.resolve({ status: 503, message: "", errors: {} })
  },
  log: () => undefined
})

it.each([
  ["[RT-052]", "/constructor", "Создайте украшение"],
  ["[RT-053]", "/constructor-diamond", "Выберите бриллиант"],
  ["[RT-054]", "/constructor-diamond-sets", "Выберите комплект"],
  ["[RT-055]", "/constructor-finished", "Опора"],
  ["[RT-056]", "/constructor-finished-diamond", "Опора"],
  ["[RT-057]", "/constructor-form", "карат"],
  ["[RT-058]", "/constructor-frame", "Опора"],
  ["[RT-059]", "/constructor-frame-last", "Опора"],
  ["[RT-060]", "/diamond-constructor", "Создайте украшение"],
  ["[RT-061]", "/jewelry-constructor", "Выберите оправу"]
])("%s %s shows a step of the constructor from sample data, without a call of the shop", async (_, path, heading) => {
  const seen = withTexts(await render(path))
  expect([seen.status, seen.heading.includes(heading), seen.html.includes('aria-label="Шаги"')]).toEqual([200, true, true])
  expect(asked.splice(0).filter((key) => key.startsWith("custom."))).toEqual([])
})
