import type { Layer } from "effect"
import { join } from "node:path"
import type { Environment } from "../environment.ts"
import type { Files } from "../files/files.ts"
import type { Mail } from "./mail.ts"
import * as outbox from "./outbox.ts"
import * as smtp from "./smtp.ts"

type MailEnvironment = Pick<Environment, "dataFolder" | "mailFrom" | "publicUrl" | "smtpUrl">

export const mailLayer = ({ mailFrom, publicUrl, smtpUrl, ...environment }: MailEnvironment): Layer.Layer<Mail, never, Files> => {
  const from = { name: "Грань", address: mailFrom ?? `no-reply@${new URL(publicUrl).hostname}` }
  return smtpUrl === null ? outbox.layer(outboxFolder(environment), from) : smtp.layer(smtpUrl, from)
}

export const outboxFolder = ({ dataFolder }: Pick<Environment, "dataFolder">): string => join(dataFolder, "outbox")

export const shownOutbox = ({ mode, smtpUrl, ...environment }: Pick<Environment, "dataFolder" | "mode" | "smtpUrl">): string | null =>
  mode === "production" || smtpUrl !== null ? null : outboxFolder(environment)
