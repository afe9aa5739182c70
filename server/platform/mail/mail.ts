import { Context, type Effect, Schema } from "effect"

/** A letter to one person, in both forms that mail programs show. */
export type Letter = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Base paths of the pictures that the HTML shows; they go with the letter, each under its Content-ID. */
  readonly pictures?: ReadonlyArray<string>
  /** Ends the subscription that the letter is of; mail programs show it as a button of theirs (RFC 8058). */
  readonly unsubscribeLink?: string
  /** An event that goes into the calendar of who reads the letter, as a file of `calendarFile`. */
  readonly calendar?: string
}

/** A letter did not leave. The reason is a code alone: what a mail server says may hold addresses. */
export class MailFailed extends Schema.TaggedError<MailFailed>()("MailFailed", { reason: Schema.String }) {
  override get message(): string {
    return `The letter did not leave: ${this.reason}`
  }
}

/** Sends letters in the shop's name. */
export class Mail extends Context.Service<Mail, { send(letter: Letter): Effect.Effect<void, MailFailed> }>()("shop/server/mail/Mail") {}

/** From whom letters come. */
export type Sender = { readonly name: string; readonly address: string }
