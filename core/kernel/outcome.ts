/** What an Effect came to, as plain JSON: it stands in the journal and must replay. */
export type Outcome<A, E> = { readonly _tag: "Success"; readonly value: A } | { readonly _tag: "Failure"; readonly error: E }

export const succeeded = <A>(value: A): Outcome<A, never> => ({ _tag: "Success", value })
export const failed = <E>(error: E): Outcome<never, E> => ({ _tag: "Failure", error })

/** The outcome of a call that has answered, as guards and actions take it. */
export const outcomeOf = <O>({ event }: { readonly event: { readonly output: O } }): { readonly outcome: O } => ({ outcome: event.output })

/** Why a call did not do what it was to do, as actions take it; `null` where it did. */
export const refusalOf = <E>({
  event: { output }
}: {
  readonly event: { readonly output: Outcome<unknown, E> }
}): { readonly refusal: E | null } => ({ refusal: output._tag === "Failure" ? output.error : null })

/** What the guard `succeeded` asks: a call did what it was to do; `null` stands for one that broke. */
export const hasSucceeded = ({ outcome }: { readonly outcome: Outcome<unknown, unknown> | null }): boolean => outcome?._tag === "Success"
