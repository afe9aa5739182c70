import type { APIRequestContext } from "playwright/test"
import { routes } from "../../../core/routes/table.ts"
import { articlesOnPage } from "./stones.ts"

/** An address of each route that has a screen, by the route's name; a new screen wants its sample here. */
const samples: Readonly<Record<string, ReadonlyArray<string>>> = {
  home: ["/"],
  diamonds: ["/diamonds", "/diamonds/2"],
  diamond: ["/diamonds/{article}/"],
  "dev-journal": ["/dev/journal"]
}

export type Sample = { readonly path: string; readonly status: number }

/** Every built route, and an address where nothing stands. */
export const builtAddresses: ReadonlyArray<Sample> = [
  ...routes.flatMap(({ name, screen }) => (screen === null ? [] : samplesOf(name).map((path) => ({ path, status: 200 })))),
  { path: "/net-takoy-stranitsy", status: 404 }
]

/** Puts a real stone's article in its place. */
export const filledIn = async (path: string, request: APIRequestContext): Promise<string> => {
  if (!path.includes("{article}")) return path
  const { articles } = await articlesOnPage(request, 1)
  return path.replace("{article}", articles[0] ?? "")
}

function samplesOf(name: string): ReadonlyArray<string> {
  const own = samples[name]
  if (own === undefined) throw new Error(`tests/e2e/support/addresses.ts has no sample address of the route ${name}`)
  return own
}
