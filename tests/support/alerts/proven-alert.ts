import type { TestShop } from "../server/server.ts"

/** Confirms a user's e-mail address and stores a confirmed alert for a stone; returns the alert's id. */
export const provenAlert = async (shop: Pick<TestShop, "query">, email: string, code: string): Promise<number> => {
  await shop.query("update users set email_confirmed_at = now() where email = $1", [email])
  const [row] = await shop.query<{ id: number }>(
    "insert into price_alerts (code, email_key, email, price, confirmed_at) values ($1, lower($2), $2, 100000, now()) returning id",
    [code, email]
  )
  if (row === undefined) throw new Error("no alert was stored")
  return row.id
}
