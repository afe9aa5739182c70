import { Effect, Layer } from "effect"
import { createTransport } from "nodemailer"
import { isOwnMachine } from "../own-machine.ts"
import { Files } from "../files/files.ts"
import { Mail, MailFailed, type Sender } from "./mail.ts"
import { messageOf } from "./message.ts"

/** Requires TLS to other machines, because letters contain login links. Times out within half a minute. */
export const layer = (url: string, from: Sender): Layer.Layer<Mail, never, Files> =>
  Layer.effect(
    Mail,
    Effect.gen(function* () {
      const files = yield* Files
      const transport = yield* Effect.acquireRelease(
        Effect.sync(() => createTransport(transportOptions(url))),
        (open) => Effect.sync(() => open.close())
      )
      return {
        send: (letter) =>
          Effect.flatMap(Effect.provideService(messageOf(letter, from), Files, files), (message) =>
            Effect.asVoid(
              Effect.tryPromise({
                try: () => transport.sendMail(message),
                catch: (cause) => new MailFailed({ reason: reasonOf(cause) })
              })
            )
          )
      }
    })
  )

/** Requires TLS even without STARTTLS on offer. */
export const transportOptions = (url: string) => ({
  url,
  pool: true as const,
  maxConnections: 2,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  requireTLS: !isOwnMachine(new URL(url).hostname)
})

const reasonOf = (cause: unknown): string => {
  if (typeof cause !== "object" || cause === null) return "unknown"
  const codes = ["code", "responseCode"]
    .map((key): unknown => Reflect.get(cause, key))
    .filter((value) => typeof value === "string" || typeof value === "number")
  return codes.length === 0 ? "unknown" : codes.join(" ")
}
