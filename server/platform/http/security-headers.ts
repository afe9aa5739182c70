import { createHash } from "node:crypto"
import type { MiddlewareHandler } from "hono"
import { secureHeaders } from "hono/secure-headers"
import { firstScript } from "../../../core/domain/navigation/first-script.ts"
import type { ShopEnv } from "./shop-env.ts"

export type SecurityOptions = {
  /** Allows Vite's inline styles and web socket. */
  readonly isDevelopment: boolean
  /** Enables HSTS for a year. */
  readonly isHttpsOnly: boolean
  readonly captchaOrigin?: string | null
  /** Origins used with the visitor's consent. */
  readonly marketing?: { readonly tags: ReadonlyArray<string>; readonly platform: string | null }
  readonly maps?: MapSources | null
  /** `null` is the shop itself. */
  readonly reportsOrigin?: string | null
}

export type MapSources = {
  readonly code: ReadonlyArray<string>
  readonly data: ReadonlyArray<string>
  readonly pictures: ReadonlyArray<string>
}

/** Leaves headers that a response sets itself. */
export const securityHeaders = (options: SecurityOptions): MiddlewareHandler<ShopEnv> => {
  const fixed = fixedHeaders(options)
  const policies = policiesOf(options)
  return (c, next) =>
    fixed(c, async () => {
      await next()
      for (const [name, value] of policies(c.get("styleSource"))) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
      if (!c.res.headers.has(resourcePolicy)) c.res.headers.set(resourcePolicy, readersOf(c.res.headers.get("content-type") ?? ""))
    })
}

const maxRemembered = 500

const policiesOf = (options: SecurityOptions) => {
  const remembered = new Map<string | undefined, ReadonlyArray<readonly [name: string, value: string]>>()
  const make = (style: string | undefined) =>
    Object.entries({
      "content-security-policy": contentSecurityPolicy(options, style === undefined ? {} : { style }),
      ...(hasForeignScripts(options) ? { "content-security-policy-report-only": `${trustedTypes}; ${reporting}` } : {})
    })
  return (style: string | undefined) => {
    const policies = remembered.get(style) ?? make(style)
    remembered.set(style, policies)
    if (remembered.size > maxRemembered) remembered.clear()
    return policies
  }
}

const fixedHeaders = ({ isHttpsOnly }: SecurityOptions): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    xFrameOptions: "DENY",
    strictTransportSecurity: isHttpsOnly && "max-age=31536000; includeSubDomains",
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false
  })

const resourcePolicy = "cross-origin-resource-policy"

/** Lets other sites show pictures: link previews, search results, web mail. */
const readersOf = (type: string): string => (type.startsWith("image/") ? "cross-origin" : "same-origin")

type Allowance = {
  /** Source of the document's inline style. */
  readonly style?: string
  /** By default the captcha's origin. */
  readonly frames?: string
  readonly ancestors?: string
}

/** Forbids turning text into a script. */
const trustedTypes = "require-trusted-types-for 'script'"
const reporting = "report-uri /csp-report"

/** Foreign scripts, and Vite in development, may violate Trusted Types: violations are only reported. */
const hasForeignScripts = ({ captchaOrigin = null, isDevelopment, maps = null, marketing }: SecurityOptions): boolean =>
  isDevelopment || captchaOrigin !== null || maps !== null || (marketing?.tags.length ?? 0) > 0

export const contentSecurityPolicy = (options: SecurityOptions, allowance: Allowance = {}): string => {
  const { captchaOrigin = null, isDevelopment, maps = null, marketing = { tags: [], platform: null }, reportsOrigin = null } = options
  const { ancestors = "'none'", frames = captchaOrigin ?? undefined, style } = allowance
  const foreign = listed([captchaOrigin ?? [], marketing.tags].flat())
  const pictured = listed(marketing.tags)
  const mapped = { code: listed(maps?.code), data: listed(maps?.data), pictures: listed(maps?.pictures) }
  const platform = marketing.platform === null ? "" : ` ${marketing.platform}`
  return [
    "default-src 'none'",
    `script-src 'self' ${firstScriptHash}${foreign}${mapped.code}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : listed(style)}${mapped.code}`,
    `img-src 'self' data: blob:${pictured}${mapped.pictures}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws: wss:" : ""}${foreign}${platform}${mapped.data}${reportsOrigin === null ? "" : ` ${reportsOrigin}`}`,
    "media-src 'self'",
    `worker-src 'self'${maps === null ? "" : ` data:${mapped.code}`}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(frames === undefined ? [] : [`frame-src ${frames}`]),
    `frame-ancestors ${ancestors}`,
    ...(hasForeignScripts(options) ? [] : [trustedTypes, "trusted-types 'none'"]),
    reporting
  ].join("; ")
}

export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const firstScriptHash = hashSource(firstScript)

const listed = (sources: string | ReadonlyArray<string> = []): string =>
  [sources]
    .flat()
    .map((origin) => ` ${origin}`)
    .join("")
