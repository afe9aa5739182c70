const day = process.env["TEST_DAY"]
const isShifted = "dayOfTests" in globalThis

/**
 * `TEST_DAY=2026-12-30 npx vitest run tests/server/checkout` lets tests, server and database (PGlite reads this clock) live on another day, from noon in Moscow,
 * so that whatever holds today is known to hold in the days without working hours and in a year whose calendar nobody knows yet.
 */
if (day !== undefined && !isShifted) {
  const Real = Date
  const ahead = Real.parse(`${day}T09:00:00Z`) - Real.now()
  const now = () => Real.now() + ahead
  const Shifted: DateConstructor = new Proxy(Real, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self === Shifted ? target : self),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
    apply: () => new Real(now()).toString()
  })
  Object.assign(globalThis, { Date: Shifted, dayOfTests: day })
}
