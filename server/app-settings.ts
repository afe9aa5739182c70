import type { AppOptions } from "./app.ts"
import { captchaOriginOf, mapSourcesOf, marketingOriginsOf, reportsOriginOf } from "./foreign-origins.ts"
import type { Environment } from "./platform/environment.ts"
import { shownOutbox } from "./platform/mail/mail-layer.ts"

/** Decided only by the environment. */
export const appSettings = (environment: Environment) =>
  ({
    publicUrl: environment.publicUrl,
    clientKey: environment.clientKey,
    operatorKey: environment.operatorKey,
    trustedProxies: environment.trustedProxies,
    outbox: shownOutbox(environment),
    securityContact: environment.securityContact,
    platform: environment.marketing.platform === undefined ? { isShown: environment.mode !== "production" } : null
  }) satisfies Partial<AppOptions>

/** Origins that the pages may load from and send to. */
export const foreignOrigins = (environment: Environment) =>
  ({
    captchaOrigin: captchaOriginOf(environment),
    maps: mapSourcesOf(environment),
    marketing: marketingOriginsOf(environment),
    reportsOrigin: reportsOriginOf(environment)
  }) satisfies Partial<AppOptions["security"]>
