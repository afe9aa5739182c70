import { scriptNamed } from "../../support/browser/assets.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { confirmLink, linkTo } from "../support/letters.ts"
import { expect, test } from "../support/test.ts"

test("an address typed before hydration is subscribed once, for any number of submits, and confirmed from the letter", async ({
  page,
  request,
  shell,
  watched
}) => {
  const held = Promise.withResolvers<undefined>()
  await page.route(scriptNamed("browser"), (route) => void held.promise.then(() => route.continue()))
  await page.goto("/diamonds")
  const email = page.getByLabel("Ваш e-mail")
  await email.fill("anna@example.ru")
  await page.getByRole("checkbox", { name: /Даю\sсогласие/ }).check()
  held.resolve(undefined)
  await shell.seeAlive()
  await expect(email).toHaveValue("anna@example.ru")
  const send = page.getByRole("button", { name: "Подписаться" })
  await shell.seeAlivePart(send)
  await shell.interact()
  await send.dblclick()
  await expect(page.getByRole("contentinfo").getByRole("status")).toHaveText(/Мы\sотправили письмо\sна\sanna@example\.ru\. Подтвердите/)
  expect(watched.data.filter((path) => path.startsWith("/api/v2/subscriptions/alrosa"))).toHaveLength(1)
  await page.goto(await linkTo(request, "anna@example.ru", confirmLink))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Подписка\sна\sписьма/)
  expect(await violationSummary(page)).toEqual([])
  await page.getByRole("button", { name: /Подтвердить\sподписку/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Подписка\sоформлена/)
})
