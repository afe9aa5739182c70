import type { Visit } from "../../core/contract/visits.ts"

/** Appointment before its confirmation. */
export const visit: Visit = {
  id: 5001,
  state: "asked",
  cancelReason: null,
  thing: { name: "Бриллиант, круг 1,02 карата", link: "/diamonds/10248617/" },
  place: { id: 1, kind: "salon", name: "Салон на Петровке", address: "Москва, улица Петровка, 12", phone: "8 800 000-00-11" },
  day: "2026-11-28",
  hour: 12
}
