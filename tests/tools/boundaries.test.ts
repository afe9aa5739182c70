import { execFileSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { lintViolations, typesOnly } from "../support/lint-violations.ts"
import { boundaryCases } from "../support/boundary-cases.ts"

type Diagnostic = {
  readonly filename: string
  readonly code: string
  readonly labels: ReadonlyArray<{ readonly span: { readonly line: number } }>
}

describe("the linter", () => {
  const folder = mkdtempSync(join(tmpdir(), "rooms-"))
  let diagnostics: ReadonlyArray<Diagnostic> = []
  const write = (file: string, lines: ReadonlyArray<string>) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), lines.join("\n"))
  }
  const rulesAt = (file: string) => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)
  const refusedLines = (file: string) =>
    diagnostics
      .filter(({ filename, code }) => filename === file && code === "eslint(no-restricted-imports)")
      .flatMap(({ labels }) => labels.map(({ span }) => span.line))

  beforeAll(() => {
    copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"))
    mkdirSync(join(folder, "tools/lint"), { recursive: true })
    for (const plugin of ["comments", "names"]) copyFileSync(`tools/lint/${plugin}.ts`, join(folder, `tools/lint/${plugin}.ts`))
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: { strict: true, noEmit: true, allowImportingTsExtensions: true } })
    )
    for (const [file, { may, mayNot }] of Object.entries(boundaryCases))
      write(
        file,
        [...may, ...mayNot].map((specifier, index) => `import * as probe${index} from "${specifier}"`)
      )
    for (const { file, code } of lintViolations) write(file, [code])
    for (const [file, own] of Map.groupBy(typesOnly, ([name]) => name)) {
      write(
        file,
        own.map(([, specifier], index) => `import type * as Probe${index} from "${specifier}"`)
      )
    }
    diagnostics = lint(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.keys(boundaryCases))("enforces the import rules of %s", (file) => {
    const { may = [], mayNot = [] } = boundaryCases[file] ?? {}
    const all = [...may, ...mayNot]
    expect(
      refusedLines(file)
        .map((line) => all[line - 1])
        .toSorted()
    ).toEqual(mayNot.toSorted())
  })

  it.each(lintViolations)("refuses $file ($rule)", ({ file, rule }) => {
    expect(rulesAt(file)).toContain(rule)
  })

  it("allows view and server to import types where values are refused", () => {
    expect([...new Set(typesOnly.map(([file]) => file))].flatMap(refusedLines)).toEqual([])
  })
})

/** Every finding of oxlint in the folder; it leaves with an error when it finds something, and prints its report all the same. */
const lint = (folder: string): ReadonlyArray<Diagnostic> => {
  try {
    execFileSync(join(process.cwd(), "node_modules/.bin/oxlint"), ["--format", "json", "."], {
      cwd: folder,
      env: { ...process.env, OXLINT_TSGOLINT_PATH: join(process.cwd(), "node_modules/.bin/tsgolint") },
      stdio: ["ignore", "pipe", "pipe"]
    })
  } catch (error) {
    const { stdout } = error as { readonly stdout: Buffer }
    return (JSON.parse(stdout.toString()) as { readonly diagnostics: ReadonlyArray<Diagnostic> }).diagnostics
  }
  return []
}
