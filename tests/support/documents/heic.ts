/**
 * A HEIC image of 64 × 48 px in one colour, because no npm library writes HEIC. Made with Debian's libheif-examples 1.15.1: `heif-enc -q 30
 * colour.png -o colour.heic`, from a PNG of the colour #a08070.
 */
export const heic = (): Buffer => Buffer.from(base64, "base64")

const base64 = [
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAA",
  "ADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAA",
  "Z3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6g",
  "IIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAA",
  "AgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACFtZGF0AAAAFSgBrxmA70mlvtM0V/onL9etaY+bgA=="
].join("")

/** The image of `heic` with one byte sequence replaced, such as a brand of four letters. */
export const heicWith = (word: string, other: string): Buffer => {
  const bytes = heic()
  const at = bytes.indexOf(word, 0, "latin1")
  bytes.write(other, at, "latin1")
  return bytes
}

/** The image of `heic` with another size in its headers. */
export const heicOfSize = (width: number, height: number): Buffer => {
  const bytes = heic()
  for (let at = bytes.indexOf("ispe"); at !== -1; at = bytes.indexOf("ispe", at + 4)) {
    bytes.writeUInt32BE(width, at + 8)
    bytes.writeUInt32BE(height, at + 12)
  }
  return bytes
}
