import { randomUUID } from "node:crypto"
import type { APIRequestContext, Page } from "playwright/test"
import type { Account } from "./account.ts"

/** Something that a user is in the middle of. */
export type Work = {
  /** What is there before the page is opened. */
  readonly prepares?: (request: APIRequestContext, owner: Account) => Promise<unknown>
  /** Opens the page, and types the marks. */
  readonly begins: (page: Page, marks: Marks, request: APIRequestContext) => Promise<unknown>
  readonly presses: (page: Page) => Promise<unknown>
  /** Everything typed still stands there. */
  readonly sees: (page: Page, marks: Marks) => Promise<unknown>
  /** What was pressed is done. */
  readonly isDone: (page: Page) => Promise<unknown>
  /** It goes on by itself, as a press that is kept under its key does. */
  readonly isResumed?: true
  /** Where a guest goes who does not sign in again; nowhere from a page of everybody. */
  readonly guestsAt?: string
}

/** A form filled in, and the press that sends it. */
export type Filled = Pick<Work, "prepares" | "begins" | "presses">

/** What is typed here and stands nowhere else. */
export type Marks = { readonly word: string; readonly secret: string }

export const newMarks = (): Marks => {
  const letters = randomUUID().replaceAll(/[\d-]/g, "").slice(0, 8)
  return { word: `Мета${[...letters].map((letter) => "абвгде"["abcdef".indexOf(letter)] ?? "ж").join("")}`, secret: `parol-${letters}-9` }
}

/** The forms that a guest may send, or nobody but a guest does. */
export type Guests = "login" | "registration" | "passRecovery" | "passNew" | "newsletter" | "giftBalance"
