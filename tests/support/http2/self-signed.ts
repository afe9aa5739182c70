import { generateKeyPairSync, randomBytes, sign, X509Certificate } from "node:crypto"

/** Makes a certificate for `localhost` and 127.0.0.1, valid for a day, and its key, both as PEM. Node cannot issue one, so its DER is written here. */
export const selfSigned = (): { readonly cert: string; readonly key: string } => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const name = sequence(der(0x31, sequence(objectId("550403"), der(0x0c, Buffer.from("localhost")))))
  const hour = 3_600_000
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    signature,
    name,
    sequence(time(Date.now() - hour), time(Date.now() + 24 * hour)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(
      0xa3,
      sequence(sequence(objectId("551d11"), der(0x04, sequence(der(0x82, Buffer.from("localhost")), der(0x87, Buffer.of(127, 0, 0, 1))))))
    )
  )
  const signed = der(0x03, Buffer.concat([Buffer.of(0), sign("sha256", content, privateKey)]))
  return {
    cert: new X509Certificate(sequence(content, signature, signed)).toString(),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString()
  }
}

const der = (tag: number, content: Buffer): Buffer => {
  const size = content.length
  const length = size < 128 ? Buffer.of(size) : size < 256 ? Buffer.of(0x81, size) : Buffer.of(0x82, size >> 8, size & 0xff)
  return Buffer.concat([Buffer.of(tag), length, content])
}

const sequence = (...parts: ReadonlyArray<Buffer>): Buffer => der(0x30, Buffer.concat(parts))

const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"))

/** ecdsa-with-SHA256. */
const signature = sequence(objectId("2a8648ce3d040302"))

/** UTCTime, as 261128120000Z. */
const time = (millis: number): Buffer => {
  const digits = new Date(millis).toISOString().replace(/[-:T]|\.\d+/g, "")
  return der(0x17, Buffer.from(digits.slice(2)))
}
