import { Option, Schema } from "effect"

/** `Idempotency-Key` of a stored write. */
export const WriteKey = Schema.String.check(Schema.isPattern(/^[\w-]{8,100}$/))

/** Decodes a part of stored data; `undefined` when it is missing or invalid. */
export const partOf = <A>(schema: Schema.Codec<A, unknown>, stored: unknown, name: string): A | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(schema)(valueOf(stored, name)))

/** Decodes the valid items of a list in stored data. */
export const listOf = <A>(schema: Schema.Codec<A, unknown>, stored: unknown, name: string): ReadonlyArray<A> => {
  const list = valueOf(stored, name)
  return Array.isArray(list) ? list.flatMap((each: unknown) => Option.toArray(Schema.decodeUnknownOption(schema)(each))) : []
}

export const hasList = (stored: unknown, name: string): boolean => Array.isArray(valueOf(stored, name))

const valueOf = (stored: unknown, name: string): unknown =>
  typeof stored === "object" && stored !== null ? Reflect.get(stored, name) : undefined
