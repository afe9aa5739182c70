/** Result of an Effect as JSON, so that the journal can replay it. */
export type Outcome<A, E> = { readonly _tag: "Success"; readonly value: A } | { readonly _tag: "Failure"; readonly error: E }

export const succeeded = <A>(value: A): Outcome<A, never> => ({ _tag: "Success", value })
export const failed = <E>(error: E): Outcome<never, E> => ({ _tag: "Failure", error })

/** Params of guards and actions after a finished call. */
export const outcomeOf = <O>({ event }: { readonly event: { readonly output: O } }): { readonly outcome: O } => ({ outcome: event.output })

/** Params of actions after a failed call; `null` for a defect. */
export type RefusalParams<E> = { readonly refusal: E | null }

/** Params of actions: error of a finished call, or `null`. */
export const refusalOf = <E>({ event: { output } }: { readonly event: { readonly output: Outcome<unknown, E> } }): RefusalParams<E> => ({
  refusal: output._tag === "Failure" ? output.error : null
})

/** Guard `succeeded`. `null` stands for a call that threw. */
export const hasSucceeded = ({ outcome }: { readonly outcome: Outcome<unknown, unknown> | null }): boolean => outcome?._tag === "Success"
