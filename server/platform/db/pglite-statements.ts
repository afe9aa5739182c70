import { parse, type PGlite, protocol } from "@electric-sql/pglite"
import type { Row } from "./database.ts"

type Params = ReadonlyArray<string | null>

/** Generated SQL must not fill memory. */
const maxStatements = 400

/**
 * Prepares statements (Extended Query, https://www.postgresql.org/docs/current/protocol-flow.html). PGlite's `query` parses and plans each time,
 * about half the cost of a suggestion (docs/decisions/0018).
 */
export const makeStatements = (database: PGlite) => {
  const names = new Map<string, string>()
  let last = 0

  const nameOf = async (text: string): Promise<string> => {
    const prepared = names.get(text)
    if (prepared !== undefined) return prepared
    if (names.size >= maxStatements) await forget()
    const name = `s${++last}`
    await send(database, [protocol.serialize.parse({ name, text, types: [] })])
    names.set(text, name)
    return name
  }

  const forget = async (): Promise<void> => {
    names.clear()
    await database.exec("deallocate all")
  }

  return {
    query: async (text: string, params: Params): Promise<ReadonlyArray<Row>> => {
      const statement = await nameOf(text)
      const messages = await send(database, [
        protocol.serialize.bind({ statement, values: [...params] }),
        protocol.serialize.describe({ type: "P" }),
        protocol.serialize.execute({})
      ])
      return parse.parseResults(messages, database.parsers).at(0)?.rows ?? []
    },
    /** Call after schema changes. */
    forget
  }
}

const send = async (database: PGlite, messages: ReadonlyArray<Uint8Array>) =>
  (await database.execProtocol(Buffer.concat([...messages, protocol.serialize.sync()]), { throwOnError: true })).messages
