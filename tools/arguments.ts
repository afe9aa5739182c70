import { parseArgs } from "node:util"

export class WrongUsage extends Error {}

/** Reads arguments; wrong ones print the reason and the usage, and exit with code 2. */
export const withUsage = async <A>(usage: string, read: () => A | Promise<A>): Promise<A> => {
  try {
    return await read()
  } catch (error) {
    if (!isWrongUsage(error)) throw error
    console.error(`${error.message}\nusage: ${usage}`)
    process.exit(2)
  }
}

/** Refuses any argument. */
export const takeNoArguments = (usage: string) => withUsage(usage, () => parseArgs({}))

export const wholeNumber = (option: string, text: string, least: number): number => {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least) return number
  throw new WrongUsage(`--${option}: a whole number from ${least} on, given ${text}`)
}

/** Includes errors of `parseArgs`. */
const isWrongUsage = (error: unknown): error is Error =>
  error instanceof WrongUsage || (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
