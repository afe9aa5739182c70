import { Context, type Effect, Schema } from "effect"

export type Letter = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Base paths, attached by Content-ID. */
  readonly pictures?: ReadonlyArray<string>
  /** Shown by mail programs as a button (RFC 8058). */
  readonly unsubscribeLink?: string
  readonly calendar?: string
  /** Becomes the `Message-ID`: the same for each attempt, so that mailboxes can drop a repeated letter. */
  readonly messageKey?: string
}

/** `reason` is a code, because server messages may contain addresses. */
export class MailFailed extends Schema.TaggedError<MailFailed>()("MailFailed", { reason: Schema.String }) {
  override get message(): string {
    return `Could not send the letter: ${this.reason}`
  }
}

export class Mail extends Context.Service<Mail, { send(letter: Letter): Effect.Effect<void, MailFailed> }>()("shop/server/mail/Mail") {}

export type Sender = { readonly name: string; readonly address: string }
