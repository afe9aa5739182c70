import { parseArgs } from "node:util"

/** Wrong arguments of a command. */
export class WrongUsage extends Error {}

/** Reads a command's arguments; wrong ones end it with their reason, the usage and code 2. */
export const withUsage = async <A>(usage: string, read: () => A | Promise<A>): Promise<A> => {
  try {
    return await read()
  } catch (error) {
    if (!isWrongUsage(error)) throw error
    console.error(`${error.message}\nusage: ${usage}`)
    process.exit(2)
  }
}

/** Ends a command that was given any argument. */
export const takeNoArguments = (usage: string) => withUsage(usage, () => parseArgs({}))

/** Parses a whole number of at least `least`. */
export const wholeNumber = (option: string, text: string, least: number): number => {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least) return number
  throw new WrongUsage(`--${option}: a whole number from ${least} on, given ${text}`)
}

/** `parseArgs` throws errors with codes of its own. */
const isWrongUsage = (error: unknown): error is Error =>
  error instanceof WrongUsage || (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
