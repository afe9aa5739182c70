import { isWeak, readCost } from "./identity/password-cost.ts"
import { s3Names } from "./files/files-environment.ts"

type GivenValues = Readonly<Record<string, string | number | undefined>>

export const conflictsOf = (values: GivenValues): ReadonlyArray<string> => [
  ...halfGiven(values),
  ...unfitInProduction(values),
  ...keyless(values),
  ...plainBesideTls(values)
]

const halfGiven = (values: GivenValues): ReadonlyArray<string> =>
  [...pairs, s3Names].flatMap((names) =>
    new Set(names.map((name) => values[name] === undefined)).size === 1
      ? []
      : [`${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""} must be given together`]
  )

const pairs = [
  ["TLS_CERT", "TLS_KEY"],
  ["CAPTCHA_SCRIPT_URL", "CAPTCHA_CLIENT_KEY"],
  ["CAPTCHA_VERIFY_URL", "CAPTCHA_SECRET"],
  ["ADDRESSES_URL", "ADDRESSES_KEY"],
  ["MAPS_SCRIPT_URL", "MAPS_KEY"],
  ["CDP_URL", "CDP_ENDPOINT_ID"],
  ["PIXEL_SCRIPT_URL", "PIXEL_ID"],
  ["COUNTER_SCRIPT_URL", "COUNTER_ID"]
] as const

const unfitInProduction = (values: GivenValues): ReadonlyArray<string> =>
  values["SHOP_ENV"] === "production" ? rules.flatMap(([name, isUnfit, line]) => (isUnfit(values[name]) ? [`${name} ${line}`] : [])) : []

/** Processes on several machines cannot read each other's files with separate key files. */
const keyless = (values: GivenValues): ReadonlyArray<string> =>
  values["SHOP_ENV"] === "production" && values["DATABASE_URL"] !== undefined && values["FILES_KEY"] === undefined
    ? ["FILES_KEY must be given in production with PostgreSQL: all processes read files with the same key"]
    : []

/** Beside a certificate, the shop's http links would lead to a port that speaks only TLS. */
const plainBesideTls = (values: GivenValues): ReadonlyArray<string> =>
  values["TLS_CERT"] !== undefined && isHttp(values["PUBLIC_URL"]) ? ["PUBLIC_URL must be an https address with TLS_CERT"] : []

type Rule = readonly [name: string, isUnfit: (value: GivenValues[string]) => boolean, line: string]

const isHttp = (value: GivenValues[string]) => typeof value === "string" && new URL(value).protocol === "http:"

const isWeakCost = (value: GivenValues[string]) => {
  const cost = typeof value === "string" ? readCost(value) : null
  return cost !== null && isWeak(cost)
}

const rules: ReadonlyArray<Rule> = [
  ["SHOP_DEBUG", (value) => value === "1" || value === "true", "must be off in production: it shows stacks to anybody"],
  ["PAYMENTS", (value) => value === "test", "must not be test in production: anybody could pay without money"],
  ["CAPTCHA_VERIFY_URL", isHttp, "must be an https address in production: the secret is sent there"],
  ["S3_URL", isHttp, "must be an https address in production: files of shoppers are sent there"],
  ["ADDRESSES_URL", isHttp, "must be an https address in production: the key and typed addresses are sent there"],
  ["PASSWORD_COST", isWeakCost, "must be m=32768,t=3 or more in production: cheap hashes of a stolen table are quickly cracked"]
]
