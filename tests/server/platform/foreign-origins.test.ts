import { Effect } from "effect"
import { expect, test } from "vitest"
import { type Environment, readEnvironment } from "../../../server/platform/environment.ts"
import { captchaOriginOf, mapSourcesOf, marketingOriginsOf } from "../../../server/foreign-origins.ts"
import { contentSecurityPolicy } from "../../../server/platform/http/security-headers.ts"
import { firstScriptSource } from "../../support/view/first-script.ts"

const read = (variables: Record<string, string>) => Effect.runSync(readEnvironment(variables))
const refusal = (variables: Record<string, string>) => Effect.runSync(Effect.flip(readEnvironment(variables)))

test("requires the captcha's variables in pairs, and allows pages only the provider's host", () => {
  expect(refusal({ CAPTCHA_CLIENT_KEY: "ysc1_public", CAPTCHA_SECRET: "ysc2_secret" }).lines).toEqual([
    "CAPTCHA_SCRIPT_URL and CAPTCHA_CLIENT_KEY must be given together",
    "CAPTCHA_VERIFY_URL and CAPTCHA_SECRET must be given together"
  ])
  const policyWith = (captchaOrigin: string | null) => contentSecurityPolicy({ isDevelopment: false, isHttpsOnly: false, captchaOrigin })
  const configured = read({ CAPTCHA_SCRIPT_URL: "https://captcha.example/captcha.js", CAPTCHA_CLIENT_KEY: "ysc1_public" })
  expect(policyWith(captchaOriginOf(configured)).match(/https:\S+?(?=;|$)/g)).toEqual(
    Array.from({ length: 3 }, () => "https://captcha.example")
  )
  expect(policyWith(captchaOriginOf(read({})))).not.toMatch(/https?:/)
})

test("allows analytics hosts only what each needs, and none without configuration", () => {
  const configured = read({
    CDP_URL: "https://cdp.example/v3/operations/async",
    CDP_ENDPOINT_ID: "gran.Website",
    PIXEL_SCRIPT_URL: "https://pixel.example/openapi.js",
    PIXEL_ID: "VK-RTRG-1"
  })
  const policyOf = (environment: Environment) =>
    contentSecurityPolicy({ isDevelopment: false, isHttpsOnly: false, marketing: marketingOriginsOf(environment) })
  expect(policyOf(configured)).toContain(`script-src 'self' ${firstScriptSource} https://pixel.example;`)
  expect(policyOf(configured)).toContain("img-src 'self' data: blob: https://pixel.example;")
  expect(policyOf(configured)).toContain("connect-src 'self' https://pixel.example https://cdp.example;")
  expect(policyOf(read({}))).not.toMatch(/https?:/)
  expect(refusal({ CDP_URL: "https://cdp.example/async" }).lines).toEqual(["CDP_URL and CDP_ENDPOINT_ID must be given together"])
})

test("allows maps only if configured, and never eval", () => {
  const policyOf = (environment: Environment) =>
    contentSecurityPolicy({ isDevelopment: false, isHttpsOnly: false, maps: mapSourcesOf(environment) })
  const policy = policyOf(read({ MAPS_SCRIPT_URL: "https://api-maps.yandex.ru/v3/", MAPS_KEY: "0123-4567" }))
  const own = "https://api-maps.yandex.ru https://*.api-maps.yandex.ru"
  expect(policy.split("; ").filter((line) => line.includes("yandex"))).toEqual([
    `script-src 'self' ${firstScriptSource} ${own} https://yastatic.net`,
    `style-src 'self' ${own} https://yastatic.net`,
    `img-src 'self' data: blob: ${own} https://*.maps.yandex.net https://yastatic.net`,
    `connect-src 'self' ${own} https://*.maps.yandex.net`,
    `worker-src 'self' data: ${own} https://yastatic.net`
  ])
  expect(policy).not.toMatch(/unsafe|0123-4567/)
  const other = policyOf(read({ MAPS_SCRIPT_URL: "https://maps.example/v3/", MAPS_KEY: "0123-4567" }))
  expect(new Set(other.match(/https:[^ ;]+/g))).toEqual(new Set(["https://maps.example"]))
  expect(policyOf(read({}))).not.toMatch(/https?:|data:;|worker-src 'self' /)
  expect(refusal({ MAPS_KEY: "0123-4567" }).lines).toEqual(["MAPS_SCRIPT_URL and MAPS_KEY must be given together"])
})
