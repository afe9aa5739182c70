import { linkTo } from "./inspector-link.ts"
import type { PathResult, SentenceResult } from "./results.ts"

export type Failing = {
  readonly machine: string
  readonly level: string
  readonly sentence: string
  readonly state: string | null
  readonly path: string
  readonly link: string | null
}

type Result = PathResult | SentenceResult

/**
 * Prints progress and each failure with a link to its journal. Repeated failures are only counted; all are printed again at the end.
 * Without a terminal, only failures are printed.
 */
export const progressOn = (stream: Pick<NodeJS.WriteStream, "columns" | "isTTY" | "write">, inspector: string) => {
  const failing = new Map<string, { readonly first: Failing; count: number }>()
  let done = 0
  const started = performance.now()
  const fail = (failure: Failing) => {
    const known = failing.get(keyOf(failure))
    if (known !== undefined) return void (known.count += 1)
    failing.set(keyOf(failure), { first: failure, count: 1 })
    stream.write(`${stream.isTTY ? "\n" : ""}${saidOf(failure)}\n`)
  }
  return {
    report: (result: Result): void => {
      done += 1
      for (const failure of failingIn(result, inspector)) fail(failure)
      if (!stream.isTTY) return
      const seconds = Math.round((performance.now() - started) / 1000)
      const line = `${done} done, ${failing.size} failing, ${seconds} s · ${result.machine} ${levelOf(result)}`
      stream.write(`\r${line.padEnd(Math.max(0, stream.columns - 1))}`)
    },
    end: (): void => {
      if (stream.isTTY) stream.write("\n")
      if (failing.size === 0) return
      const said = [...failing.values()].map(({ count, first }) => `${saidOf(first)}${count > 1 ? `\n  paths     ${count} in all` : ""}`)
      stream.write(`\nWhat failed:\n${said.join("\n")}\n`)
    }
  }
}

const keyOf = ({ machine, sentence }: Failing): string => `${machine} ${sentence}`

const levelOf = (result: Result): string => ("level" in result ? result.level : "pure")

/** A path that violates several sentences fails for each of them. */
const failingIn = (result: Result, inspector: string): ReadonlyArray<Failing> => {
  const { actor, failure, journal, machine } = result
  if (failure === null) return []
  const shared = { machine, level: levelOf(result), link: journal === null ? null : linkTo(inspector, journal, actor) }
  if ("sentence" in result) return [{ ...shared, sentence: result.sentence, state: result.state, path: failure }]
  const sentences = result.level === "pure" ? failure.split("; ") : [failure]
  return sentences.map((sentence) => ({ ...shared, sentence, state: result.states.at(-1) ?? null, path: result.title }))
}

const saidOf = ({ level, link, machine, path, sentence, state }: Failing): string =>
  [
    `✗ ${machine} (${level})`,
    `  sentence  ${sentence}`,
    ...(state === null ? [] : [`  state     ${state}`]),
    `  path      ${path}`,
    ...(link === null ? [] : [`  inspector ${link}`])
  ].join("\n")
