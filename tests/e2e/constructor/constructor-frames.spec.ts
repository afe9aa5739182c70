import type { APIRequestContext } from "playwright/test"
import { faultsOf } from "../../support/browser/axe.ts"
import { spoken } from "../../support/paths/spoken.ts"
import { ConstructorPage, fromFrame } from "../pages/constructor-page.ts"
import { expect, test } from "../support/test.ts"

const client = { headers: { "x-client-key": "gran-storefront" } }

/** A free stone that stands in the first frame of rings, by its number. */
const fittingStone = async (request: APIRequestContext): Promise<number> => {
  const { data } = (await (await request.get("/api/v2/blanks/opora/diamonds/?limit=1", client)).json()) as {
    readonly data: { readonly items: ReadonlyArray<{ readonly diamond: { readonly id: number } }> }
  }
  return data.items[0]?.diamond.id ?? 0
}

for (const width of [390, 1440]) {
  test(`[CTOR-003, CTOR-015, CTOR-016] at ${width} a frame is chosen by presses: category, filter, metal, size, words of it, and it is said how stones are chosen`, async ({
    page,
    shell,
    watched
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const constructor = new ConstructorPage(page)
    await shell.open("/create-jewelry/")
    await shell.interact()
    await constructor.seeCurrent("Оправа")
    for (const category of ["kolco", "podveska", "odinochnye-sergi"])
      await expect(constructor.main.locator(`a[href="${fromFrame}/${category}/"]`)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await constructor.seeFits()
    await constructor.chooseCategory("Кольца")
    expect(await faultsOf(page)).toEqual([])
    await constructor.seeFits()
    await constructor.chooseFrame("Кольцо «Опора»")
    await constructor.seeAddress(new RegExp(`^${fromFrame}/frame/opora/\\?skuId=\\d+$`))
    await constructor.main.getByRole("link", { name: "Розовое" }).click()
    await expect(constructor.main.getByText(/^Розовое\sзолото\s585,/).first()).toBeVisible()
    await constructor.main.getByRole("link", { name: "17", exact: true }).click()
    await expect(constructor.bar).toContainText(/Розовое\sзолото\s585,\s17/)
    expect(await faultsOf(page)).toEqual([])
    await constructor.seeFits()
    await constructor.main.getByRole("link", { name: spoken("Подробнее об оправе") }).click()
    await expect(constructor.dialog.getByRole("heading", { name: spoken("Кольцо «Опора»") })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(constructor.dialog).toBeHidden()
    await constructor.bar.getByRole("link", { name: spoken("Выбрать бриллиант") }).click()
    await expect(constructor.dialog.getByRole("heading", { name: spoken("Теперь бриллиант") })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await constructor.dialog.getByRole("link", { name: spoken("К бриллиантам") }).click()
    await constructor.seeAddress(new RegExp(`^${fromFrame}/diamonds/\\?skuId=\\d+`))
    expect(watched.broken).toEqual([])
  })
}

test("the same way by the keyboard alone", async ({ page, shell }) => {
  const constructor = new ConstructorPage(page)
  await shell.open("/create-jewelry/")
  await shell.interact()
  const follow = async (name: string | RegExp, within = constructor.main) => {
    await within.getByRole("link", { name }).first().focus()
    await page.keyboard.press("Enter")
  }
  await follow(/^Кольца/)
  await constructor.seeStep("Выберите оправу")
  await follow(spoken("Кольцо «Опора»"))
  await constructor.seeStep("Кольцо «Опора»")
  await follow(spoken("Выбрать бриллиант"), constructor.bar)
  await expect(constructor.dialog).toBeVisible()
  await follow(spoken("К бриллиантам"), constructor.dialog)
  await constructor.seeAddress(new RegExp(`^${fromFrame}/diamonds/\\?skuId=\\d+`))
})

test("[CTOR-002, CTOR-014] frames stand twelve a page; a filter leaves those that fit it, keeps the category, and they are shown in the metal that was asked for", async ({
  page,
  shell
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const constructor = new ConstructorPage(page)
  await shell.open(`${fromFrame}/kolco/`)
  const cards = constructor.main.locator("li[data-item]")
  await expect(cards).toHaveCount(12)
  await shell.open(`${fromFrame}/kolco/2/`)
  expect(await cards.count()).toBeLessThan(12)
  await shell.open(`${fromFrame}/kolco/`)
  await shell.interact()
  await constructor.main.getByRole("checkbox", { name: /^Платина/ }).check()
  await constructor.seeAddress(new RegExp(`^${fromFrame}/kolco/filter/metal--platinum$`))
  await expect(cards).not.toHaveCount(12)
  await constructor.chooseFrame("Кольцо «Арка»")
  await expect(constructor.main.getByText(/^Платина\s950,/).first()).toBeVisible()
})

test("frames of a tablet stand two in a row, and no other rows are offered", async ({ page, shell }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const constructor = new ConstructorPage(page)
  await shell.open(`${fromFrame}/kolco/`)
  await shell.interact()
  const cards = constructor.main.locator("li[data-item]")
  const [one, two, three] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox(), await cards.nth(2).boundingBox()]
  expect([two?.y === one?.y, (three?.y ?? 0) > (one?.y ?? 0)]).toEqual([true, true])
  await expect(constructor.main.getByRole("group", { name: spoken("Карточек в ряду") })).toBeHidden()
  await constructor.seeFits()
})

test("a stone that came first goes along: only frames that take it, and the frame leads to what is ready", async ({
  page,
  request,
  shell
}) => {
  const stone = await fittingStone(request)
  const constructor = new ConstructorPage(page)
  await shell.open(`/create-jewelry/?diamondId=${stone}`)
  await shell.interact()
  await expect(constructor.main.getByRole("region", { name: "Ваш бриллиант" })).toBeVisible()
  await constructor.chooseCategory("Кольца")
  await constructor.seeAddress(new RegExp(`\\?diamondId=${stone}$`))
  await constructor.chooseFrame("Кольцо «Опора»")
  await expect(constructor.main.getByText(/^Подходит\sк\sвашему\sкамню/)).toBeVisible()
  await constructor.bar.getByRole("link", { name: spoken("Собрать изделие") }).click()
  await constructor.seeAddress(new RegExp(`^${fromFrame}/ready-product/\\?skuId=\\d+&diamondId=${stone}$`))
})

test("what was put together is offered again, and is let go", async ({ page, shell }) => {
  const constructor = new ConstructorPage(page)
  await shell.open("/create-jewelry/?skuId=101")
  await shell.interact()
  await expect(constructor.main.getByRole("heading", { name: spoken("Мои варианты") })).toBeVisible()
  await shell.open("/create-jewelry/")
  await shell.interact()
  await expect(constructor.main.getByRole("link", { name: spoken("Продолжить: Кольцо «Опора»") })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await constructor.main.getByRole("button", { name: /^Убрать/ }).click()
  await expect(constructor.main.getByRole("heading", { name: spoken("Мои варианты") })).toBeHidden()
  await shell.open("/create-jewelry/")
  await shell.interact()
  await expect(constructor.main.getByRole("heading", { name: spoken("Мои варианты") })).toBeHidden()
})

for (const [id, path, heading] of [
  ["RT-052", "/constructor", /Создайте\sукрашение/],
  ["RT-053", "/constructor-diamond", /Выберите\sбриллиант/],
  ["RT-054", "/constructor-diamond-sets", /Выберите\sкомплект/],
  ["RT-055", "/constructor-finished", /Опора/],
  ["mock-up", "/constructor-finished-diamond", /Опора/],
  ["RT-057", "/constructor-form", /карат/],
  ["RT-058", "/constructor-frame", /Опора/],
  ["mock-up", "/constructor-frame-last", /Опора/],
  ["RT-060", "/diamond-constructor", /Создайте\sукрашение/],
  ["RT-061", "/jewelry-constructor", /Выберите\sоправу/]
] as const) {
  test(`[${id}] ${path} renders a page of the constructor from sample data`, async ({ page, shell, watched }) => {
    expect((await shell.open(path)).status()).toBe(200)
    await shell.seeHeading(heading)
    await expect(page.getByRole("main").getByRole("navigation", { name: "Шаги" })).toBeVisible()
    expect(watched.broken).toEqual([])
  })
}

test("no such category, frame or stone is no page", async ({ request }) => {
  for (const path of [
    `${fromFrame}/brosh/`,
    `${fromFrame}/frame/nothing/`,
    `${fromFrame}/kolco/99/`,
    "/create-jewelry/?diamondId=999999999"
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a frame is chosen by plain links, with its metal and size, up to its stones", async ({ page, shell }) => {
    const constructor = new ConstructorPage(page)
    await shell.open("/create-jewelry/")
    await constructor.chooseCategory("Кольца")
    await constructor.main.getByRole("link", { name: spoken("Кольцо «Опора»"), exact: true }).click()
    await constructor.main.getByRole("link", { name: "Жёлтое" }).click()
    await expect(constructor.main.getByText(/^Жёлтое\sзолото\s585,/).first()).toBeVisible()
    await constructor.bar.getByRole("link", { name: spoken("Выбрать бриллиант") }).click()
    await constructor.seeAddress(new RegExp(`^${fromFrame}/diamonds/\\?skuId=\\d+`))
  })
})
