/** Cost of one hash: kibibytes of memory, and the number of passes over them. */
export type Cost = { readonly memory: number; readonly passes: number }

/** About 80 ms of one core and 32 MB: nothing for a person, years for who tries a stolen table. */
export const usualCost: Cost = { memory: 32 * 1024, passes: 3 }

/** Reads a cost as hashes state it: `m=32768,t=3`. Returns `null` where the text is none that argon2 takes. */
export const readCost = (text: string): Cost | null => {
  const [, memory, passes] = /^m=(\d{1,7}),t=(\d{1,2})$/.exec(text) ?? []
  const cost = { memory: Number(memory), passes: Number(passes) }
  return cost.memory >= 8 && cost.passes >= 1 ? cost : null
}

/** Says that a hash at this cost is easier to guess than one at the usual cost. */
export const isWeak = ({ memory, passes }: Cost): boolean => memory < usualCost.memory || passes < usualCost.passes
