/** Part of oxlint's plugin interface. */
type Name = { readonly type: string; readonly name?: string }
type TypeNode = { readonly type: string; readonly types?: ReadonlyArray<TypeNode> }
type Callable = { readonly returnType?: { readonly typeAnnotation: TypeNode } | null }
type Declaration = Callable & { readonly id: Name | null; readonly init?: Callable | null }
type Property = { readonly type: string; readonly key?: Name; readonly value?: { readonly properties?: ReadonlyArray<Property> } }
type Call = { readonly callee: Name; readonly arguments: ReadonlyArray<{ readonly properties?: ReadonlyArray<Property> }> }
type SpanCall = {
  readonly callee: { readonly object?: Name; readonly property?: Name }
  readonly arguments: ReadonlyArray<{ readonly value?: unknown }>
  readonly parent: { readonly parent: { readonly id?: Name; readonly key?: Name & { readonly value?: string } } }
}
type Context = { readonly report: (finding: { readonly node: object; readonly message: string }) => void }

/** Banned words of a camel-case name. `house` alone is a part of a postal address. */
const privateTerm =
  /(?:(?<![A-Z])(?:Kept|Told|Wanted|Doors?|Whereabouts|Deeds?|Breath)|^(?:kept|told|wanted|doors?|whereabouts|deeds?|breath)|^House)(?![a-z])/

const bareName = /^(?:Answer|Found|Known)$/

/** Word lists may have such names (`addressWords`, `findWords`); a sentence or a label is a text (`priceText`, `describeX`, `formatX`). */
const privateText = /(?:Words|^words)(?:Of)?$/

const isText = ({ type, types = [] }: TypeNode): boolean => type === "TSStringKeyword" || types.some(isText)

/** Names of actions that do not say what happens, as `storeX`, `clearX`, `publishX` (a fact to the parent), `notifyX` (`emit`) do. */
const bareAction =
  /^(?:(?:tell|keep|forget|hear|know|say|excuse|take)(?![a-z])|(?:look|begin|drop|follow|adopt|refuse|show|want|own|move|end|start)$)/

/** Rules for names (`docs/glossary.md`). */
const plugin = {
  meta: { name: "names" },
  rules: {
    "standard-terms": {
      create: ({ report }: Context) => {
        const check = ({ id, init, returnType = init?.returnType }: Declaration) => {
          const name = id?.type === "Identifier" ? (id.name ?? "") : ""
          const term = privateTerm.exec(name)?.[0]
          if (id && term !== undefined) report({ node: id, message: `"${term}" is no term of the field` })
          if (id && returnType && privateText.test(name) && isText(returnType.typeAnnotation))
            report({ node: id, message: `"${name}" returns a text, not words` })
        }
        const checkType = (declaration: Declaration) => {
          check(declaration)
          const { id } = declaration
          const name = id?.name ?? ""
          if (id && (bareName.test(name) || privateText.test(name)))
            report({ node: id, message: `"${name}" does not say what the type holds` })
        }
        const checkSetup = ({ arguments: [options], callee }: Call) => {
          if (callee.name !== "setup") return
          const actions = options?.properties?.find(({ key }) => key?.name === "actions")?.value?.properties ?? []
          for (const { key } of actions)
            if (key && bareAction.test(key.name ?? "")) report({ node: key, message: `"${key.name}" does not say what the action does` })
        }
        return {
          CallExpression: checkSetup,
          VariableDeclarator: check,
          FunctionDeclaration: check,
          ClassDeclaration: check,
          TSTypeAliasDeclaration: checkType,
          TSInterfaceDeclaration: checkType
        }
      }
    },
    /** Holds the name of the span in `Effect.fn("name")(function* …)` to the constant or property that it is assigned to. */
    "span-names": {
      create: ({ report }: Context) => ({
        CallExpression: ({ arguments: [span], callee: { object, property }, parent }: SpanCall) => {
          if (object?.name !== "Effect" || property?.name !== "fn" || span === undefined) return
          const { id, key } = parent.parent
          const name = id?.name ?? key?.name ?? key?.value
          if (name !== undefined && name !== span.value) report({ node: span, message: `the span of "${name}" has another name` })
        }
      })
    }
  }
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads a plugin by its default export
export default plugin
