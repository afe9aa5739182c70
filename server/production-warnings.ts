import { isOwnMachine } from "./platform/own-machine.ts"
import type { Environment } from "./platform/environment.ts"

export const productionWarnings = ({ databaseUrl, mode, payments, smtpUrl }: Environment): ReadonlyArray<string> =>
  mode !== "production"
    ? []
    : [
        ...(smtpUrl === null ? ["No SMTP_URL: letters stay in the outbox and are not sent"] : []),
        ...(payments === "none" ? ["No PAYMENTS: orders can only be paid on receipt"] : []),
        ...(databaseUrl !== null && isOpenLine(databaseUrl)
          ? ["DATABASE_URL points to another machine without verified TLS: add ?sslmode=verify-full"]
          : [])
      ]

/** Only the listed modes make the driver check the certificate. A Unix socket is a path: `?host=/run/postgresql`, or the percent-encoded host. */
const isOpenLine = (databaseUrl: string): boolean => {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get("host") ?? hostname
  const isNear = host === "" || /^(?:\/|%2f)/i.test(host) || isOwnMachine(host)
  return !isNear && !["prefer", "require", "verify-ca", "verify-full"].includes(searchParams.get("sslmode") ?? "")
}
