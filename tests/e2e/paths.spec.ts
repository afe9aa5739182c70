import { openTabs } from "../support/browser/open-tabs.ts"
import { browserPaths } from "../support/browser/plan.ts"
import { loadModels } from "../support/load-models.ts"
import { expect, test } from "./support/test.ts"

/** One generated path a machine; `npm run qa` walks them all. */
for (const model of await loadModels()) {
  for (const path of browserPaths(model).slice(0, 1)) {
    test(`the machine ${model.name} ${path.title}`, async ({ browser }) => {
      const tabs = await openTabs(browser, process.env["SHOP_ORIGIN"] ?? "")
      const { crossed, failure } = await tabs.walk(model, path)
      await tabs.close()
      expect(failure).toBeNull()
      expect(crossed).toEqual(expect.arrayContaining(path.acts.flatMap((act) => act.crossed)))
    })
  }
}
