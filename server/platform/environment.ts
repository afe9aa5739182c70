import { Effect, Schema, SchemaIssue } from "effect"
import type { MarketingOptions } from "../../core/domain/marketing/marketing-options.ts"
import { emailPattern } from "../../core/domain/form/email.ts"
import { type Cost, readCost, usualCost } from "./identity/password-cost.ts"
import { type FilesEnvironment, filesExpected, filesVariables, toFilesEnvironment } from "./files/files-environment.ts"
import { type CertificateFiles, tlsExpected, tlsVariables, toTlsEnvironment } from "./tls-environment.ts"
import { conflictsOf } from "./environment-rules.ts"

/** Public key that the shop's pages send as `x-client-key` (SEC-003); identifies clients, protects nothing. */
export const publicClientKey = "gran-storefront"

/** `local` is the full shop on a developer's machine, with inspector and `/dev/*`. */
export type Mode = "local" | "development" | "production"

export type Environment = {
  readonly mode: Mode
  /** Address to listen on; `null` accepts only this machine. */
  readonly host: string | null
  readonly port: number
  /** `null` is plain HTTP/1.1; a certificate means TLS and HTTP/2. */
  readonly certificate: CertificateFiles | null
  /** Origin without trailing slash. */
  readonly publicUrl: string
  /** PostgreSQL; `null` uses PGlite in the data folder. */
  readonly databaseUrl: string | null
  readonly dataFolder: string
  readonly files: FilesEnvironment
  /** `null` is `dist`. */
  readonly distFolder: string | null
  /** `null` writes letters to a folder. */
  readonly smtpUrl: string | null
  /** `null` is no-reply at the shop's host. */
  readonly mailFrom: string | null
  /** Before the server (`x-forwarded-for`). */
  readonly trustedProxies: number
  readonly debug: boolean
  /** In production only with `INSPECTOR=1`. */
  readonly hasInspector: boolean
  /** Stately's inspector, for `/inspector?inspect=stately`; `null` disables it. */
  readonly statelyUrl: string | null
  readonly clientKey: string
  /** Without it no page requests a foreign host (SEC-013). */
  readonly captcha: { readonly script: string; readonly clientKey: string } | null
  /** Verifies captcha tokens; `null` skips verification. */
  readonly captchaCheck: { readonly url: string; readonly secret: string } | null
  /** `null` shows a drawn plan without foreign requests. */
  readonly maps: { readonly script: string; readonly key: string } | null
  /** Address suggestion service; `null` uses the shop's database. */
  readonly addresses: { readonly url: string; readonly key: string } | null
  /** Recipients of analytics with the visitor's consent. */
  readonly marketing: MarketingOptions
  /** `test` takes no money and is forbidden in production. */
  readonly payments: "test" | "none"
  /** `null` disables the operator endpoints. */
  readonly operatorKey: string | null
  /** Cost of new hashes; in production at least the usual one. */
  readonly passwordCost: Cost
  /** `null` is this shop. */
  readonly reportsUrl: string | null
  /** Interval at which tabs poll for a new build; `null` is the default. */
  readonly buildPeriodMs: number | null
  /** Time after a stop signal during which requests are accepted. */
  readonly stopMillis: number
  /** `mailto:` address or page for security reports. */
  readonly securityContact: string
  readonly logLevel: "Debug" | "Info" | "Warn" | "Error"
}

/** `lines` describe one error each, without values: some are passwords. */
export class EnvironmentUnfit extends Schema.TaggedError<EnvironmentUnfit>()("EnvironmentUnfit", { lines: Schema.Array(Schema.String) }) {
  override get message(): string {
    return ["Invalid environment variables (see .env.example):", ...this.lines.map((line) => `  ${line}`)].join("\n")
  }
}

