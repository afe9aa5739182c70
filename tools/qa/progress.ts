import { type FailedSentence, failingIn, Failures, levelOf, type Result, type RunOf } from "./failing.ts"

/** Prints progress on a terminal, and each new failure with a link to its journal; prints all of them again at the end, with counts. */
export const progressOn = (stream: Pick<NodeJS.WriteStream, "columns" | "isTTY" | "write">, run: RunOf) => {
  const failures = new Failures()
  let done = 0
  const started = performance.now()
  return {
    report: (result: Result): void => {
      done += 1
      for (const failing of failingIn(result, run))
        if (failures.add(failing)) stream.write(`${stream.isTTY ? "\n" : ""}${textOf(failing)}\n`)
      if (!stream.isTTY) return
      const seconds = Math.round((performance.now() - started) / 1000)
      const line = `${done} done, ${failures.all.length} failing, ${seconds} s · ${result.machine} ${levelOf(result)}`
      stream.write(`\r${line.padEnd(Math.max(0, stream.columns - 1))}`)
    },
    end: (): void => {
      if (stream.isTTY) stream.write("\n")
      if (failures.all.length === 0) return
      const texts = failures.all.map(({ count, first }) => `${textOf(first)}${count > 1 ? `\n  paths     ${count} in all` : ""}`)
      stream.write(`\nWhat failed:\n${texts.join("\n")}\n`)
    }
  }
}

const textOf = ({ level, link, machine, path, repeat, sentence, state }: FailedSentence): string =>
  [
    `✗ ${machine} (${level})`,
    `  sentence  ${sentence}`,
    ...(state === null ? [] : [`  state     ${state}`]),
    `  path      ${path}`,
    ...(link === null ? [] : [`  inspector ${link}`]),
    `  repeat    ${repeat}`
  ].join("\n")
