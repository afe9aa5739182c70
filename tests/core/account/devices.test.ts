import { Effect } from "effect"
import { expect, it } from "vitest"
import { endDevices, readDevices } from "../../../core/services/account/devices.ts"
import { Api, makeApi, Refused } from "../../../core/services/ports/api.ts"
import { devices, here, phone } from "../../../qa/samples/devices.ts"

/** A shop that records each call and refuses one of them. */
const shopRefusing = (status: number | null) => {
  const asked: Array<string> = []
  const api = makeApi(({ key }, { params }) => {
    asked.push(`${key}${JSON.stringify(params ?? {})}`)
    return key === "devices.end" && status !== null
      ? Effect.fail(new Refused({ call: key, requestId: null, status, message: "", errors: {} }))
      : Effect.succeed({ items: key === "devices.list" ? devices : [here] } as never)
  })
  const run = <A, E>(program: Effect.Effect<A, E, Api>) => Effect.runPromise(Effect.result(Effect.provideService(program, Api, api)))
  return { asked, run }
}

it("reads the devices, ends one of them by its id and all others at once", async () => {
  const { asked, run } = shopRefusing(null)
  expect(await run(readDevices())).toMatchObject({ success: { items: devices } })
  expect(await run(endDevices({ id: phone.id }))).toMatchObject({ success: { items: [here] } })
  expect(await run(endDevices({ id: null }))).toMatchObject({ success: { items: [here] } })
  expect(asked).toEqual(["devices.list{}", `devices.end{"id":"${phone.id}"}`, "devices.endOthers{}"])
})

it("treats a session that has already ended as ended, and reads the rest", async () => {
  const { asked, run } = shopRefusing(404)
  expect(await run(endDevices({ id: phone.id }))).toMatchObject({ success: { items: devices } })
  expect(asked.at(-1)).toBe("devices.list{}")
})

it("passes every other refusal on", async () => {
  const { run } = shopRefusing(409)
  expect(await run(endDevices({ id: phone.id }))).toMatchObject({ failure: { _tag: "Refused", status: 409 } })
})
