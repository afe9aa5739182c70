import { expect, test } from "../support/test.ts"

test("a city is chosen without another document, the page does not move, and Back gives the city before", async ({
  contacts,
  page,
  watched
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await contacts.open("/customer-service/contacts/")
  await contacts.scrollTo(300)
  const before = await contacts.scrolled()
  await contacts.chooseCity("Москва")
  await contacts.seeAddress("/customer-service/contacts/?city=moskva")
  await contacts.seePlaces(3, "Москва")
  expect(await contacts.scrolled()).toBe(before)
  await contacts.chooseCity("Все города")
  await contacts.seePlaces(9, null)
  expect(await contacts.scrolled()).toBe(before)
  await contacts.chooseCity("Казань")
  await contacts.seePlaces(1, "Казань")
  await contacts.goBack()
  await contacts.seePlaces(9, null)
  expect(watched.documents).toEqual(["/customer-service/contacts/"])
})
