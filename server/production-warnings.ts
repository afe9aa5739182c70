import { isOwnMachine } from "./platform/own-machine.ts"
import type { Environment } from "./platform/environment.ts"

export const productionWarnings = ({ databaseUrl, mode, payments, smtpUrl }: Environment): ReadonlyArray<string> =>
  mode !== "production"
    ? []
    : [
        ...(smtpUrl === null ? ["No SMTP_URL: letters stay in the outbox, and nobody gets them"] : []),
        ...(payments === "none" ? ["No PAYMENTS: orders are paid on receipt alone"] : []),
        ...(databaseUrl !== null && isOpenLine(databaseUrl)
          ? ["DATABASE_URL leads to another machine without a TLS that is checked: add ?sslmode=verify-full"]
          : [])
      ]

/** Only the listed modes make the driver check the certificate. A Unix socket is a path: `?host=/run/postgresql`, or the percent-encoded host. */
const isOpenLine = (databaseUrl: string): boolean => {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get("host") ?? hostname
  const isNear = host === "" || /^(?:\/|%2f)/i.test(host) || isOwnMachine(host)
  return !isNear && !["prefer", "require", "verify-ca", "verify-full"].includes(searchParams.get("sslmode") ?? "")
}
