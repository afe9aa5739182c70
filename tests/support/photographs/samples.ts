import { Effect } from "effect"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { type DrawnPhotograph, drawPhotograph } from "../../../server/product/draw-photograph.ts"
import type { TestShop } from "../server/server.ts"

export const operatorKey = "the-operators-own-key-0123456789abcdef="

type Photograph = {
  readonly width?: number
  readonly height?: number
  /** Colour of the background; with `other` that of its right half. */
  readonly background?: string
  readonly other?: string
  /** Colour of the ring in the middle. */
  readonly metal?: string
}

/** Picture of a ring on a light background, as a studio would send it, not encoded yet. */
export const photograph = ({
  background = "#e9e6e1",
  height = 1_200,
  metal = "#b08d57",
  other = background,
  width = 1_200
}: Photograph = {}) => {
  const radius = Math.min(width, height) / 4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/><rect width="50%" height="100%" fill="${other}"/><circle cx="${width / 2}" cy="${height / 2}" r="${radius}" fill="none" stroke="${metal}" stroke-width="${radius / 6}"/></svg>`
  return sharp(Buffer.from(svg), { limitInputPixels: false }).flatten({ background })
}

export const jpegOf = (given: Photograph = {}): Promise<Buffer> => photograph(given).jpeg({ quality: 90 }).toBuffer()

type OperatorResponse = { readonly status: number; readonly message?: string; readonly data?: unknown }

const headers = (type: string) => ({ authorization: `Bearer ${operatorKey}`, "content-type": type })

const answerOf = async (response: Response): Promise<OperatorResponse> => ({ status: response.status, ...(await response.json()) })

/** Sends a file as `npm run photos` does. */
export const sendPhotograph = async (
  { app }: Pick<TestShop, "app">,
  bytes: Uint8Array,
  more: Readonly<Record<string, string>> = {}
): Promise<OperatorResponse> =>
  answerOf(
    await app.request("/internal/photograph-files", {
      method: "POST",
      headers: { ...headers("application/octet-stream"), ...more },
      body: Uint8Array.from(bytes)
    })
  )

export const usePhotographs = async (
  { app }: Pick<TestShop, "app">,
  article: string,
  photographs: ReadonlyArray<string>
): Promise<OperatorResponse> =>
  answerOf(
    await app.request(`/internal/photographs/${article}`, {
      method: "POST",
      headers: headers("application/json"),
      body: JSON.stringify({ photographs })
    })
  )

/** Processes bytes as the server does with a sent photograph. */
export const drawnFrom = async (bytes: Uint8Array): Promise<DrawnPhotograph> => {
  const folder = await mkdtemp(join(tmpdir(), "photographs-"))
  try {
    await writeFile(join(folder, "sent"), bytes)
    return await Effect.runPromise(drawPhotograph(join(folder, "sent")))
  } finally {
    await rm(folder, { recursive: true })
  }
}