/** Treats an empty variable as absent; ignores unknown ones. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Effect.Effect<Environment, EnvironmentUnfit> => {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""))
  return decodeVariables(values).pipe(
    Effect.mapError(({ issue }) => new EnvironmentUnfit({ lines: [...new Set(toIssues(issue).issues.map(toLine))] })),
    Effect.filterOrFail(
      (decoded) => conflictsOf(decoded).length === 0,
      (decoded) => new EnvironmentUnfit({ lines: conflictsOf(decoded) })
    ),
    Effect.map(toEnvironment)
  )
}

const urlOf = (...protocols: ReadonlyArray<string>) =>
  Schema.String.check(Schema.makeFilter((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)))
const optional = Schema.optionalKey

const Variables = Schema.Struct({
  SHOP_ENV: optional(Schema.Literals(["development", "production"])),
  HOST: optional(Schema.String.check(Schema.isPattern(/^[\w.:-]+$/))),
  PORT: optional(
    Schema.String.check(Schema.isPattern(/^\d{1,5}$/)).pipe(
      Schema.decodeTo(Schema.FiniteFromString.check(Schema.isBetween({ minimum: 0, maximum: 65535 })))
    )
  ),
  ...tlsVariables,
  PUBLIC_URL: optional(urlOf("http:", "https:").check(Schema.makeFilter((text) => new URL(text).origin === text.replace(/\/$/, "")))),
  DATABASE_URL: optional(urlOf("postgres:", "postgresql:")),
  SHOP_DATA_DIR: optional(Schema.String),
  SHOP_DIST_DIR: optional(Schema.String),
  ...filesVariables,
  SMTP_URL: optional(urlOf("smtp:", "smtps:")),
  MAIL_FROM: optional(Schema.String.check(Schema.isPattern(emailPattern))),
  TRUST_PROXY: optional(Schema.String.check(Schema.isPattern(/^\d$/)).pipe(Schema.decodeTo(Schema.FiniteFromString))),
  SHOP_DEBUG: optional(Schema.Literals(["0", "1", "false", "true"])),
  INSPECTOR: optional(Schema.Literals(["0", "1"])),
  STATELY_URL: optional(urlOf("https:", "http:")),
  CLIENT_KEY: optional(Schema.String.check(Schema.isPattern(/^[\w.-]{8,128}$/))),
  CAPTCHA_SCRIPT_URL: optional(urlOf("https:", "http:")),
  CAPTCHA_CLIENT_KEY: optional(Schema.String.check(Schema.isPattern(/^[\w.-]{1,200}$/))),
  CAPTCHA_VERIFY_URL: optional(urlOf("https:", "http:")),
  CAPTCHA_SECRET: optional(Schema.String),
  ADDRESSES_URL: optional(urlOf("https:", "http:")),
  ADDRESSES_KEY: optional(Schema.String.check(Schema.isPattern(/^[\w.-]{1,200}$/))),
  MAPS_SCRIPT_URL: optional(urlOf("https:", "http:")),
  MAPS_KEY: optional(Schema.String.check(Schema.isPattern(/^[\w.-]{1,200}$/))),
  CDP_URL: optional(urlOf("https:", "http:").check(Schema.isPattern(/^[^?#]*$/))),
  CDP_ENDPOINT_ID: optional(Schema.String.check(Schema.isPattern(/^[\w.-]{1,100}$/))),
  PIXEL_SCRIPT_URL: optional(urlOf("https:", "http:")),
  PIXEL_ID: optional(Schema.String.check(Schema.isPattern(/^[\w.-]{1,100}$/))),
  COUNTER_SCRIPT_URL: optional(urlOf("https:", "http:")),
  COUNTER_ID: optional(Schema.String.check(Schema.isPattern(/^\d{1,20}$/))),
  PAYMENTS: optional(Schema.Literals(["test", "none"])),
  OPERATOR_KEY: optional(Schema.String.check(Schema.isPattern(/^[\w.~+/=-]{32,128}$/))),
  PASSWORD_COST: optional(Schema.String.check(Schema.makeFilter((text) => readCost(text) !== null))),
  BUILD_PERIOD_SECONDS: optional(
    Schema.String.check(Schema.isPattern(/^\d{1,6}$/)).pipe(
      Schema.decodeTo(Schema.FiniteFromString.check(Schema.isBetween({ minimum: 1, maximum: 604_800 })))
    )
  ),
  REPORTS_URL: optional(urlOf("https:", "http:")),
  STOP_SECONDS: optional(
    Schema.String.check(Schema.isPattern(/^\d{1,2}$/)).pipe(
      Schema.decodeTo(Schema.FiniteFromString.check(Schema.isBetween({ minimum: 0, maximum: 60 })))
    )
  ),
  SECURITY_CONTACT: optional(urlOf("https:", "mailto:")),
  LOG_LEVEL: optional(Schema.Literals(["debug", "info", "warn", "error"]))
})
type Variables = typeof Variables.Type

const decodeVariables = Schema.decodeUnknownEffect(Variables, { errors: "all" })
const toIssues = SchemaIssue.makeFormatterStandardSchemaV1()

const expected: Readonly<Record<keyof Variables, string>> = {
  SHOP_ENV: "must be development or production, or be left out",
  HOST: "must be a host name or an address",
  PORT: "must be a whole number from 0 to 65535",
  ...tlsExpected,
  PUBLIC_URL: "must be an http or https origin with no path, such as https://shop.example",
  DATABASE_URL: "must be a postgres:// or postgresql:// URL",
  SHOP_DATA_DIR: "must be a folder",
  SHOP_DIST_DIR: "must be a folder",
  ...filesExpected,
  SMTP_URL: "must be an smtp:// or smtps:// URL",
  MAIL_FROM: "must be an e-mail address",
  TRUST_PROXY: "must be the number of your own proxies in front of the shop, 0 to 9",
  SHOP_DEBUG: "must be 1, 0, true or false",
  INSPECTOR: "must be 1 or 0",
  STATELY_URL: "must be an http or https address, such as https://stately.ai/inspect",
  CLIENT_KEY: "must be 8 to 128 letters, digits, dots, dashes or underscores",
  CAPTCHA_SCRIPT_URL: "must be the http or https address of the provider's script",
  CAPTCHA_CLIENT_KEY: "must be 1 to 200 letters, digits, dots, dashes or underscores",
  CAPTCHA_VERIFY_URL: "must be the http or https address that verifies tokens",
  CAPTCHA_SECRET: "must be the shop's secret with the provider",
  ADDRESSES_URL: "must be the http or https address that suggests addresses",
  ADDRESSES_KEY: "must be 1 to 200 letters, digits, dots, dashes or underscores",
  MAPS_SCRIPT_URL: "must be the http or https address of the provider's script",
  MAPS_KEY: "must be 1 to 200 letters, digits, dots, dashes or underscores",
  CDP_URL: "must be the http or https address that accepts operations, without a query",
  CDP_ENDPOINT_ID: "must be 1 to 100 letters, digits, dots, dashes or underscores",
  PIXEL_SCRIPT_URL: "must be the http or https address of the pixel's script",
  PIXEL_ID: "must be 1 to 100 letters, digits, dots, dashes or underscores",
  COUNTER_SCRIPT_URL: "must be the http or https address of the counter's script",
  COUNTER_ID: "must be the number of the counter",
  PAYMENTS: "must be test or none",
  OPERATOR_KEY: "must be 32 to 128 letters, digits or signs of . ~ + / _ = -",
  PASSWORD_COST: "must be KiB of memory and the number of passes, such as m=32768,t=3",
  BUILD_PERIOD_SECONDS: "must be the seconds between two checks for a new build, 1 to 604800",
  REPORTS_URL: "must be the http or https address that accepts reports",
  STOP_SECONDS: "must be the seconds for which requests are still accepted after a stop signal, 0 to 60",
  SECURITY_CONTACT: "must be mailto: with an address, or the https address of a page",
  LOG_LEVEL: "must be debug, info, warn or error"
}
const expectations: ReadonlyMap<string, string> = new Map(Object.entries(expected))

const toLine = ({ path = [] }: { readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined }): string => {
  const [head = ""] = path
  const name = String(typeof head === "object" ? head.key : head)
  return `${name} ${expectations.get(name) ?? "is invalid"}`
}

const levels = { debug: "Debug", info: "Info", warn: "Warn", error: "Error" } as const

const toEnvironment = (values: Variables): Environment => {
  const port = values.PORT ?? 3000
  const certificate = toTlsEnvironment(values)
  const publicUrl = (values.PUBLIC_URL ?? `${certificate === null ? "http" : "https"}://localhost:${port}`).replace(/\/$/, "")
  return {
    mode: values.SHOP_ENV ?? "local",
    host: values.HOST ?? null,
    port,
    certificate,
    publicUrl,
    databaseUrl: values.DATABASE_URL ?? null,
    distFolder: values.SHOP_DIST_DIR ?? null,
    dataFolder: values.SHOP_DATA_DIR ?? ".data",
    files: toFilesEnvironment(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    trustedProxies: values.TRUST_PROXY ?? 0,
    debug: values.SHOP_DEBUG === "1" || values.SHOP_DEBUG === "true",
    hasInspector: values.INSPECTOR === undefined ? values.SHOP_ENV !== "production" : values.INSPECTOR === "1",
    statelyUrl: values.STATELY_URL ?? null,
    clientKey: values.CLIENT_KEY ?? publicClientKey,
    captcha:
      values.CAPTCHA_SCRIPT_URL === undefined || values.CAPTCHA_CLIENT_KEY === undefined
        ? null
        : { script: values.CAPTCHA_SCRIPT_URL, clientKey: values.CAPTCHA_CLIENT_KEY },
    captchaCheck:
      values.CAPTCHA_VERIFY_URL === undefined || values.CAPTCHA_SECRET === undefined
        ? null
        : { url: values.CAPTCHA_VERIFY_URL, secret: values.CAPTCHA_SECRET },
    maps: pairOf(values.MAPS_SCRIPT_URL, values.MAPS_KEY, (script, key) => ({ script, key })) ?? null,
    addresses: pairOf(values.ADDRESSES_URL, values.ADDRESSES_KEY, (url, key) => ({ url, key })) ?? null,
    marketing: {
      ...pairOf(values.CDP_URL, values.CDP_ENDPOINT_ID, (url, endpointId) => ({ platform: { url, endpointId } })),
      ...pairOf(values.PIXEL_SCRIPT_URL, values.PIXEL_ID, (script, id) => ({ pixel: { script, id } })),
      ...pairOf(values.COUNTER_SCRIPT_URL, values.COUNTER_ID, (script, id) => ({ counter: { script, id } }))
    },
    payments: values.PAYMENTS ?? (values.SHOP_ENV === "production" ? "none" : "test"),
    operatorKey: values.OPERATOR_KEY ?? null,
    passwordCost: readCost(values.PASSWORD_COST ?? "") ?? usualCost,
    buildPeriodMs: values.BUILD_PERIOD_SECONDS === undefined ? null : values.BUILD_PERIOD_SECONDS * 1_000,
    reportsUrl: values.REPORTS_URL ?? null,
    stopMillis: (values.STOP_SECONDS ?? (values.SHOP_ENV === "production" ? 5 : 1)) * 1_000,
    securityContact: values.SECURITY_CONTACT ?? `mailto:security@${new URL(publicUrl).hostname}`,
    logLevel: levels[values.LOG_LEVEL ?? "info"]
  }
}

const pairOf = <A>(one: string | undefined, other: string | undefined, make: (one: string, other: string) => A): A | undefined =>
  one === undefined || other === undefined ? undefined : make(one, other)
