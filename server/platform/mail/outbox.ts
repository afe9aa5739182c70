import { Effect, Layer, Schema } from "effect"
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { randomUUID } from "node:crypto"
import { createTransport } from "nodemailer"
import { Files } from "../files/files.ts"
import { Mail, MailFailed } from "./mail.ts"
import { messageOf } from "./message.ts"
import type { Sender } from "./mail.ts"

/** `{id}.eml` is for mail programs, `{id}.json` for the development page. */
const StoredLetter = Schema.Struct({
  id: Schema.String,
  at: Schema.String,
  to: Schema.String,
  subject: Schema.String,
  text: Schema.String,
  html: Schema.String,
  pictures: Schema.optionalKey(Schema.Array(Schema.String))
})
export type StoredLetter = typeof StoredLetter.Type

export const layer = (folder: string, from: Sender): Layer.Layer<Mail, never, Files> =>
  Layer.effect(
    Mail,
    Effect.map(Files, (files) => {
      const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" })
      return {
        send: (letter) =>
          Effect.flatMap(Effect.provideService(messageOf(letter, from), Files, files), (composed) =>
            Effect.tryPromise({
              try: async () => {
                const at = new Date().toISOString()
                const id = `${at.replaceAll(/\D/g, "")}-${randomUUID()}`
                const { message } = await composer.sendMail(composed)
                await mkdir(folder, { recursive: true, mode: 0o700 })
                await writeFile(join(folder, `${id}.eml`), message, { mode: 0o600 })
                await writeFile(join(folder, `${id}.json`), JSON.stringify({ id, at, ...letter } satisfies StoredLetter & typeof letter), {
                  mode: 0o600
                })
              },
              catch: (cause) => new MailFailed({ reason: cause instanceof Error && "code" in cause ? String(cause.code) : "unknown" })
            })
          )
      }
    })
  )

/** At most a hundred, newest first. */
export const listLetters = async (folder: string): Promise<ReadonlyArray<StoredLetter>> => {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .toReversed()
    .slice(0, 100)
  return (await Promise.all(newest.map((name) => readLetter(folder, name.replace(/\.json$/, ""))))).filter((letter) => letter !== null)
}

export const readLetter = async (folder: string, id: string): Promise<StoredLetter | null> => {
  if (!/^[\w-]{1,80}$/.test(id)) return null
  try {
    return Schema.decodeUnknownSync(fromText)(await readFile(join(folder, `${id}.json`), "utf8"))
  } catch {
    return null
  }
}

const fromText = Schema.fromJsonString(StoredLetter)
