/** What an Effect came to, as plain JSON: it stands in the journal and must replay. */
export type Outcome<A, E> = { readonly _tag: "Success"; readonly value: A } | { readonly _tag: "Failure"; readonly error: E }

export const succeeded = <A>(value: A): Outcome<A, never> => ({ _tag: "Success", value })
export const failed = <E>(error: E): Outcome<never, E> => ({ _tag: "Failure", error })
