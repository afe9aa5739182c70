import type { TestShop } from "../server/server.ts"

/** A wish for a stone, with what is changed in it. */
export const wishedDiamond = (changes: object = {}) => ({
  shape: "round",
  weightFrom: 1,
  weightTo: 1.5,
  colorFrom: "D",
  colorTo: "G",
  clarityFrom: "IF",
  clarityTo: "VS1",
  budget: 1_500_000,
  wishedOn: "2027-03-01",
  comment: "Нужен без флуоресценции",
  files: [],
  ...changes
})

/** Asks for a stone and gives the number of the request. */
export const askDiamond = async (shop: TestShop, headers: Readonly<Record<string, string>>, changes: object = {}): Promise<number> => {
  const response = await shop.ask("/api/v2/users/diamonds/", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(wishedDiamond(changes))
  })
  return (await response.json()).data.id
}
