import { Effect } from "effect"
import { Worker } from "node:worker_threads"
import type { FromDecoder, ToDecoder, UnfitFile } from "./decoder.ts"
import { DocumentUnfit } from "./document-unfit.ts"

type DecodedImage<K extends ToDecoder["kind"]> = Extract<FromDecoder, { readonly kind: K }>

/**
 * Decodes a file in a new thread, so that no state remains. Terminates it after 20 s of processor time or over the memory limit: the file is
 * `broken`. The limit on elapsed time is wide, because a busy machine is slow.
 */
export const decode = <K extends ToDecoder["kind"]>(input: {
  readonly kind: K
  readonly path: string
}): Effect.Effect<DecodedImage<K>, DocumentUnfit> =>
  Effect.callback<DecodedImage<K>, DocumentUnfit>((resume) => {
    const before = process.memoryUsage.rss()
    const worker = new Worker(new URL("./decoder.ts", import.meta.url), {
      workerData: input,
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
    })
    const stop = () => {
      clearTimeout(patience)
      clearInterval(watchMemory)
      clearInterval(watchTime)
      return worker.terminate()
    }
    let isOver = false
    const end = (result: Effect.Effect<DecodedImage<K>, DocumentUnfit>) => {
      if (isOver) return
      isOver = true
      void stop().then(() => resume(result))
    }
    const broken = () => end(unfit("broken"))
    const patience = setTimeout(broken, maxClockMs)
    const watchMemory = setInterval(() => (process.memoryUsage.rss() - before > maxBytes ? broken() : undefined), 50)
    const watchTime = setInterval(() => {
      void processorMs(worker).then((ms) => (ms > maxProcessorMs ? broken() : undefined))
    }, 1_000)
    worker.once("message", (message: UnfitFile | DecodedImage<K>) =>
      end("fault" in message ? unfit(message.fault) : Effect.succeed(message))
    )
    worker.on("error", broken)
    worker.once("exit", broken)
    return Effect.promise(stop)
  })

const unfit = (fault: DocumentUnfit["fault"]): Effect.Effect<never, DocumentUnfit> => Effect.fail(new DocumentUnfit({ fault }))

/** Milliseconds that the thread has run; 0 after its end, reported by another event. */
const processorMs = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ system, user }) => (system + user) / 1000,
    () => 0
  )

const maxProcessorMs = 20_000
const maxClockMs = 120_000

/** Largest growth of the process: thread limits do not cover WebAssembly and buffers. */
const maxBytes = 700 * 1024 * 1024
