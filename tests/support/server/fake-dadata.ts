import { Hono } from "hono"
import { type TestServer, startServer } from "./server.ts"

/** Suggestion in DaData's format, with the fields that a test needs. */
export const found = (data: Readonly<Record<string, string | null>>) => ({ value: "", data: { country_iso_code: "RU", ...data } })

const moscow = { region: "Москва", region_with_type: "г Москва", city: "Москва", settlement: null }

/** Default suggestions of the stub. */
export const tverskaya = [
  found({ ...moscow, street: null, house: null }),
  found({ ...moscow, street: "Тверская", street_type_full: "улица", house: null }),
  found({ ...moscow, street: "Тверская", street_type_full: "улица", house: "12", block_type: "стр", block: "2" })
]

type Asked = { readonly key: string | undefined; readonly body: Readonly<Record<string, unknown>> }

/** Stub server of DaData: answers from `state`, records requests in `asked`. */
export const openDadata = async () => {
  const asked: Array<Asked> = []
  const state: { answer: () => Response | Promise<Response> } = { answer: () => Response.json({ suggestions: tverskaya }) }
  const app = new Hono().post("/suggest/address", async (c) => {
    asked.push({ key: c.req.header("authorization"), body: await c.req.json() })
    return state.answer()
  })
  const server: TestServer = await startServer(app.fetch)
  return { asked, state, url: `${server.origin}/suggest/address`, close: server.close }
}
