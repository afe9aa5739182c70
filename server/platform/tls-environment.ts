import { Schema } from "effect"

/** PEM files; `cert` with its chain. */
export type CertificateFiles = { readonly cert: string; readonly key: string }

/** Refuses a pasted PEM, which error messages would reveal. */
const path = Schema.optionalKey(Schema.String.check(Schema.isPattern(/^(?!-----BEGIN)[^\n\0]{1,4096}$/)))

export const tlsVariables = { TLS_CERT: path, TLS_KEY: path }

export const tlsExpected = {
  TLS_CERT: "must be the path of a PEM file with the certificate and its chain",
  TLS_KEY: "must be the path of a PEM file with the certificate's private key"
}

type GivenVariables = Partial<Readonly<Record<keyof typeof tlsVariables, string>>>

export const toTlsEnvironment = ({ TLS_CERT, TLS_KEY }: GivenVariables): CertificateFiles | null =>
  TLS_CERT === undefined || TLS_KEY === undefined ? null : { cert: TLS_CERT, key: TLS_KEY }
