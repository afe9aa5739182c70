/** What a browser says of a page of another site. */
export const foreign: ReadonlyArray<Readonly<Record<string, string>>> = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://gran.test" },
  { origin: "https://gran.test:8443" },
  { origin: "https://gran.test.evil.example" },
  { origin: "https://sub.gran.test" },
  { origin: "https://evil.example", host: "evil.example" },
  { origin: "null", "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" }
]

/** Counts attacks. `figures`: how many were tried under each, and how many came out as the rule has it. */
export const countedAttacks = () => {
  const figures: Record<string, { tried: number; asSaid: number }> = {}

  /** Tries one attack upon many doors; answers those that were not as said. */
  const walk = async <Door>(
    attack: string,
    doors: ReadonlyArray<Door>,
    attempt: (door: Door) => Promise<{ readonly door: string; readonly said: unknown; readonly got: unknown }>
  ) => {
    const wrong: Array<unknown> = []
    const figure = (figures[attack] ??= { tried: 0, asSaid: 0 })
    for (const door of doors) {
      const outcome = await attempt(door)
      const isAsSaid = Object.is(outcome.got, outcome.said)
      figure.tried += 1
      figure.asSaid += Number(isAsSaid)
      if (!isAsSaid) wrong.push(outcome)
    }
    return wrong
  }

  return { figures, walk }
}
