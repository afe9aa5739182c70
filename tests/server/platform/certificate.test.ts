import { Effect, Exit, Scope } from "effect"
import { generateKeyPairSync, X509Certificate } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import type { ClientHttp2Session } from "node:http2"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { connect, TLSSocket } from "node:tls"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { readCertificate, watchCertificate } from "../../../server/certificate.ts"
import { listenOn } from "../../../server/listen.ts"
import * as log from "../../../server/log.ts"
import { readEnvironment } from "../../../server/platform/environment.ts"
import { secureServerOf } from "../../../server/secure-server.ts"
import { requestOver, openSession } from "../../support/http2/client.ts"
import { selfSigned } from "../../support/http2/self-signed.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "certificate-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = ({ cert, key }: { readonly cert: string; readonly key: string }) => {
  const files = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem") }
  writeFileSync(files.cert, cert)
  writeFileSync(files.key, key)
  return files
}

const reasonFor = (files: { readonly cert: string; readonly key: string }) =>
  Effect.runPromise(
    Effect.map(Effect.flip(readCertificate(files)), ({ message }) => message.replace(/^The shop cannot use its TLS certificate: /, ""))
  )

const locked = () =>
  generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    ...{ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "secret" }
  })

test("a certificate and its key are read as they are", async () => {
  const pair = selfSigned()
  const files = write(pair)
  expect(await Effect.runPromise(readCertificate(files))).toEqual({ ...pair, files })
})

test("a certificate or key that cannot be used is reported in one line without paths or contents", async () => {
  const [pair, other] = [selfSigned(), selfSigned()]
  const files = write(pair)
  mkdirSync(join(folder, "folder"))
  expect(await reasonFor({ ...files, cert: join(folder, "none.pem") })).toBe("the file of TLS_CERT does not exist")
  expect(await reasonFor({ ...files, key: join(folder, "none.pem") })).toBe("the file of TLS_KEY does not exist")
  expect(await reasonFor({ ...files, key: join(folder, "folder") })).toBe("the file of TLS_KEY is a folder")
  expect(await reasonFor({ ...files, cert: files.key })).toBe("TLS_CERT holds no certificate in PEM")
  expect(await reasonFor({ ...files, key: files.cert })).toBe("TLS_KEY holds no private key in PEM")
  expect(await reasonFor(write({ ...pair, key: other.key }))).toBe("TLS_KEY does not belong to the first certificate of TLS_CERT")
  expect(await reasonFor(write({ ...pair, key: String(locked()) }))).toBe("TLS_KEY needs a passphrase: give a key without one")
})

test("the variables are paths, both or none, and go with an https address", () => {
  const lines = (variables: Record<string, string>) => Effect.runSync(Effect.flip(readEnvironment(variables))).lines
  const both = { TLS_CERT: "cert.pem", TLS_KEY: "key.pem" }
  expect(lines({ TLS_CERT: "cert.pem" })).toEqual(["TLS_CERT and TLS_KEY must be given together"])
  expect(lines({ TLS_KEY: "key.pem" })).toEqual(["TLS_CERT and TLS_KEY must be given together"])
  expect(lines({ ...both, TLS_KEY: selfSigned().key })).toEqual([
    "TLS_KEY must be the path of a PEM file with the certificate's private key"
  ])
  expect(lines({ ...both, PUBLIC_URL: "http://shop.example" })).toEqual(["PUBLIC_URL must be an https address with TLS_CERT"])
  expect(Effect.runSync(readEnvironment(both)).publicUrl).toBe("https://localhost:3000")
})

const presented = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false, ALPNProtocols: ["h2"] }, () => {
      resolve(fingerprintOf(socket))
      socket.destroy()
    })
    socket.once("error", reject)
  })

const fingerprintOf = (socket: TLSSocket | ClientHttp2Session["socket"]): string =>
  socket instanceof TLSSocket ? (socket.getPeerX509Certificate()?.fingerprint256 ?? "") : ""

test("a renewed certificate is presented to new connections; a broken pair changes nothing and is logged once", async () => {
  const [first, second] = [selfSigned(), selfSigned()]
  const files = write(first)
  const lines: Array<{ readonly level: string; readonly message: string }> = []
  const scope = await Effect.runPromise(Scope.make())
  const server = secureServerOf(() => new Response("да"), { ...first, files })
  const opened = Effect.gen(function* () {
    yield* watchCertificate(server, { ...first, files }, "1 millis")
    return yield* listenOn(server, { host: "127.0.0.1", port: 0 })
  })
  const logged = log.layer("Info", (line) => void lines.push(JSON.parse(line)))
  const port = await Effect.runPromise(Effect.provide(Scope.provide(opened, scope), logged))
  try {
    const early = await openSession(`https://127.0.0.1:${port}`, first.cert)
    writeFileSync(files.cert, second.cert)
    await vi.waitFor(() => expect(lines.filter(({ level }) => /error/i.test(level))).toHaveLength(1))
    expect(await presented(port)).toBe(new X509Certificate(first.cert).fingerprint256)
    writeFileSync(files.key, second.key)
    await vi.waitFor(async () => expect(await presented(port)).toBe(new X509Certificate(second.cert).fingerprint256))
    expect((await requestOver(early, { ":path": "/" })).text).toBe("да")
    expect(lines.map(({ message }) => message)).toEqual([
      "The shop cannot use its TLS certificate: TLS_KEY does not belong to the first certificate of TLS_CERT; the previous one stays in use",
      "Reloaded the renewed TLS certificate"
    ])
    early.close()
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }
})
