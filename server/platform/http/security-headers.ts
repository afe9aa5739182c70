import { createHash } from "node:crypto"
import type { MiddlewareHandler } from "hono"
import { secureHeaders } from "hono/secure-headers"
import { firstScript } from "../../../core/domain/navigation/first-script.ts"
import type { ShopEnv } from "./shop-env.ts"

export type SecurityOptions = {
  /** Vite's client writes styles into the page and talks over a socket: allowed while developing alone. */
  readonly isDevelopment: boolean
  /** Tells browsers to come by https alone, for a year: only where the shop is really reached so. */
  readonly isHttpsOnly: boolean
  /** The origin of the captcha, whose script, frame and calls are allowed; nothing foreign where there is none. */
  readonly captchaOrigin?: string | null
  /** Whom else pages may ask, once their visitor allows it: scripts that count visits, and a platform that is told. */
  readonly marketing?: { readonly tags: ReadonlyArray<string>; readonly platform: string | null }
  /** What maps ask for, where pages have some. */
  readonly maps?: MapSources | null
  /** The origin that takes reports of failures; the shop's own where there is none. */
  readonly reportsOrigin?: string | null
}

/** The hosts of maps: of scripts, styles and workers, of what they ask for while they are shown, of their pictures. */
export type MapSources = {
  readonly code: ReadonlyArray<string>
  readonly data: ReadonlyArray<string>
  readonly pictures: ReadonlyArray<string>
}

/** Gives every answer its headers; one that an answer has set for itself stands. */
export const securityHeaders = (options: SecurityOptions): MiddlewareHandler<ShopEnv> => {
  const fixed = fixedHeaders(options)
  const policies = Object.entries({
    "content-security-policy": contentSecurityPolicy(options),
    ...(hasForeignScripts(options) ? { "content-security-policy-report-only": `${trustedTypes}; ${reporting}` } : {})
  })
  return (c, next) =>
    fixed(c, async () => {
      await next()
      for (const [name, value] of policies) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
      if (!c.res.headers.has(resourcePolicy)) c.res.headers.set(resourcePolicy, readersOf(c.res.headers.get("content-type") ?? ""))
    })
}

/** What is the same for every answer. Headers that no browser of ours reads, or that say what is so anyway, are not sent. */
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

/** Pictures stand on others' pages too: in a messenger's preview of a link, among what a search engine found, in a letter that is read in a browser. */
const readersOf = (type: string): string => (type.startsWith("image/") ? "cross-origin" : "same-origin")

type Framing = {
  /** What the page may show in frames; nothing unless told. */
  readonly frames?: string
  /** Who may show the page in a frame. */
  readonly ancestors?: string
}

/** No text becomes a script: what a page is made of comes by way of nodes, and what it runs by way of modules. */
const trustedTypes = "require-trusted-types-for 'script'"
const reporting = "report-uri /csp-report"

/** Scripts of others, and Vite's own while developing, may put texts where scripts run: of them it is told, and they go on. */
const hasForeignScripts = ({ captchaOrigin = null, isDevelopment, maps = null, marketing }: SecurityOptions): boolean =>
  isDevelopment || captchaOrigin !== null || maps !== null || (marketing?.tags.length ?? 0) > 0

export const contentSecurityPolicy = (options: SecurityOptions, framing: Framing = {}): string => {
  const { captchaOrigin = null, isDevelopment, maps = null, marketing = { tags: [], platform: null }, reportsOrigin = null } = options
  const { ancestors = "'none'", frames = captchaOrigin ?? undefined } = framing
  const foreign = listed([captchaOrigin ?? [], marketing.tags].flat())
  const pictured = listed(marketing.tags)
  const mapped = { code: listed(maps?.code), data: listed(maps?.data), pictures: listed(maps?.pictures) }
  const told = marketing.platform === null ? "" : ` ${marketing.platform}`
  return [
    "default-src 'none'",
    `script-src 'self' ${firstScriptHash}${foreign}${mapped.code}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}${mapped.code}`,
    `img-src 'self' data: blob:${pictured}${mapped.pictures}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws: wss:" : ""}${foreign}${told}${mapped.data}${reportsOrigin === null ? "" : ` ${reportsOrigin}`}`,
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

/** The one text that may run as it stands in a document. */
const firstScriptHash = `'sha256-${createHash("sha256").update(firstScript).digest("base64")}'`

const listed = (origins: ReadonlyArray<string> = []): string => origins.map((origin) => ` ${origin}`).join("")
