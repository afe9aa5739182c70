import { expect as impatient } from "playwright/test"

/**
 * Playwright's `expect` with the timeout of the test runner's configuration. Outside of the runner the default is five seconds, too short for a
 * busy machine.
 */
export const expect = impatient.configure({ timeout: 20_000 })
