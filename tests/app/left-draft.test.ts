import { Effect } from "effect"
import { expect, test } from "vitest"
import { makeDeviceStorage } from "../../adapters/memory/device-storage-memory.ts"
import { openShop } from "../support/server/open-shop.ts"
import { waitFor } from "../support/wait-for.ts"

const draft = { user: 1, values: { name: "Анна Орлова", phone: "+79210000000" }, sent: null }

/** A signed-in user on the home page who has filled in an order before. */
const member = async () => {
  const storage = makeDeviceStorage().open()
  await Effect.runPromise(storage.update("checkout", () => draft))
  const shop = openShop({}, storage)
  await shop.settled()
  await shop.loadDeferred({ auth: "stored" })
  const { auth } = shop.features()
  if (auth === undefined) throw new Error("nobody knows who is signed in")
  await waitFor(auth, (snapshot) => snapshot.matches("member"))
  return { auth, stored: () => Effect.runPromise(storage.read("checkout")) }
}

test("a logout by choice deletes the draft of an order, on any page", async () => {
  const { auth, stored } = await member()
  expect(await stored()).toEqual(draft)
  auth.send({ type: "auth.logOut" })
  await waitFor(auth, (snapshot) => snapshot.matches("guest"))
  expect(await stored()).toBeNull()
})

test("a logout by the shop preserves the draft", async () => {
  const { auth, stored } = await member()
  auth.send({ type: "auth.tokenLost", isRefused: true, isWrite: false })
  await waitFor(auth, (snapshot) => snapshot.matches("guest"))
  expect(await stored()).toEqual(draft)
})
