/** Code that a lint rule must refuse, with the rule's name. */
export const lintViolations: ReadonlyArray<{ readonly file: string; readonly code: string; readonly rule: string }> = [
  ...["window", "document", "fetch", "localStorage", "sessionStorage", "navigator"].map((name) => ({
    file: `core/services/ports/global-${name}.ts`,
    code: `export const probe = () => ${name}`,
    rule: "eslint(no-restricted-globals)"
  })),
  { file: "core/domain/cart/global-this.ts", code: "export const probe = () => globalThis.fetch", rule: "eslint(no-restricted-globals)" },
  { file: "core/machines/cart/now.ts", code: "export const probe = () => Date.now()", rule: "eslint(no-restricted-properties)" },
  { file: "core/domain/cart/random.ts", code: "export const probe = () => Math.random()", rule: "eslint(no-restricted-properties)" },
  {
    file: "tests/core/cart/endless-wait.ts",
    code: 'import { waitFor } from "xstate"\nexport const probe = waitFor',
    rule: "eslint(no-restricted-imports)"
  },
  {
    file: "server/cart/direct-query.ts",
    code: 'import { Database } from "../platform/db/database.ts"\nexport const probe = Database.use((database) => database.query("select 1"))',
    rule: "eslint(no-restricted-properties)"
  },
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
  {
    file: "core/domain/cart/headless.ts",
    code: "/** What a cart contains. */\nexport const probe = 1",
    rule: "comments(starts-plainly)"
  },
  {
    file: "server/cart/private-term.ts",
    code: "/** Rules of the house. */\nexport const probe = 1",
    rule: "comments(standard-terms)"
  },
  ...[
    "type KeptCart = string",
    "type LetterWords = string",
    "const priceWords = (price: number): string | null => (price > 0 ? String(price) : null)",
    "function wordsOf(price: number): string {\n  return String(price)\n}",
    "type WantedStones = string",
    "type Found = string",
    "const isTold = true",
    "const door = 1",
    "function openDoor() {}",
    "const setup = (parts: object): object => parts\nexport const probe = setup({ actions: { tellPaid: 1 } })",
    "const setup = (parts: object): object => parts\nexport const probe = setup({ actions: { keep: 1 } })"
  ].map((code, index) => ({ file: `server/cart/private-name-${index}.ts`, code: `export ${code}`, rule: "names(standard-terms)" })),
  ...[
    'export const probe = Effect.fn("other")(function* () {\n  return yield* Effect.void\n})',
    'export const probes = { "cart.read": Effect.fn("cart.write")(function* () {\n  return yield* Effect.void\n}) }'
  ].map((code, index) => ({
    file: `server/cart/span-${index}.ts`,
    code: `import { Effect } from "effect"\n${code}`,
    rule: "names(span-names)"
  })),
  {
    file: "server/cart/longhand.ts",
    code: "export const probe = (line: number) => ({ line: line })",
    rule: "eslint(object-shorthand)"
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

/** Imports that view and server may use only as types. */
export const typesOnly: ReadonlyArray<readonly [file: string, specifier: string]> = [
  ["view/cart/types.ts", "xstate"],
  ["view/cart/types.ts", "../../core/machines/cart/cart.machine.ts"],
  ["view/cart/types.ts", "../../core/contract/calls.ts"],
  ["view/cart/types.ts", "../../core/shop/shop.ts"],
  ["server/render.ts", "../app/renderer.ts"]
]
