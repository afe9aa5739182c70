import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, it } from "vitest"
import { classNames, localNames, prefixesOf } from "../../tools/build/class-names.ts"
import { root } from "../../tools/root.ts"

it("every name of every CSS module gets its own three signs", () => {
  const nameOf = classNames(root)
  const files = globSync("{view,inspector}/**/*.module.css", { cwd: root })
  const short = files.flatMap((file) => localNames(readFileSync(`${root}/${file}`, "utf8")).map((name) => nameOf(name, `${root}/${file}`)))
  expect(short.length).toBeGreaterThan(1000)
  expect(new Set(short).size).toBe(short.length)
  expect(short.filter((name) => !/^[a-z][a-z0-9]{2}$/i.test(name) || /^ad/i.test(name))).toEqual([])
})

it("classes of other stylesheets have other names", () => {
  const nameOf = classNames(root)
  const others = globSync("{view,inspector}/**/*.css", { cwd: root })
    .filter((file) => !basename(file).endsWith(".module.css"))
    .flatMap((file) => localNames(readFileSync(`${root}/${file}`, "utf8")))
  const files = globSync("{view,inspector}/**/*.module.css", { cwd: root })
  const short = new Set(
    files.flatMap((file) => localNames(readFileSync(`${root}/${file}`, "utf8")).map((name) => nameOf(name, `${root}/${file}`)))
  )
  expect(others.filter((name) => short.has(name))).toEqual([])
})

it("names are found in selectors and keyframes, in the order of the file", () => {
  expect(localNames(".card:hover .card-title, #grid { width: 0.5rem }\n@keyframes turn { to { rotate: 1turn } }\n.turned {}")).toEqual([
    "card",
    "card-title",
    "grid",
    "turn",
    "turned"
  ])
})

it("a new file leaves the signs of others unchanged", () => {
  const [before, after] = [
    prefixesOf(["view/a.module.css", "view/c.module.css"]),
    prefixesOf(["view/a.module.css", "view/b.module.css", "view/c.module.css"])
  ]
  expect([...before].filter(([file, prefix]) => after.get(file) !== prefix)).toEqual([])
})

it("a name that no file has is an error", () => {
  expect(() => classNames(root)("missing", `${root}/view/shell/header.module.css`)).toThrow(
    "view/shell/header.module.css has no name missing"
  )
})
