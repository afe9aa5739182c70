import { existsSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const page = readFileSync("docs/security.md", "utf8")

/** Number of level 1 and 2 requirements in each section of ASVS 5.0.0, chapters 1 to 16; numbered from 1 without gaps. */
const sizes: Readonly<Record<string, number>> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4 },
  ...{ "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3 },
  ...{ "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4 },
  ...{ "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7 },
  ...{ "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 }
}

const rows = page.split("\n").flatMap((line) => {
  const [, section, cells] = /^\| (\d+\.\d+) [^|]*\|(.*)\|$/.exec(line) ?? []
  return section === undefined || cells === undefined ? [] : [{ section, cells: cells.split("|") }]
})

it("gives every requirement of ASVS levels 1 and 2 one verdict", () => {
  expect(rows.map(({ section }) => section)).toEqual(Object.keys(sizes))
  const stated = rows.map(({ cells, section }) => [section, cells.flatMap(numbersIn).toSorted((a, b) => a - b)])
  expect(stated).toEqual(Object.entries(sizes).map(([section, size]) => [section, Array.from({ length: size }, (_, at) => at + 1)]))
  expect(page).toContain(`All ${Object.values(sizes).reduce((sum, size) => sum + size, 0)} requirements`)
})

it("states for every requirement its implementation, or the reason for its absence", () => {
  expect(rows.flatMap(({ cells, section }) => (cells.length === 3 ? [] : [section]))).toEqual([])
  const bare = rows.flatMap(({ cells, section }) => cells.flatMap(entriesOf).flatMap(({ words }) => (words === "" ? [section] : [])))
  expect(bare).toEqual([])
})

it("names existing files and settings", () => {
  const names = [...page.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name)
  const files = names.filter((name) => /^[\w-]+(?:\/[\w.-]+)+\.\w+$/.test(name))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const example = readFileSync(".env.example", "utf8")
  const settings = names.filter((name) => /^[A-Z]+(?:_[A-Z]+)+$/.test(name))
  expect(settings.length).toBeGreaterThan(10)
  expect([...new Set(settings)].filter((name) => !example.includes(`\n${name}=`))).toEqual([])
})

type Entry = { readonly numbers: ReadonlyArray<number>; readonly words: string }

/** Splits `1–3, 5: text; 4: text` into entries: each begins with its numbers; other semicolons belong to the text. */
function entriesOf(cell: string): ReadonlyArray<Entry> {
  return cell
    .split(/;(?= \d[\d–, ]*: )/)
    .map((entry) => /^ *(\d[\d–, ]*): *(.*?) *$/.exec(entry))
    .flatMap((found) => (found === null ? [] : [{ numbers: expanded(found[1] ?? ""), words: found[2] ?? "" }]))
}

const numbersIn = (cell: string): ReadonlyArray<number> => entriesOf(cell).flatMap(({ numbers }) => numbers)

const expanded = (list: string): ReadonlyArray<number> =>
  list.split(",").flatMap((part) => {
    const [first = 0, last = first] = part.split("–").map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
