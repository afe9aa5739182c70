import type { Environment } from "./environment.ts"
import type { MapSources } from "./platform/http/security-headers.ts"

/** The origins of whom pages tell of visits, as their policy names them. */
export const marketingOriginsOf = ({ marketing: { counter, pixel, platform } }: Environment) => ({
  tags: [...new Set([pixel, counter].flatMap((tag) => (tag === undefined ? [] : [new URL(tag.script).origin])))],
  platform: platform === undefined ? null : new URL(platform.url).origin
})

/**
 * What pages may ask where they have maps: of Yandex what its documentation names (js-api, «Enabling the API when using CSP»), but for the right to evaluate
 * text; of another provider the script's own origin.
 */
export const mapSourcesOf = ({ maps }: Environment): MapSources | null => {
  if (maps === null) return null
  const { host, origin } = new URL(maps.script)
  if (host !== "api-maps.yandex.ru") return { code: [origin], data: [origin], pictures: [origin] }
  const own = [origin, "https://*.api-maps.yandex.ru"]
  const [bundles, tiles] = ["https://yastatic.net", "https://*.maps.yandex.net"]
  return { code: [...own, bundles], data: [...own, tiles], pictures: [...own, tiles, bundles] }
}

/** The only foreign host whose scripts pages may run. */
export const captchaOriginOf = ({ captcha }: Environment): string | null => (captcha === null ? null : new URL(captcha.script).origin)

/** Where pages send what went wrong, where that is another host. */
export const reportsOriginOf = ({ reportsUrl }: Environment): string | null => (reportsUrl === null ? null : new URL(reportsUrl).origin)
