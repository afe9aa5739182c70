import { openTabs } from "../../../qa/browser/open-tabs.ts"
import { browserPaths } from "../../../qa/browser/plan.ts"
import { model } from "../../paths/maintenance/journal-desk.model.ts"
import { expect, test } from "../support/test.ts"

test("a generated path fails when its page throws or violates the content policy", async ({ baseURL, browser }) => {
  const path = browserPaths(model).at(-1)
  if (path === undefined) throw new Error("the model has no path")
  const tabs = await openTabs(browser, new URL(baseURL ?? "").origin)
  const failureWith = async (fault: () => void) => {
    const { failure } = await tabs.walk(model, path, (page) => page.evaluate(fault))
    return failure?.message ?? null
  }
  expect(await failureWith(() => undefined)).toBeNull()
  const thrown = await failureWith(() =>
    queueMicrotask(() => {
      throw new Error("a planted fault")
    })
  )
  expect(thrown).toMatch(/^the page threw: Error: a planted fault/)
  const refused = await failureWith(() => void (new Image().src = "https://elsewhere.example/a.png"))
  expect(refused).toMatch(/^the page threw: policy: img-src/)
  await tabs.close()
})
