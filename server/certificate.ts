import { Effect, Schedule, Schema, type Scope } from "effect"
import { createPrivateKey, X509Certificate } from "node:crypto"
import { readFile } from "node:fs/promises"
import { createSecureContext, type Server } from "node:tls"
import type { CertificateFiles } from "./platform/tls-environment.ts"

/** PEM texts, `cert` with its chain. */
export type Certificate = { readonly cert: string; readonly key: string; readonly files: CertificateFiles }

/** `message` is one line without file contents or paths: instead of a path somebody may have pasted the key. */
export class CertificateUnfit extends Schema.TaggedError<CertificateUnfit>()("CertificateUnfit", { reason: Schema.String }) {
  override get message(): string {
    return `The shop cannot use its TLS certificate: ${this.reason}`
  }
}

/** Checks that the key belongs to the certificate. */
export const readCertificate = (files: CertificateFiles): Effect.Effect<Certificate, CertificateUnfit> =>
  Effect.gen(function* () {
    const cert = yield* read("TLS_CERT", files.cert)
    const key = yield* read("TLS_KEY", files.key)
    const leaf = yield* attempt(
      () => new X509Certificate(cert),
      () => "TLS_CERT holds no certificate in PEM"
    )
    const secret = yield* attempt(
      () => createPrivateKey(key),
      () => keyFault(key)
    )
    if (!leaf.checkPrivateKey(secret)) return yield* unfit("TLS_KEY does not belong to the first certificate of TLS_CERT")
    yield* attempt(
      () => createSecureContext({ cert, key }),
      (cause) => `TLS refuses it (${codeOf(cause)})`
    )
    return { cert, key, files }
  })

/**
 * Rereads the files periodically and gives a renewed certificate to new connections. While the files do not fit each other, the previous certificate
 * stays, and each reason is logged once.
 */
export const watchCertificate = (
  server: Pick<Server, "setSecureContext">,
  certificate: Certificate,
  every: "1 minute" | "1 millis" = "1 minute"
): Effect.Effect<void, never, Scope.Scope> => {
  let last = certificate
  let fault = ""
  const look = Effect.gen(function* () {
    const next = yield* readCertificate(certificate.files)
    fault = ""
    if (next.cert === last.cert && next.key === last.key) return
    last = next
    server.setSecureContext({ cert: next.cert, key: next.key, ...tlsVersions })
    yield* Effect.logInfo("Reloaded the renewed TLS certificate")
  }).pipe(
    Effect.catch(({ message }) => {
      const isNew = message !== fault
      fault = message
      return isNew ? Effect.logError(`${message}; the previous one stays in use`) : Effect.void
    })
  )
  return look.pipe(Effect.delay(every), Effect.repeat(Schedule.forever), Effect.forkScoped, Effect.asVoid)
}

export const tlsVersions = { minVersion: "TLSv1.2" } as const

const unfit = (reason: string) => Effect.fail(new CertificateUnfit({ reason }))

const read = (name: string, path: string): Effect.Effect<string, CertificateUnfit> =>
  Effect.tryPromise({
    try: () => readFile(path, "utf8"),
    catch: (cause) =>
      new CertificateUnfit({ reason: `the file of ${name} ${faults.get(codeOf(cause)) ?? `is unreadable (${codeOf(cause)})`}` })
  })

const faults: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "does not exist"],
  ["EACCES", "must be readable by the shop's user"],
  ["EISDIR", "is a folder"]
])

const attempt = <A>(run: () => A, reasonOf: (cause: unknown) => string): Effect.Effect<A, CertificateUnfit> =>
  Effect.try({ try: run, catch: (cause) => new CertificateUnfit({ reason: reasonOf(cause) }) })

const keyFault = (key: string): string =>
  /ENCRYPTED/.test(key) ? "TLS_KEY needs a passphrase: give a key without one" : "TLS_KEY holds no private key in PEM"

const codeOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "code" in cause && typeof cause.code === "string" ? cause.code : "unknown"
