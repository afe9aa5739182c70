import { waitForCovered } from "../../../qa/pages/history-cover.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { type Snapshot, isShown, isKey, isFree } from "./dialogs.payloads.ts"

export const fadingMs = 200

export function isTouched({ context: { touch } }: Snapshot): boolean {
  return touch !== null
}

/** The code of a dialog is loaded only once. */
export function isFirst(snapshot: Snapshot): boolean {
  return isFree(snapshot) && snapshot.context.forms.length === 0
}

export function isLogin(snapshot: Snapshot): boolean {
  return isShown(snapshot) && isKey(snapshot, "login")
}

export async function reopen({ page, travel }: ActTools): Promise<void> {
  await travel("/dev/dialogs")
  await page.locator("h1", { hasText: "Диалоги" }).waitFor()
}

/** Waits for the history entry of the dialog, which exists once its part is hydrated. */
export async function pressBack({ page }: ActTools): Promise<void> {
  await waitForCovered(page)
  await page.goBack()
}

export async function seeOrderAfter(tools: ActTools, closes: (tools: ActTools) => Promise<void>): Promise<void> {
  await closes(tools)
  await tools.account.see("Быстрый заказ")
}

export async function signIn({ account, newAccount }: ActTools): Promise<void> {
  const { email, password } = await newAccount()
  await account.signIn(email, password)
}

export async function open({ page }: ActTools, key: string): Promise<void> {
  await page.getByRole("button", { name: `Открыть ${key}`, exact: true }).click()
}

export async function seeDialog(snapshot: Snapshot, { account, page }: ActTools): Promise<void> {
  if (snapshot.hasTag("failed")) return page.getByRole("button", { name: "Повторить" }).waitFor()
  if (isShown(snapshot)) return account.seeOne()
  if (snapshot.matches({ closed: "resting" })) await account.seeNone()
}
