import { expect as impatient } from "playwright/test"

/** Playwright's `expect` with the patience that its own runner has by the configuration: outside of it a busy machine gets five seconds. */
export const expect = impatient.configure({ timeout: 20_000 })
