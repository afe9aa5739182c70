import type { Environment } from "./platform/environment.ts"
import type { MapSources } from "./platform/http/security-headers.ts"

export const marketingOriginsOf = ({ marketing: { counter, pixel, platform } }: Environment) => ({
  tags: [...new Set([pixel, counter].flatMap((tag) => (tag === undefined ? [] : [new URL(tag.script).origin])))],
  platform: platform === undefined ? null : new URL(platform.url).origin
})

/** Origins from Yandex's documentation (js-api, «Enabling the API when using CSP») except `unsafe-eval`. */
export const mapSourcesOf = ({ maps }: Environment): MapSources | null => {
  if (maps === null) return null
  const { host, origin } = new URL(maps.script)
  if (host !== "api-maps.yandex.ru") return { code: [origin], data: [origin], pictures: [origin] }
  const mapOrigins = [origin, "https://*.api-maps.yandex.ru"]
  const [bundles, tiles] = ["https://yastatic.net", "https://*.maps.yandex.net"]
  return { code: [...mapOrigins, bundles], data: [...mapOrigins, tiles], pictures: [...mapOrigins, tiles, bundles] }
}

export const captchaOriginOf = ({ captcha }: Environment): string | null => (captcha === null ? null : new URL(captcha.script).origin)

export const reportsOriginOf = ({ reportsUrl }: Environment): string | null => (reportsUrl === null ? null : new URL(reportsUrl).origin)
