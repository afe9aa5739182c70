import sharp from "sharp"
import type { Hostile } from "./hostile.ts"
import { heic, heicOfSize, heicWith } from "./heic.ts"
import { chunk, pngOf, textChunk } from "./png.ts"

/** Text inside dangerous content, which must not be stored. */
export const marker = "evil-marker"
const html = `<!DOCTYPE html><script>${JSON.stringify(marker)}</script>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><image href="file:///etc/passwd"/></svg>`
const zip = Buffer.concat([Buffer.from(`PK\u0003\u0004${marker}`), Buffer.alloc(60), Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)])

const photo = (width = 640, height = 480) => sharp({ create: { width, height, channels: 3, background: "#a08070" } })
const jpeg = () => photo().jpeg().toBuffer()
const png = () => photo().png().toBuffer()
const cut = async (bytes: Promise<Buffer>, share: number) => (await bytes).subarray(0, Math.floor((await bytes).length * share))
/** Image of noise, whose data are so long that a cut damages them. */
const noisy = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 60 } } })

/** A JPEG whose frame header states another size. */
const jpegOfSize = async (width: number, height: number) => {
  const bytes = await jpeg()
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, at + 5)
  bytes.writeUInt16BE(width, at + 7)
  return bytes
}
const withComment = async () => {
  const bytes = await jpeg()
  const comment = Buffer.from(`\u0000\u0000${html}`, "latin1")
  comment.writeUInt16BE(comment.length)
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xfe]), comment, bytes.subarray(2)])
}
const withLocation = () =>
  photo()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: marker }, IFD3: { GPSLatitude: "62/1 32/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer()

const named: ReadonlyArray<readonly [why: string, name: string, fault: Hostile["fault"]]> = [
  ["an extension in capitals", "IMG.HEIC", "case"],
  ["an extension in capitals", "scan.JPG", "case"],
  ["an extension with a capital", "scan.Pdf", "case"],
  ["an extension that the shop does not take", "scan.gif", "format"],
  ["no extension", "passport", "format"],
  ["a program behind a good extension", "scan.jpg.exe", "format"],
  ["a space behind the extension", "scan.jpg ", "format"],
  ["a full stop behind the extension", "scan.jpg.", "format"],
  ["a path to another folder", "../../etc/cron.d/scan.jpg", "name"],
  ["a path of Windows", "..\\..\\scan.jpg", "name"],
  ["nothing but full stops", "...jpg", "name"],
  ["a zero byte", "scan.php\0.jpg", "name"],
  ["a line break", "scan\r\nContent-Type: text/html.jpg", "name"],
  ["text that runs from right to left", "scan\u202Efdp.jpg", "name"],
  ["an isolate that turns the text around", "scan\u2066fdp.jpg", "name"],
  ["a space that nobody sees", "scan\u200B.jpg", "name"],
  ["300 letters", `${"я".repeat(300)}.jpg`, "name"],
  ["256 bytes", `${"a".repeat(252)}.jpg`, "name"],
  ["255 bytes, which is fit", `${"a".repeat(251)}.jpg`, null]
]

const images: ReadonlyArray<Hostile> = [
  { why: "nothing", name: "scan.jpg", make: () => Buffer.alloc(0), fault: "empty" },
  { why: "nothing", name: "scan.pdf", make: () => Buffer.alloc(0), fault: "empty" },
  { why: "a page", name: "scan.jpg", make: () => Buffer.from(html), fault: "content" },
  { why: "a drawing that reads files", name: "scan.jpg", make: () => Buffer.from(svg), fault: "content" },
  { why: "an archive", name: "scan.jpg", make: () => zip, fault: "content" },
  { why: "a program", name: "scan.jpg", make: () => Buffer.from(`MZ\u0090\0${"\0".repeat(200)}PE\0\0`, "latin1"), fault: "content" },
  {
    why: "a program of Linux",
    name: "scan.png",
    make: () => Buffer.from(`\u007fELF\u0002\u0001\u0001${"\0".repeat(200)}`, "latin1"),
    fault: "content"
  },
  { why: "a GIF with a script", name: "scan.jpg", make: () => Buffer.from(`GIF89a/*<svg/onload=alert(1)>*/`), fault: "content" },
  { why: "a PNG", name: "scan.jpg", make: png, fault: "content" },
  { why: "a JPEG", name: "scan.pdf", make: jpeg, fault: "content" },
  { why: "a TIFF", name: "scan.jpg", make: () => photo().tiff().toBuffer(), fault: "content" },
  { why: "a PDF", name: "scan.png", make: () => Buffer.from("%PDF-1.7\n%%EOF"), fault: "content" },
  {
    why: "a moving PNG",
    name: "scan.png",
    make: () => pngOf({ width: 9, height: 9, unpacked: 90, chunks: [chunk("acTL", Buffer.alloc(8, 1))] }),
    fault: "content"
  },
  {
    why: "40,000 × 40,000 px",
    name: "scan.png",
    make: () => pngOf({ width: 40_000, height: 40_000, unpacked: 1_000 }),
    fault: "manyPixels"
  },
  { why: "65,500 × 65,500 px", name: "scan.jpg", make: () => jpegOfSize(65_500, 65_500), fault: "manyPixels" },
  {
    why: "8,000 × 6,251 px, a row too many",
    name: "scan.png",
    make: () => pngOf({ width: 8_000, height: 6_251, unpacked: 9_000 }),
    fault: "manyPixels"
  },
  {
    why: "data that unpack into 200 MB behind a small header",
    name: "scan.png",
    make: () => pngOf({ width: 64, height: 64, unpacked: 200_000_000 }),
    fault: null
  },
  {
    why: "a text that unpacks into 200 MB",
    name: "scan.png",
    make: () => pngOf({ width: 64, height: 64, unpacked: 64 * 65, chunks: [textChunk(200_000_000)] }),
    fault: null
  },
  { why: "half of its data", name: "scan.png", make: () => cut(noisy().png().toBuffer(), 0.5), fault: "broken" },
  { why: "half of its data", name: "scan.jpeg", make: () => cut(noisy().jpeg().toBuffer(), 0.5), fault: "broken" },
  {
    why: "its first bytes alone",
    name: "scan.jpg",
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
    fault: "broken"
  },
  {
    why: "data that are noise",
    name: "scan.png",
    make: async () => Buffer.concat([(await png()).subarray(0, 60), Buffer.alloc(400, 7)]),
    fault: "broken"
  },
  { why: "an archive behind it", name: "scan.jpg", make: async () => Buffer.concat([await jpeg(), zip]), fault: null },
  { why: "an archive behind it", name: "scan.png", make: async () => Buffer.concat([await png(), zip]), fault: null },
  { why: "a page in its comment", name: "scan.jpg", make: withComment, fault: null },
  {
    why: "a page in its text",
    name: "scan.png",
    make: () => pngOf({ width: 64, height: 64, unpacked: 64 * 65, chunks: [chunk("tEXt", Buffer.from(`a\0${html}`))] }),
    fault: null
  },
  { why: "the place and the camera where it was taken", name: "scan.jpg", make: withLocation, fault: null },
  { why: "the colours of a printer", name: "scan.jpg", make: () => photo().toColourspace("cmyk").jpeg().toBuffer(), fault: null },
  { why: "a HEIC as it should be", name: "IMG.heic", make: heic, fault: null },
  { why: "the brand of a film", name: "IMG.heic", make: () => heicWith("heic", "isom"), fault: "content" },
  { why: "the brand of a sequence", name: "IMG.heic", make: () => heicWith("heic", "hevc"), fault: "content" },
  { why: "an AVIF", name: "IMG.heic", make: () => photo(64, 64).avif({ effort: 0 }).toBuffer(), fault: "content" },
  { why: "a HEIC", name: "scan.jpg", make: heic, fault: "content" },
  { why: "half of it", name: "IMG.heic", make: () => heic().subarray(0, 250), fault: "broken" },
  { why: "no data at its end", name: "IMG.heic", make: () => heic().subarray(0, -12), fault: "broken" },
  {
    why: "noise behind its brand",
    name: "IMG.heic",
    make: () => Buffer.concat([heic().subarray(0, 28), Buffer.alloc(4_000, 9)]),
    fault: "broken"
  },
  { why: "40,000 × 40,000 px", name: "IMG.heic", make: () => heicOfSize(40_000, 40_000), fault: "manyPixels" },
  { why: "a size that is not that of its data", name: "IMG.heic", make: () => heicOfSize(6_000, 6_000), fault: "broken" }
]

export const hostileImages: ReadonlyArray<Hostile> = [...named.map(([why, name, fault]) => ({ why, name, fault, make: jpeg })), ...images]
