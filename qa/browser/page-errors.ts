import type { BrowserContext } from "playwright/test"

/** Logs policy violations of every document in the console. */
export const logPolicyViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", ({ blockedURI, disposition, effectiveDirective, sample, sourceFile }) =>
      disposition === "enforce" ? console.error(`${mark} ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile ?? ""}`) : undefined
    )
  }, refusalMark)

/** Prefix of a policy violation in the console. */
export const refusalMark = "policy:"

/** Collects uncaught errors and policy violations of all pages. Call it before the first page opens. */
export const watchErrors = async (context: BrowserContext): Promise<ReadonlyArray<string>> => {
  const errors: Array<string> = []
  context.on("weberror", (thrown) => {
    const error = thrown.error()
    errors.push(error.stack ?? String(error))
  })
  context.on("console", (message) => (message.text().startsWith(refusalMark) ? errors.push(message.text()) : undefined))
  await logPolicyViolations(context)
  return errors
}
