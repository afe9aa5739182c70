import { MemoryFS } from "@electric-sql/pglite"
import { open } from "node:fs/promises"

/** Data folder from which in-memory databases start. Databases of a process share its bytes and copy a file at their first write to it. */
export type Template = { readonly bytes: SharedArrayBuffer; readonly entries: ReadonlyArray<Entry> }

type Entry = {
  /** Absolute within the data folder. */
  readonly path: string
  readonly isFolder: boolean
  /** Position and size in `bytes`; `filled` is the size without zeros at the end. */
  readonly start: number
  readonly size: number
  readonly filled: number
}

/** Reads an uncompressed tar of a data folder. */
export const readTemplate = async (tar: string): Promise<Template> => {
  const file = await open(tar)
  try {
    const { size } = await file.stat()
    const bytes = new SharedArrayBuffer(size)
    const view = new Uint8Array(bytes)
    for (let at = 0; at < size;) at += (await file.read(view, at, size - at, at)).bytesRead
    return { bytes, entries: [...entriesOf(view)] }
  } finally {
    await file.close()
  }
}

const blockBytes = 512
const typeOfFolder = "5"

/** Header fields have fixed positions: https://www.gnu.org/software/tar/manual/html_node/Standard.html. */
function* entriesOf(bytes: Uint8Array): Generator<Entry> {
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length)).replace(/\0.*$/s, "")
  for (let at = 0; at < bytes.length && bytes[at] !== 0;) {
    const size = Number.parseInt(text(at + 124, 12), 8)
    const start = at + blockBytes
    const path = text(at, 100)
    yield { path, isFolder: text(at + 156, 1) === typeOfFolder, start, size, filled: filledOf(bytes.subarray(start, start + size)) }
    at = start + Math.ceil(size / blockBytes) * blockBytes
  }
}

const filledOf = (content: Uint8Array): number => {
  let length = content.length
  while (length > 0 && content[length - 1] === 0) length--
  return length
}

/** Files in memory that start as those of a template. */
export class TemplateFiles extends MemoryFS {
  readonly #template: Template

  constructor(template: Template) {
    super()
    this.#template = template
  }

  override async initialSyncFs(): Promise<void> {
    const files: unknown = this.pg?.Module.FS
    if (!isFiles(files)) throw new Error("the file system of the database did not start")
    for (const entry of this.#template.entries) add(files, this.#template.bytes, entry)
  }
}

/** The parts in use of Emscripten's file system: https://emscripten.org/docs/api_reference/Filesystem-API.html. */
type Files = {
  readonly mkdirTree: (path: string) => void
  readonly mknod: (path: string, mode: number, device: number) => FileNode
}

const isFiles = (value: unknown): value is Files => typeof value === "object" && value !== null && "mkdirTree" in value && "mknod" in value

type FileNode = { contents: Uint8Array; usedBytes: number; stream_ops: StreamOperations }
type StreamOperations = { readonly write: (stream: { readonly node: FileNode }, ...rest: ReadonlyArray<unknown>) => number }

const dataFolder = "/pglite/data"
const regularFile = 0o100600

const add = (files: Files, bytes: SharedArrayBuffer, { filled, isFolder, path, size, start }: Entry): void => {
  if (isFolder) return files.mkdirTree(dataFolder + path)
  const node = files.mknod(dataFolder + path, regularFile, 0)
  const operations = node.stream_ops
  node.contents = new Uint8Array(bytes, start, size)
  node.usedBytes = size
  node.stream_ops = {
    ...operations,
    write: (stream, ...rest) => {
      if (stream.node.contents.buffer === bytes) stream.node.contents = copyOf(stream.node.contents, filled)
      return operations.write(stream, ...rest)
    }
  }
}

/** Leaves the zeros at the end, most of a segment of the write-ahead log, in untouched memory. */
const copyOf = (shared: Uint8Array, filled: number): Uint8Array => {
  const copy = new Uint8Array(shared.length)
  copy.set(shared.subarray(0, filled))
  return copy
}
