import { SchemaAST } from "effect"
import { type Privacy, privacyOf } from "../../core/domain/schema/privacy.ts"

/** Unique texts, by privacy. One that is found in a file has leaked. */
export class Plants {
  readonly personal = new Set<string>()
  readonly secret = new Set<string>()
  #count = 0

  /** Makes a text of letters only, so that it is valid as a name. */
  text(privacy: Privacy): string {
    const letters = Array.from(String(this.#count++), (digit) => "абвгдежзик"[Number(digit)]).join("")
    if (privacy === "plain") return `Открыто${letters}`
    const text = privacy === "secret" ? `Секретно${letters}ц` : `Лично${letters}ц`
    this[privacy].add(text)
    return text
  }

  /** Makes the token of an operator's link. */
  operatorToken(): string {
    const text = `op.${`planted-${this.#count++}-`.padEnd(43, "x")}`
    this.secret.add(text)
    return text
  }

  /** Makes a value of a schema with all fields and a planted text in each. */
  of(ast: SchemaAST.AST, above: Privacy = "plain"): unknown {
    const own = privacyOf(ast)
    const privacy = own === undefined || weight[own] < weight[above] ? above : own
    if (SchemaAST.isObjects(ast))
      return Object.fromEntries([
        ...ast.propertySignatures.map(({ name, type }) => [String(name), this.of(type, privacy)]),
        ...ast.indexSignatures.map(({ type }) => [this.text("plain"), this.of(type, privacy)])
      ])
    if (SchemaAST.isArrays(ast)) return [...ast.elements, ...ast.rest].map((item) => this.of(item, privacy))
    if (SchemaAST.isUnion(ast)) {
      const [first] = ast.types.filter((type) => !SchemaAST.isNull(type))
      return first === undefined ? null : this.of(first, privacy)
    }
    if (SchemaAST.isLiteral(ast)) return ast.literal
    if (SchemaAST.isNumber(ast)) return 1
    return SchemaAST.isBoolean(ast) ? true : this.text(privacy)
  }

  /** Planted texts in a text, case-insensitive. */
  leaksIn(text: string, privacies: ReadonlyArray<"personal" | "secret">): ReadonlyArray<string> {
    const small = text.toLowerCase()
    return privacies.flatMap((privacy) => [...this[privacy]].filter((plant) => small.includes(plant.toLowerCase())))
  }
}

const weight = { plain: 0, personal: 1, secret: 2 } as const
