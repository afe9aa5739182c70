import { Effect } from "effect"
import type { LastDelivery } from "../../core/contract/checkout.ts"
import type { Device } from "../../core/contract/users.ts"
import type { User } from "../../core/contract/session.ts"
import type { SavedAddress } from "../../core/domain/postal/address-schema.ts"
import type { SampleSession } from "../../core/domain/samples/sample-session.ts"
import { findDeliveries, findPickupPoints, findSelfPickups } from "../checkout/deliveries.ts"
import { dayMs } from "../../core/domain/text/day-after.ts"

export const sampleUser: User = {
  id: 1,
  name: "Анна",
  surname: "Образцова",
  patronymic: "Ивановна",
  birthday: "1990-05-17",
  email: "obrazets@example.ru",
  isEmailConfirmed: true,
  awaitingEmail: null,
  phone: "+79000000000",
  sex: { id: "female" },
  isNewsletterActive: true,
  isNewsletterAwaiting: false,
  passport: null
}

const home = { country: "RU", settlement: "Москва", street: "Тверская улица", house: "12", building: null, flat: "5" } as const

export const sampleAddresses: ReadonlyArray<SavedAddress> = [
  { id: 1, ...home, isDefault: true },
  { id: 2, ...home, settlement: "Санкт-Петербург", street: "Невский проспект", house: "28", flat: null, isDefault: false }
]

export const sampleDevice = (now: number): Device => ({
  id: "00000000-0000-4000-8000-000000000000",
  device: "Chrome, Windows",
  begunAt: new Date(now - dayMs).toISOString(),
  seenAt: new Date(now).toISOString(),
  isCurrent: true
})

export const sampleContact = { name: "Анна Образцова", phone: "+79000000000", email: "obrazets@example.ru" }

export const findSampleDelivery = Effect.fnUntraced(function* (session: SampleSession) {
  const deliveries = yield* findDeliveries
  const idOf = (way: string) => deliveries.find(({ code }) => code === way)?.id ?? 0
  const chosen = { ...sampleContact, addressId: null, address: null, pointId: null, settlement: null }
  switch (session) {
    case "courier":
      return { ...chosen, deliveryId: idOf("courier"), addressId: 1 } satisfies LastDelivery
    case "salon": {
      const [salon] = yield* findSelfPickups
      return { ...chosen, deliveryId: idOf("self-pickup"), pointId: salon?.id ?? null } satisfies LastDelivery
    }
    case "point": {
      const [point] = yield* findPickupPoints("Москва")
      return { ...chosen, deliveryId: idOf("pickup-point"), pointId: point?.id ?? null, settlement: "Москва" } satisfies LastDelivery
    }
    case "empty":
      return null
  }
})
