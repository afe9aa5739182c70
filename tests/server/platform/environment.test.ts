import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { publicClientKey, readEnvironment } from "../../../server/platform/environment.ts"
import { productionWarnings } from "../../../server/production-warnings.ts"

const read = (variables: Record<string, string>) => Effect.runSync(readEnvironment(variables))
const fileKey = Buffer.alloc(32, 1).toString("base64")
const bucket = { url: "https://s3.example", bucket: "files", region: "ru-central1", key: "id", secret: "secret" }
const oldFileKey = Buffer.alloc(32, 2).toString("base64")
const refusal = (variables: Record<string, string>) => Effect.runSync(Effect.flip(readEnvironment(variables)))

test("requires no variables for a full local shop", () => {
  expect(read({ PATH: "/bin", PORT: "", SHOP_ENV: "" })).toEqual({
    mode: "local",
    host: null,
    port: 3000,
    certificate: null,
    publicUrl: "http://localhost:3000",
    databaseUrl: null,
    dataFolder: ".data",
    files: { key: null, oldKeys: [], s3: null },
    distFolder: null,
    buildPeriodMs: null,
    reportsUrl: null,
    stopMillis: 1_000,
    securityContact: "mailto:security@localhost",
    smtpUrl: null,
    mailFrom: null,
    trustedProxies: 0,
    debug: false,
    hasInspector: true,
    statelyUrl: null,
    clientKey: publicClientKey,
    captcha: null,
    captchaCheck: null,
    addresses: null,
    maps: null,
    marketing: {},
    payments: "test",
    operatorKey: null,
    passwordCost: { memory: 32_768, passes: 3 },
    logLevel: "Info"
  })
})

test("reads every variable", () => {
  expect(
    read({
      SHOP_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "8080",
      ...{ TLS_CERT: "/etc/shop/chain.pem", TLS_KEY: "/etc/shop/key.pem" },
      PUBLIC_URL: "https://shop.example/",
      DATABASE_URL: "postgres://u:p@db/shop?host=/tmp",
      SHOP_DATA_DIR: "/var/shop",
      SHOP_DIST_DIR: "/var/build",
      FILES_KEY: fileKey,
      ...{ S3_URL: "https://s3.example", S3_BUCKET: "files", S3_REGION: "ru-central1", S3_KEY: "id", S3_SECRET: "secret" },
      FILES_KEY_OLD: `${oldFileKey}, ${fileKey}`,
      BUILD_PERIOD_SECONDS: "60",
      REPORTS_URL: "https://reports.example/in",
      SMTP_URL: "smtps://u:p@mail",
      MAIL_FROM: "letters@shop.example",
      TRUST_PROXY: "2",
      SHOP_DEBUG: "false",
      INSPECTOR: "1",
      STATELY_URL: "https://stately.ai/inspect",
      CLIENT_KEY: "another-key",
      CAPTCHA_SCRIPT_URL: "https://captcha.example/captcha.js",
      CAPTCHA_CLIENT_KEY: "ysc1_public",
      CAPTCHA_VERIFY_URL: "https://captcha.example/validate",
      CAPTCHA_SECRET: "ysc2_secret",
      ADDRESSES_URL: "https://addresses.example/suggest/address",
      ADDRESSES_KEY: "0123456789abcdef",
      MAPS_SCRIPT_URL: "https://maps.example/v3/",
      MAPS_KEY: "0123-4567",
      CDP_URL: "https://cdp.example/v3/operations/async",
      CDP_ENDPOINT_ID: "gran.Website",
      PIXEL_SCRIPT_URL: "https://pixel.example/openapi.js",
      PIXEL_ID: "VK-RTRG-1",
      COUNTER_SCRIPT_URL: "https://counter.example/tag.js",
      COUNTER_ID: "12345678",
      PAYMENTS: "none",
      OPERATOR_KEY: "operators-own-key-1-0123456789abcdef=",
      PASSWORD_COST: "m=65536,t=4",
      STOP_SECONDS: "10",
      SECURITY_CONTACT: "https://shop.example/security",
      LOG_LEVEL: "warn"
    })
  ).toEqual({
    mode: "production",
    host: "127.0.0.1",
    port: 8080,
    certificate: { cert: "/etc/shop/chain.pem", key: "/etc/shop/key.pem" },
    publicUrl: "https://shop.example",
    databaseUrl: "postgres://u:p@db/shop?host=/tmp",
    dataFolder: "/var/shop",
    files: { key: fileKey, oldKeys: [oldFileKey, fileKey], s3: bucket },
    distFolder: "/var/build",
    buildPeriodMs: 60_000,
    reportsUrl: "https://reports.example/in",
    smtpUrl: "smtps://u:p@mail",
    mailFrom: "letters@shop.example",
    trustedProxies: 2,
    debug: false,
    hasInspector: true,
    statelyUrl: "https://stately.ai/inspect",
    clientKey: "another-key",
    captcha: { script: "https://captcha.example/captcha.js", clientKey: "ysc1_public" },
    captchaCheck: { url: "https://captcha.example/validate", secret: "ysc2_secret" },
    maps: { script: "https://maps.example/v3/", key: "0123-4567" },
    addresses: { url: "https://addresses.example/suggest/address", key: "0123456789abcdef" },
    marketing: {
      platform: { url: "https://cdp.example/v3/operations/async", endpointId: "gran.Website" },
      pixel: { script: "https://pixel.example/openapi.js", id: "VK-RTRG-1" },
      counter: { script: "https://counter.example/tag.js", id: "12345678" }
    },
    payments: "none",
    operatorKey: "operators-own-key-1-0123456789abcdef=",
    passwordCost: { memory: 65_536, passes: 4 },
    stopMillis: 10_000,
    securityContact: "https://shop.example/security",
    logLevel: "Warn"
  })
})

