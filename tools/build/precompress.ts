import { globSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { inRoot } from "../root.ts"

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` (quality 11) and `.gz` (level 9) beside text assets that become smaller. */
export const precompress = async () => {
  const files = globSync("**/*.{js,css,svg,json,txt,xml,webmanifest}", { cwd: inRoot("dist/client") })
  await Promise.all(files.map((file) => compress(inRoot("dist/client", file))))
  return files.length
}

const compress = async (file: string) => {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}
