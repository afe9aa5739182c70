/** Memory in KiB; number of passes. */
export type Cost = { readonly memory: number; readonly passes: number }

/** About 80 ms of one core and 32 MB. */
export const usualCost: Cost = { memory: 32 * 1024, passes: 3 }

/** `m=32768,t=3`; `null` if argon2 would not accept it. */
export const readCost = (text: string): Cost | null => {
  const [, memory, passes] = /^m=(\d{1,7}),t=(\d{1,2})$/.exec(text) ?? []
  const cost = { memory: Number(memory), passes: Number(passes) }
  return cost.memory >= 8 && cost.passes >= 1 ? cost : null
}

export const isWeak = ({ memory, passes }: Cost): boolean => memory < usualCost.memory || passes < usualCost.passes