test.each([
  ["postgres://u:p@db/shop", true],
  ["postgres://u:p@db/shop?sslmode=disable", true],
  ["postgres://u:p@db/shop?sslmode=no-verify", true],
  ["postgres://u:p@127.0.0.1.example/shop", true],
  ["postgres://u:p@localhost/shop?host=db", true],
  ["postgres://u:p@db/shop?sslmode=verify-full", false],
  ["postgres://u:p@db/shop?sslmode=require", false],
  ["postgres://u:p@127.0.0.1:5432/shop", false],
  ["postgres://u:p@[::1]/shop", false],
  ["postgres://u:p@localhost/shop", false],
  ["postgres://u:p@db/shop?host=/run/postgresql", false],
  ["postgres://u:p@%2Frun%2Fpostgresql/shop", false]
])("warns of an unencrypted database connection in production: %s, %s", (DATABASE_URL, isWarned) => {
  const warnings = (SHOP_ENV: string) =>
    productionWarnings(read({ SHOP_ENV, DATABASE_URL, FILES_KEY: fileKey, SMTP_URL: "smtps://mail" })).filter((line) =>
      line.startsWith("DATABASE_URL")
    )
  expect(warnings("production")).toEqual(
    isWarned ? ["DATABASE_URL points to another machine without verified TLS: add ?sslmode=verify-full"] : []
  )
  expect(warnings("")).toEqual([])
})

test.each(["operators-own-key-1", "x".repeat(31), "пароль".repeat(8)])(
  "refuses an operator key that could be guessed: %s",
  (OPERATOR_KEY) => {
    expect(refusal({ OPERATOR_KEY }).lines).toEqual(["OPERATOR_KEY must be 32 to 128 letters, digits or signs of . ~ + / _ = -"])
  }
)

test.each(["64", "m=7,t=1", "m=64,t=0", "m=64,t=1,p=1", "m=99999999,t=1", "t=1,m=64"])("refuses the password cost %s", (PASSWORD_COST) => {
  expect(refusal({ PASSWORD_COST }).lines).toEqual(["PASSWORD_COST must be KiB of memory and the number of passes, such as m=32768,t=3"])
})

