import { execFileSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

/** What a file of a room may import and may not: a rule of .oxlintrc.json that has died no longer refuses. */
const rooms: Readonly<Record<string, { readonly may: ReadonlyArray<string>; readonly mayNot: ReadonlyArray<string> }>> = {
  "core/domain/cart/probe.ts": {
    may: ["./buying.ts", "../text/money.ts"],
    mayNot: [
      ...["effect", "xstate", "react", "node:fs", "ky", "../../contract/calls.ts", "../../routes/table.ts", "../../shop/shop.ts"],
      ...["../../machines/cart/cart.machine.ts", "../../../server/cart/x.ts"]
    ]
  },
  "core/domain/cart/probe-schema.ts": {
    may: ["effect", "./cart-ids.ts", "../schema/privacy.ts"],
    mayNot: ["xstate", "../../contract/calls.ts", "../../kernel/outcome.ts", "../../../server/cart/x.ts"]
  },
  "core/contract/probe.ts": {
    may: ["effect", "../domain/text/money.ts", "./endpoint.ts"],
    mayNot: [
      "xstate",
      "../routes/table.ts",
      "../services/ports/api.ts",
      "../machines/cart/cart.machine.ts",
      "../../adapters/http/x.ts",
      "node:fs"
    ]
  },
  "core/routes/probe.ts": {
    may: ["effect", "effect/Schema", "../domain/text/money.ts", "../contract/calls.ts", "./table.ts"],
    mayNot: [
      "xstate",
      "../services/ports/api.ts",
      "../journal/fold.ts",
      "../../server/routes/x.ts",
      "../../view/screens/home-screen.tsx",
      "react"
    ]
  },
  "core/services/probe.ts": {
    may: ["effect", "../domain/text/money.ts", "../contract/calls.ts", "../routes/table.ts", "./ports/api.ts"],
    mayNot: ["xstate", "../kernel/outcome.ts", "../machines/cart/cart.machine.ts", "../../adapters/browser/x.ts"]
  },
  "core/services/cart/probe.ts": {
    may: [
      "effect",
      "../../domain/text/money.ts",
      "../../contract/calls.ts",
      "../../routes/table.ts",
      "../../forms/login.ts",
      "../ports/api.ts"
    ],
    mayNot: [
      ...["xstate", "ky", "node:crypto", "../../kernel/outcome.ts", "../../machines/cart/cart.machine.ts", "../../journal/fold.ts"],
      ...["../../shop/shop.ts", "../../../adapters/browser/x.ts"]
    ]
  },
  "core/kernel/probe.ts": {
    may: ["effect", "effect/Schema", "xstate", "./outcome.ts"],
    mayNot: [
      ...["../domain/text/money.ts", "../contract/calls.ts", "../routes/table.ts", "../forms/login.ts", "../services/ports/api.ts"],
      ...["../machines/cart/cart.machine.ts", "../journal/fold.ts", "../shop/shop.ts", "@xstate/react", "react", "node:fs"],
      ...[
        "../../adapters/browser/x.ts",
        "../../view/ui/price.tsx",
        "../../app/layers.ts",
        "../../server/main.ts",
        "../../tests/support/x.ts"
      ]
    ]
  },
  "core/machines/cart/probe.machine.ts": {
    may: [
      ...["xstate", "../../kernel/outcome.ts", "../../services/ports/api.ts", "../../domain/text/money.ts"],
      ...["./cart.machine.ts", "../account/auth.machine.ts"]
    ],
    mayNot: [
      ...["../../journal/fold.ts", "../../shop/shop.ts", "react", "@xstate/react", "../../../app/layers.ts"],
      "../../../view/screens/home-screen.tsx"
    ]
  },
  "core/journal/probe.ts": {
    may: ["xstate", "xstate/graph", "../machines/cart/cart.machine.ts", "../kernel/outcome.ts", "./fold.ts"],
    mayNot: ["../shop/shop.ts", "node:fs", "../../adapters/browser/x.ts", "../../inspector/x.ts"]
  },
  "core/shop/policies/probe.ts": {
    may: ["../facts.ts", "../../kernel/plan.ts", "../../machines/cart/cart.machine.ts", "../../routes/route.ts"],
    mayNot: ["react", "../../../app/layers.ts", "../../../view/screens/home-screen.tsx", "../../../adapters/browser/x.ts"]
  },
  "core/shop/shop.ts": {
    may: ["xstate", "../machines/cart/cart.machine.ts", "../journal/fold.ts"],
    mayNot: ["react", "ky", "node:fs", "../../adapters/http/x.ts", "../../server/main.ts", "../../app/layers.ts"]
  },
  "view/screens/probe-screen.tsx": {
    may: [
      ...["react", "react-dom", "@xstate/react", "wouter", "@maskito/core", "@maskito/react"],
      ...[
        "./probe-screen.module.css",
        "../ui/price.tsx",
        "../../core/domain/text/money.ts",
        "../../core/forms/login.ts",
        "../../core/routes/table.ts",
        "../../core/machines/cart/cart-total.ts",
        "../../core/kernel/give.ts"
      ]
    ],
    mayNot: [
      ...[
        "effect",
        "ky",
        "node:fs",
        "hono",
        "xstate",
        "../../core/services/ports/api.ts",
        "../../core/contract/calls.ts",
        "../../core/machines/cart/cart.machine.ts"
      ],
      ...[
        "../../core/journal/fold.ts",
        "../../core/kernel/system.ts",
        "../../core/shop/shop.ts",
        "../../adapters/browser/x.ts",
        "../../app/layers.ts",
        "../../server/main.ts",
        "../../inspector/x.ts"
      ]
    ]
  },
  "view/ui/probe.tsx": {
    may: ["react", "wouter", "@maskito/core", "./button.tsx", "../../core/domain/text/money.ts", "../../core/domain/form/phone.ts"],
    mayNot: ["../product/term.tsx", "../shop-context.tsx", "../../core/domain/cart/cart-ids.ts", "../../core/contract/calls.ts", "xstate"]
  },
  "adapters/http/probe.ts": {
    may: ["effect", "ky", "../../core/services/ports/api.ts", "./x.ts"],
    mayNot: [
      "../browser/x.ts",
      "../memory/x.ts",
      "node:http",
      "react",
      "../../view/ui/price.tsx",
      "../../app/layers.ts",
      "../../server/main.ts"
    ]
  },
  "adapters/browser/probe.ts": {
    may: ["effect", "../../core/services/ports/scroll.ts", "./x.ts"],
    mayNot: ["../http/x.ts", "../node/x.ts", "ky", "node:fs", "react"]
  },
  "adapters/node/probe.ts": {
    may: ["effect", "node:fs", "node:fs/promises", "../../core/services/ports/scroll.ts", "./x.ts"],
    mayNot: ["../browser/x.ts", "../http/x.ts", "react", "../../server/platform/db/database.ts"]
  },
  "adapters/memory/probe.ts": {
    may: ["effect", "../../core/services/ports/scroll.ts", "./x.ts"],
    mayNot: ["../node/x.ts", "node:fs", "xstate", "../../tests/support/x.ts"]
  },
  "app/browser.tsx": {
    may: ["react-dom/client", "../core/shop/shop.ts", "../adapters/browser/x.ts", "../view/shell/x.tsx", "./layers.ts"],
    mayNot: ["../adapters/node/x.ts", "node:fs", "react-dom/server", "effect/http-api", "../inspector/x.ts"]
  },
  "app/server.tsx": {
    may: ["react-dom/server", "../core/shop/shop.ts", "../adapters/node/x.ts", "../view/shell/x.tsx"],
    mayNot: ["../server/main.ts", "../inspector/x.ts", "../tests/support/x.ts"]
  },
  "server/cart/probe.ts": {
    may: [
      "hono",
      "effect",
      "node:fs",
      "../platform/db/database.ts",
      "../../core/domain/text/money.ts",
      "../../core/contract/calls.ts",
      "../../core/routes/table.ts"
    ],
    mayNot: [
      ...[
        "react",
        "xstate",
        "../../core/services/ports/api.ts",
        "../../core/machines/cart/cart.machine.ts",
        "../../core/shop/shop.ts",
        "../../adapters/http/x.ts"
      ],
      ...["../../view/ui/price.tsx", "../../app/server.tsx", "../../app/renderer.ts"]
    ]
  },
  "inspector/probe.ts": {
    may: ["react", "../core/journal/fold.ts", "../core/machines/cart/cart.machine.ts", "./chart.ts"],
    mayNot: [
      ...["../app/layers.ts", "../server/main.ts", "../adapters/browser/x.ts", "../view/screens/home-screen.tsx"],
      ...["../view/constructor/screens/ready-screen.tsx", "../view/dev/tools.tsx", "../view/dialogs/dialogs.ts", "../view/modal/frame.tsx"]
    ]
  }
}

/** Code that a rule must refuse, by the rule's name. */
const offences: ReadonlyArray<{ readonly file: string; readonly code: string; readonly rule: string }> = [
  ...["window", "document", "fetch", "localStorage", "sessionStorage", "navigator"].map((name) => ({
    file: `core/services/ports/global-${name}.ts`,
    code: `export const probe = () => ${name}`,
    rule: "eslint(no-restricted-globals)"
  })),
  { file: "core/domain/cart/global-this.ts", code: "export const probe = () => globalThis.fetch", rule: "eslint(no-restricted-globals)" },
  { file: "core/machines/cart/now.ts", code: "export const probe = () => Date.now()", rule: "eslint(no-restricted-properties)" },
  { file: "core/domain/cart/random.ts", code: "export const probe = () => Math.random()", rule: "eslint(no-restricted-properties)" },
  {
    file: "core/domain/cart/later.ts",
    code: 'export const probe = () => import("../../machines/cart/cart.machine.ts")',
    rule: "eslint(no-restricted-imports)"
  },
  { file: "core/domain/cart/again.ts", code: 'export * from "../../contract/calls.ts"', rule: "eslint(no-restricted-imports)" },
  { file: "core/domain/cart/type.ts", code: 'export type { Call } from "../../contract/calls.ts"', rule: "eslint(no-restricted-imports)" },
  {
    file: "core/domain/cart/inline.ts",
    code: 'export type Probe = import("../../contract/calls.ts").Call',
    rule: "typescript(consistent-type-imports)"
  },
  { file: "view/ui/console.ts", code: 'console.log("probe")', rule: "eslint(no-console)" },
  { file: "server/cart/console.ts", code: 'console.log("probe")', rule: "eslint(no-console)" },
  { file: "core/domain/cart/default.ts", code: "export default 1", rule: "import(no-default-export)" },
  { file: "core/domain/cart/any.ts", code: "export const probe = (value: any): unknown => value", rule: "typescript(no-explicit-any)" },
  {
    file: "core/domain/cart/bang.ts",
    code: "export const probe = (value: string | null) => value!",
    rule: "typescript(no-non-null-assertion)"
  },
  { file: "core/domain/cart/ignore.ts", code: "// @ts-ignore\nexport const probe = 1", rule: "typescript(ban-ts-comment)" },
  {
    file: "core/domain/cart/left.ts",
    code: 'import { right } from "./right.ts"\nexport const left = () => right',
    rule: "import(no-cycle)"
  },
  {
    file: "core/domain/cart/right.ts",
    code: 'import { left } from "./left.ts"\nexport const right = () => left',
    rule: "import(no-cycle)"
  },
  {
    file: "core/domain/cart/one.ts",
    code: 'import type { Other } from "./other.ts"\nexport type One = Other | null',
    rule: "import(no-cycle)"
  },
  {
    file: "core/domain/cart/other.ts",
    code: 'import type { One } from "./one.ts"\nexport type Other = One | string',
    rule: "import(no-cycle)"
  },
  {
    file: "core/domain/cart/promise.ts",
    code: "const work = async () => 1\nexport const probe = () => { work() }",
    rule: "typescript(no-floating-promises)"
  },
  {
    file: "core/domain/cart/switch.ts",
    code: 'export const probe = (kind: "a" | "b") => {\n  switch (kind) {\n    case "a":\n      return 1\n  }\n  return 2\n}',
    rule: "typescript(switch-exhaustiveness-check)"
  },
  { file: "core/domain/cart/await.ts", code: "export const probe = async () => await 1", rule: "typescript(await-thenable)" }
]

/** What view and server may take as types alone. */
const typesOnly: ReadonlyArray<readonly [file: string, specifier: string]> = [
  ["view/cart/types.ts", "xstate"],
  ["view/cart/types.ts", "../../core/machines/cart/cart.machine.ts"],
  ["view/cart/types.ts", "../../core/contract/calls.ts"],
  ["view/cart/types.ts", "../../core/shop/shop.ts"],
  ["server/render.ts", "../app/renderer.ts"]
]

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
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: { strict: true, noEmit: true, allowImportingTsExtensions: true } })
    )
    for (const [file, { may, mayNot }] of Object.entries(rooms))
      write(
        file,
        [...may, ...mayNot].map((specifier, index) => `import * as probe${index} from "${specifier}"`)
      )
    for (const { file, code } of offences) write(file, [code])
    for (const [file, own] of Map.groupBy(typesOnly, ([name]) => name)) {
      write(
        file,
        own.map(([, specifier], index) => `import type * as Probe${index} from "${specifier}"`)
      )
    }
    diagnostics = lint(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.keys(rooms))("keeps the walls of %s", (file) => {
    const { may = [], mayNot = [] } = rooms[file] ?? {}
    const all = [...may, ...mayNot]
    expect(
      refusedLines(file)
        .map((line) => all[line - 1])
        .toSorted()
    ).toEqual(mayNot.toSorted())
  })

  it.each(offences)("refuses $file ($rule)", ({ file, rule }) => {
    expect(rulesAt(file)).toContain(rule)
  })

  it("lets view and server take types where values are refused", () => {
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
