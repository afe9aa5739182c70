import type { PathResult } from "./results.ts"

/** One line that says how far the run is; where there is no terminal, only what failed is said. */
export const progressOn = (stream: NodeJS.WriteStream) => {
  let passed = 0
  let failed = 0
  const started = performance.now()
  return {
    told: ({ failure, level, machine, title }: PathResult): void => {
      if (failure === null) passed += 1
      else failed += 1
      const line = `${passed + failed} paths, ${failed} failed, ${Math.round((performance.now() - started) / 1000)} s · ${machine} ${level}`
      if (stream.isTTY) stream.write(`\r${line.padEnd(Math.max(0, stream.columns - 1))}`)
      if (failure !== null) stream.write(`${stream.isTTY ? "\n" : ""}✗ ${machine} ${level}: ${title}\n  ${failure}\n`)
    },
    end: (): void => {
      if (stream.isTTY) stream.write("\n")
    }
  }
}
