const day = process.env["TEST_DAY"]
const isShifted = "dayOfTests" in globalThis

/**
 * `TEST_DAY=2026-12-30 npm run test:day -- tests/server/checkout` lets tests, server and database live on another day, from noon in Moscow: PGlite has a thread of
 * its own, which Node begins with this file too. What holds today is known to hold then in the days without working hours, and in a year whose calendar nobody knows.
 */
if (day !== undefined && !isShifted) {
  const Real = Date
  /** Told to every process and thread that begins later, so that all have one clock. */
  const ahead = Number((process.env["TEST_DAY_AHEAD"] ??= String(Real.parse(`${day}T09:00:00Z`) - Real.now())))
  const now = () => Real.now() + ahead
  const Shifted: DateConstructor = new Proxy(Real, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self === Shifted ? target : self),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
    apply: () => new Real(now()).toString()
  })
  Object.assign(globalThis, { Date: Shifted, dayOfTests: day })
}