test("uses the chosen port in the public address", () => {
  expect(read({ PORT: "4000" }).publicUrl).toBe("http://localhost:4000")
})

test("reports all invalid variables at once, one per line, without values", () => {
  const unfit = refusal({
    SHOP_ENV: "prod",
    HOST: "no host",
    PORT: "70000",
    PUBLIC_URL: "https://shop.example/path",
    DATABASE_URL: "mysql://root:s3cr3t@db",
    SMTP_URL: "s3cr3t",
    MAIL_FROM: "nobody",
    TRUST_PROXY: "true",
    SHOP_DEBUG: "yes",
    INSPECTOR: "yes",
    STATELY_URL: "stately",
    CLIENT_KEY: "short",
    PAYMENTS: "gold",
    LOG_LEVEL: "loud"
  })
  expect(unfit.message.split("\n")).toEqual([
    "Invalid environment variables (see .env.example):",
    "  SHOP_ENV must be development or production, or be left out",
    "  HOST must be a host name or an address",
    "  PORT must be a whole number from 0 to 65535",
    "  PUBLIC_URL must be an http or https origin with no path, such as https://shop.example",
    "  DATABASE_URL must be a postgres:// or postgresql:// URL",
    "  SMTP_URL must be an smtp:// or smtps:// URL",
    "  MAIL_FROM must be an e-mail address",
    "  TRUST_PROXY must be the number of your own proxies in front of the shop, 0 to 9",
    "  SHOP_DEBUG must be 1, 0, true or false",
    "  INSPECTOR must be 1 or 0",
    "  STATELY_URL must be an http or https address, such as https://stately.ai/inspect",
    "  CLIENT_KEY must be 8 to 128 letters, digits, dots, dashes or underscores",
    "  PAYMENTS must be test or none",
    "  LOG_LEVEL must be debug, info, warn or error"
  ])
})

test.each(["-1", "1.5", "0x10", " 80", "abc"])("refuses the port %s", (port) => {
  expect(refusal({ PORT: port }).lines).toEqual(["PORT must be a whole number from 0 to 65535"])
})

test(".env.example names every variable, and is a valid environment itself", () => {
  const lines = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^[A-Z][A-Z\d_]*=/.test(line))
  const variables = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  expect(Object.keys(variables).toSorted()).toEqual([
    "ADDRESSES_KEY",
    "ADDRESSES_URL",
    "BUILD_PERIOD_SECONDS",
    "CAPTCHA_CLIENT_KEY",
    "CAPTCHA_SCRIPT_URL",
    "CAPTCHA_SECRET",
    "CAPTCHA_VERIFY_URL",
    "CDP_ENDPOINT_ID",
    "CDP_URL",
    "CLIENT_KEY",
    "COUNTER_ID",
    "COUNTER_SCRIPT_URL",
    "DATABASE_URL",
    ...["FILES_KEY", "FILES_KEY_OLD"],
    "HOST",
    "INSPECTOR",
    "LOG_LEVEL",
    "MAIL_FROM",
    "MAPS_KEY",
    "MAPS_SCRIPT_URL",
    "OPERATOR_KEY",
    "PASSWORD_COST",
    "PAYMENTS",
    "PIXEL_ID",
    "PIXEL_SCRIPT_URL",
    "PORT",
    "PUBLIC_URL",
    "REPORTS_URL",
    ...["S3_BUCKET", "S3_KEY", "S3_REGION", "S3_SECRET", "S3_URL"],
    "SECURITY_CONTACT",
    ...["SHOP_DATA_DIR", "SHOP_DEBUG", "SHOP_DIST_DIR", "SHOP_ENV"],
    "SMTP_URL",
    "STATELY_URL",
    ...["STOP_SECONDS", "TLS_CERT", "TLS_KEY"],
    "TRUST_PROXY"
  ])
  expect(read(variables)).toEqual(read({}))
})
