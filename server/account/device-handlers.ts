import { Effect } from "effect"
import { countTry, limits } from "../platform/api/limits.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { endDevices, findDevice, findDevices } from "./devices.ts"

export const deviceHandlers: Pick<Handlers, Extract<keyof Handlers, `devices.${string}`>> = {
  "devices.list": Effect.fn("devices.list")(function* () {
    return { items: yield* findDevices(yield* owner) }
  }),

  "devices.end": Effect.fn("devices.end")(function* ({ params: { id } }) {
    const session = yield* owner
    const device = yield* findDevice(session, id)
    if (device === null) return yield* notFound("Вход на этом устройстве уже завершён")
    if (device.isCurrent)
      return yield* refuseCall(409, "Это устройство, на котором вы сейчас. Чтобы завершить вход на нём, нажмите «Выйти»")
    yield* endDevices(session, id)
    return { items: yield* findDevices(session) }
  }),

  "devices.endOthers": Effect.fn("devices.endOthers")(function* () {
    const session = yield* owner
    yield* endDevices(session, null)
    return { items: yield* findDevices(session) }
  })
}

const owner = Effect.gen(function* () {
  const { isOperator, tokenHash, user } = yield* currentSession
  if (isOperator) return yield* refuseCall(403, "Устройства видит и завершает только сам покупатель")
  yield* countTry(limits.devices, String(user.id))
  return { userId: user.id, tokenHash }
})
