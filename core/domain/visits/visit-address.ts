/** Appointment form of an item (`0-12`, `1-7`); `asked` is a request just sent, for `place`, `day` and `hour`. */
export const visitPath = (thing: string, more: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const query = new URLSearchParams({ thing })
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, String(value))
  return `/visit?${query.toString()}`
}

export const readVisitSearch = (search: string) => {
  const query = new URLSearchParams(search)
  const numberIn = (name: string): number | null => {
    const value = query.get(name) ?? ""
    return /^\d{1,9}$/.test(value) ? Number(value) : null
  }
  return {
    thing: query.get("thing") ?? "",
    place: numberIn("place"),
    day: query.get("day"),
    hour: hourIn(numberIn("hour")),
    asked: numberIn("asked")
  }
}

const hourIn = (hour: number | null): number | null => (hour !== null && hour < 24 ? hour : null)
