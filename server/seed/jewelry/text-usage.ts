export type TextUsage = {
  readonly usesOf: (text: string) => number
  /** Largest number of texts shared with another description if this one used `text`. */
  readonly sharedWith: (text: string) => number
  /** `text` has followed `before` twice. */
  readonly isOverusedPair: (before: string | undefined, text: string) => boolean
  readonly use: (before: string | undefined, text: string) => void
  /** Ends a description. */
  readonly finish: () => void
}

export const makeTextUsage = (): TextUsage => {
  const users = new Map<string, Array<number>>()
  const pairs = new Map<string, number>()
  const shared = new Map<number, number>()
  let current = 0
  return {
    usesOf: (text) => users.get(text)?.length ?? 0,
    sharedWith: (text) => (users.get(text) ?? []).reduce((most, user) => Math.max(most, (shared.get(user) ?? 0) + 1), 0),
    isOverusedPair: (before, text) => before !== undefined && (pairs.get(`${before}\n${text}`) ?? 0) >= maxPairs,
    use: (before, text) => {
      const textUsers = users.get(text) ?? []
      for (const user of textUsers) shared.set(user, (shared.get(user) ?? 0) + 1)
      users.set(text, [...textUsers, current])
      if (before !== undefined) pairs.set(`${before}\n${text}`, (pairs.get(`${before}\n${text}`) ?? 0) + 1)
    },
    finish: () => {
      shared.clear()
      current++
    }
  }
}

const maxPairs = 2
