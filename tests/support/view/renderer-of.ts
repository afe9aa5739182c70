import type { Renderer } from "../../../app/renderer.ts"
import { makeRenderer } from "../../../app/server.tsx"
import type { CallKey } from "../../../core/contract/calls.ts"
import { callInProcess } from "../../../server/platform/api/served-calls.ts"
import { publicUrl, type TestShop } from "../server/server.ts"

type Options = { readonly isLost: (key: CallKey) => boolean; readonly log: (trouble: string) => void }

/** Renderer of a shop's documents without built files. Calls for which `isLost` is true answer 503. */
export const rendererOf = (shop: TestShop, { isLost, log }: Options): Renderer => {
  const assets = { scripts: [], modules: [], styles: [], joinedStyles: [], fonts: [], screens: {} }
  return makeRenderer({
    ...{ build: "build-1", clientKey: "gran-storefront", publicUrl, debug: false, hasTools: false, assets },
    call: (key, input) =>
      isLost(key) ? Promise.resolve({ status: 503, message: "", errors: {} }) : shop.run(callInProcess(shop.calls, key, input)),
    log: (_, message, data) => log(`${message} ${JSON.stringify(data)}`)
  })
}
