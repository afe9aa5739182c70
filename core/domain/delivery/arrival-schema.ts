import { Schema } from "effect"
import { allPlain, plain } from "../schema/privacy.ts"
import { dayLength, isDay } from "../text/days.ts"
import { slotHours } from "./slots.ts"

/** `2026-11-26`. */
export const Day = plain(
  Schema.String.check(
    Schema.isMaxLength(dayLength, { message: "Нет такого дня" }),
    Schema.makeFilter((day) => (isDay(day) ? undefined : "Нет такого дня"))
  )
)

export const Term = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("days"), from: Day, to: Day }),
  Schema.Struct({ kind: Schema.Literal("workingDays"), least: Schema.Int, most: Schema.Int })
])

export const Arrival = Schema.Struct({ term: Term, until: Schema.NullOr(plain(Schema.String)) })

export const Salon = Schema.Struct({ id: Schema.Int, ...allPlain({ name: Schema.String, settlement: Schema.String }) })

export const Slot = Schema.Struct({ day: Day, hours: Schema.Literals(slotHours) })
