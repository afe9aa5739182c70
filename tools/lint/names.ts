/** The parts of oxlint's plugin interface that the rule uses. */
type Name = { readonly type: string; readonly name?: string }
type Declaration = { readonly id: Name | null }
type Property = { readonly type: string; readonly key?: Name; readonly value?: { readonly properties?: ReadonlyArray<Property> } }
type Call = { readonly callee: Name; readonly arguments: ReadonlyArray<{ readonly properties?: ReadonlyArray<Property> }> }
type Context = { readonly report: (finding: { readonly node: object; readonly message: string }) => void }

/** Banned words, matched as whole words of a camel-case name. `house` alone is allowed: it is a part of a postal address. */
const privateTerm =
  /(?:(?<![A-Z])(?:Kept|Told|Wanted|Doors?|Whereabouts|Deeds?|Breath)|^(?:kept|told|wanted|doors?|whereabouts|deeds?|breath)|^House)(?![a-z])/

/** Names of types that say nothing of what they hold. */
const bareName = /^(?:Answer|Found|Known)$/

/** Beginnings of names of actions that do not say what happens: `storeX`, `clearX`, `publishX` (a fact to the parent), `notifyX` (`emit`) do. */
const bareAction =
  /^(?:(?:tell|keep|forget|hear|know|say|excuse|take)(?![a-z])|(?:look|begin|drop|follow|adopt|refuse|show|want|own|move|end|start)$)/

/** Rules for the names of types, functions and variables (`docs/glossary.md`). */
const plugin = {
  meta: { name: "names" },
  rules: {
    "standard-terms": {
      create: ({ report }: Context) => {
        const check = ({ id }: Declaration) => {
          const term = id?.type === "Identifier" ? privateTerm.exec(id.name ?? "")?.[0] : undefined
          if (id && term !== undefined) report({ node: id, message: `"${term}" is no term of the field` })
        }
        const checkType = (declaration: Declaration) => {
          check(declaration)
          const { id } = declaration
          const name = id?.name ?? ""
          if (id && bareName.test(name)) report({ node: id, message: `"${name}" does not say what the type holds` })
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
    }
  }
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads a plugin by its default export
export default plugin
