/** Headers that a browser sends from a page of another site. */
export const crossSiteHeaders: ReadonlyArray<Readonly<Record<string, string>>> = [
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

/** Counts attacks. `figures` has for each attack the number tried and the number with the expected outcome. */
export const countedAttacks = () => {
  const figures: Record<string, { tried: number; expected: number }> = {}

  /** Tries one attack at many endpoints; returns those with an unexpected outcome. */
  const walk = async <Endpoint>(
    attack: string,
    endpoints: ReadonlyArray<Endpoint>,
    attempt: (endpoint: Endpoint) => Promise<{ readonly endpoint: string; readonly said: unknown; readonly got: unknown }>
  ) => {
    const wrong: Array<unknown> = []
    const figure = (figures[attack] ??= { tried: 0, expected: 0 })
    for (const endpoint of endpoints) {
      const outcome = await attempt(endpoint)
      const isExpected = Object.is(outcome.got, outcome.said)
      figure.tried += 1
      figure.expected += Number(isExpected)
      if (!isExpected) wrong.push(outcome)
    }
    return wrong
  }

  return { figures, walk }
}
