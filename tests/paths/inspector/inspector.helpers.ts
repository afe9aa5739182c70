import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { type Snapshot, time, hasEntries } from "./inspector.payloads.ts"

/** Polling interval of an attached tab in milliseconds, and a little more. */
export const pollingMs = 250

/** Returns the page with this report name; an empty name means no report. */
export function withReport(name: string) {
  return (document: string): string => document.replace(/data-report="[^"]*"/, `data-report="${name}"`)
}

export function isStill(snapshot: Snapshot): boolean {
  return hasEntries(snapshot) && time(snapshot) !== "playing"
}

export function hasChart(snapshot: Snapshot): boolean {
  return hasEntries(snapshot) && snapshot.context.center === "chart"
}

export function isPlaying(snapshot: Snapshot): boolean {
  return time(snapshot) === "playing"
}

export async function closeShop({ page }: Pick<ActTools, "page">): Promise<void> {
  await Promise.all(
    page
      .context()
      .pages()
      .flatMap((each) => (each === page ? [] : [each.close()]))
  )
}

export async function showsInspector(snapshot: Snapshot, { inspector }: ActTools): Promise<void> {
  const { refusal } = snapshot.context
  if (refusal !== null) await inspector.seeRefusal(/./)
  if (!snapshot.hasTag("shown")) return
  const [present, past] = snapshot.hasTag("live")
    ? ["Запись идёт", "Запись идёт, просмотр прошлого"]
    : ["Конец журнала", "Просмотр прошлого"]
  await inspector.seeState(snapshot.hasTag("past") ? past : present)
}

/** Opens or reloads a page in the shop's tab and moves the mouse over it, which makes it inspectable. */
export async function touchShop({ page }: Pick<ActTools, "page">, load: (shop: ActTools["page"]) => Promise<unknown>): Promise<void> {
  const shop = page
    .context()
    .pages()
    .find((each) => each !== page)
  if (shop === undefined) throw new Error("no tab of the shop is open")
  await load(shop)
  await shop.locator("html[data-alive]").waitFor({ state: "attached" })
  await shop.mouse.move(120, 120)
  await shop.mouse.move(130, 130)
}
