/** Measurement of a bench. `perReference` is its cost in reference operations, comparable between machines. */
export type Row = { readonly what: string; readonly value: number; readonly unit: string; readonly perReference?: number }

/** `beside`: addresses of pages of another running shop. */
export type BenchOptions = { readonly beside: ReadonlyArray<string> }

export type RunBench = (options: BenchOptions) => Promise<ReadonlyArray<Row>>

/** Exports of `tests/bench/*.bench.ts`. Only one that `measuresPages` reads `beside`. */
export type Bench = { readonly name: string; readonly measuresPages?: true; readonly run: RunBench }

/** Milliseconds per run: median of several rounds of at least `roundMs`, after a warm-up round. */
export type Measure = (work: () => unknown, options?: { readonly rounds?: number; readonly roundMs?: number }) => Promise<number>

/** Processor time of the process with its threads, hardly affected by other load on the machine. */
export const cpuMs: Measure = (work, options) => {
  const now = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  return median(now, work, options)
}

/** Wall time, for work that waits on another thread or process. */
export const wallMs: Measure = (work, options) => median(() => performance.now(), work, options)

/** Cost of the reference operation: JSON.parse of one megabyte. Measured at each call, so that a ratio comes from one run. */
export const referenceMs = () => cpuMs(() => JSON.parse(referenceDocument) as unknown)

const median = async (now: () => number, work: () => unknown, { rounds = 7, roundMs = 300 } = {}): Promise<number> => {
  await round(now, work, roundMs)
  const costs: Array<number> = []
  for (let index = 0; index < rounds; index++) costs.push(await round(now, work, roundMs))
  return costs.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

const round = async (now: () => number, work: () => unknown, roundMs: number): Promise<number> => {
  const started = now()
  let runs = 0
  do {
    const answer = work()
    if (answer instanceof Promise) await answer
    runs += 1
  } while (now() - started < roundMs)
  return (now() - started) / runs
}

const referenceDocument = (() => {
  const stone = (id: number) => ({
    id,
    code: String(30_000_000 + id),
    name: "Круг, 1,02 карата",
    price: 100_000 + id * 7,
    grades: ["E", "VS1", "EX"],
    measurements: { length: 6.45, width: 6.42 }
  })
  const stones: Array<unknown> = []
  for (let length = 0, id = 0; length < 1_000_000; id++) {
    const next = stone(id)
    length += JSON.stringify(next).length + 1
    stones.push(next)
  }
  return JSON.stringify(stones)
})()
