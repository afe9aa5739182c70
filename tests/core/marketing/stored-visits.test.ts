import { expect, test } from "vitest"
import type { QueuedOperation } from "../../../core/domain/marketing/digest.ts"
import { storeConsent, watchConsent } from "../../../core/services/marketing/consents.ts"
import { storeMarketing, makePlatformWriter, watchMarketing, watchPlatform } from "../../../core/services/marketing/stored-marketing.ts"
import { twoTabs } from "../../support/two-tabs.ts"

const now = () => Date.UTC(2026, 10, 25)
const privacy = { now, isOptedOut: () => true }
const session = { id: "session-1", at: now(), log: [] }
const waiting = (key: string): QueuedOperation => ({ key, at: now(), session: "session-1", name: "Website.PageView", body: {} }) as never

test("a choice of one tab is reported to it and to the others, until they stop", async () => {
  const { tabs } = twoTabs()
  const [one, other] = tabs
  const [reported, seen]: [Array<unknown>, Array<unknown>] = [[], []]
  const stop = other.start(watchConsent(privacy, (event) => void seen.push(event)))
  expect(seen.splice(0)).toEqual([{ type: "consent.hydrated", consent: null, isOptedOut: true }])
  one.run(storeConsent(privacy, { analytics: true, ads: false }, (event) => void reported.push(event)))
  const news = { type: "consent.changed", consent: { analytics: true, ads: false, at: now() } }
  expect(reported).toEqual([news])
  await expect.poll(() => seen).toEqual([news])
  stop()
})

test("revoked permissions delete their data, including unsent operations", () => {
  const { storage, tabs } = twoTabs()
  const [one] = tabs
  one.run(storeMarketing({ stored: { session, orders: ["1"], ordering: [], liked: [] } }))
  one.run(makePlatformWriter()({ waiting: [waiting("tab-one-0")] }))
  one.run(storeConsent(privacy, { analytics: false, ads: true }, () => undefined))
  expect([storage.read("platform"), storage.read("marketing")]).toEqual([null, null])
})

test("a session that another tab continues is reported with its time", async () => {
  const { tabs } = twoTabs()
  const [one, other] = tabs
  const seen: Array<unknown> = []
  const stop = other.start(watchMarketing(now, (event) => void seen.push(event)))
  one.run(storeMarketing({ stored: { session, orders: ["1"], ordering: [], liked: [] } }))
  await expect.poll(() => seen.length).toBe(2)
  expect(seen).toEqual([
    { type: "marketing.hydrated", stored: { session: null, orders: [], ordering: [], liked: [] }, at: now() },
    { type: "marketing.changedElsewhere", stored: { session, orders: ["1"], ordering: [], liked: [] }, at: now() }
  ])
  stop()
})

test("each tab stores its waiting operations beside the other's, and reports reconnections", () => {
  const { back, storage, tabs } = twoTabs()
  const [one, other] = tabs
  one.run(makePlatformWriter()({ waiting: [waiting("tab-one-0")] }))
  other.run(makePlatformWriter()({ waiting: [waiting("tab-two-0")] }))
  expect(storage.read("platform")).toEqual({ writes: [waiting("tab-one-0"), waiting("tab-two-0")] })
  const types: Array<string> = []
  const stop = one.start(watchPlatform(({ type }) => void types.push(type)))
  back()
  expect(types).toEqual(["platform.hydrated", "platform.reconnected"])
  stop()
})
