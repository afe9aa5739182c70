import type * as S3 from "@aws-sdk/client-s3"
import { Effect } from "effect"
import { withKeyChecks, type Files, FilesFailed } from "./files.ts"

/** `url` is the endpoint without the bucket. */
export type S3Options = {
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly key: string
  readonly secret: string
}

/** Loads the client on demand. */
export const s3Files = (options: S3Options): Files["Service"] => {
  let loading: Promise<LoadedClient> | undefined
  const attempt = <A>(run: (loaded: LoadedClient) => Promise<A>): Effect.Effect<A, FilesFailed> =>
    Effect.tryPromise({
      try: async () => run(await (loading ??= load(options))),
      catch: (cause) => new FilesFailed({ reason: cause instanceof Error ? cause.name : "unknown" })
    })
  const at = (key: string) => ({ Bucket: options.bucket, Key: key })
  return withKeyChecks({
    put: (key, bytes) => attempt(async ({ client, s3 }) => void (await client.send(new s3.PutObjectCommand({ ...at(key), Body: bytes })))),
    read: (key) =>
      attempt(({ client, s3 }) =>
        client.send(new s3.GetObjectCommand(at(key))).then(
          ({ Body }) => Body?.transformToByteArray() ?? new Uint8Array(),
          (cause: unknown) => {
            if (cause instanceof s3.NoSuchKey) return null
            throw cause
          }
        )
      ),
    remove: (key) => attempt(async ({ client, s3 }) => void (await client.send(new s3.DeleteObjectCommand(at(key)))))
  })
}

type LoadedClient = { readonly client: S3.S3Client; readonly s3: typeof S3 }

/** Other S3 storages may lack virtual hosts and newer checksums. */
const load = async ({ key, region, secret, url }: S3Options): Promise<LoadedClient> => {
  const s3 = await import("@aws-sdk/client-s3")
  const client = new s3.S3Client({
    endpoint: url,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 }
  })
  return { client, s3 }
}
