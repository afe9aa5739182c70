import { randomUUID } from "node:crypto"
import type { APIRequestContext, Page } from "playwright/test"
import type { Account } from "../../../qa/server/account.ts"

/** A task that a user can be interrupted in. */
export type Work = {
  /** Prepares data before the page is opened. */
  readonly prepare?: (request: APIRequestContext, owner: Account) => Promise<unknown>
  /** Opens the page and types the marks. */
  readonly begin: (page: Page, marks: UniqueTexts, request: APIRequestContext) => Promise<unknown>
  readonly submit: (page: Page) => Promise<unknown>
  /** Expects all typed text to be present. */
  readonly seeTexts: (page: Page, marks: UniqueTexts) => Promise<unknown>
  /** Expects the pressed action to be done. */
  readonly isDone: (page: Page) => Promise<unknown>
  /** True if the action, saved under its key, resumes by itself. */
  readonly isResumed?: true
  /** Destination of a guest who declines to log in; none on a public page. */
  readonly guestsAt?: string
}

/** A filled form, and the press that sends it. */
export type Filled = Pick<Work, "prepare" | "begin" | "submit">

/** Unique texts that a test types. */
export type UniqueTexts = { readonly word: string; readonly secret: string }

export const newUniqueTexts = (): UniqueTexts => {
  const letters = randomUUID().replaceAll(/[\d-]/g, "").slice(0, 8)
  return { word: `Мета${[...letters].map((letter) => "абвгде"["abcdef".indexOf(letter)] ?? "ж").join("")}`, secret: `parol-${letters}-9` }
}

/** Forms that guests may send. */
export type Guests = "login" | "registration" | "passRecovery" | "passNew" | "newsletter" | "giftBalance"
