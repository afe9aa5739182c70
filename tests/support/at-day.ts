const day = process.env["TEST_DAY"]
const isShifted = "dayOfTests" in globalThis

/**
 * Runs tests, server and database at another date, from noon in Moscow: `TEST_DAY=2026-12-30 npm run test:day -- tests/server/checkout`.
 * Node loads this file in PGlite's thread too. Use it for holidays and for years beyond the known calendar.
 */
if (day !== undefined && !isShifted) {
  const Real = Date
  /** Milliseconds; passed to every process and thread started later, so that all have one clock. */
  const ahead = Number((process.env["TEST_DAY_AHEAD"] ??= String(Real.parse(`${day}T09:00:00Z`) - Real.now())))
  const now = () => Real.now() + ahead
  const Shifted: DateConstructor = new Proxy(Real, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self === Shifted ? target : self),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
    apply: () => new Real(now()).toString()
  })
  Object.assign(globalThis, { Date: Shifted, dayOfTests: day })
}
