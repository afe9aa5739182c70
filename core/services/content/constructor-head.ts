import type { Head } from "../../domain/content/head.ts"
import type { PageData } from "../navigation/pages.ts"

type StepHead = Pick<Partial<Head>, "title" | "description"> & { readonly picture?: string | undefined }

/** Title of a constructor step; `undefined` for other pages. */
export const stepHead = (data: PageData, chosen: string | null): StepHead | undefined => {
  const ready = data["custom.ready"] ?? data["custom.readyComplect"]
  if (ready) return { title: ready.name, picture: ready.previews[0] }
  const one = data["custom.diamond"]
  if (one) return { title: `${one.frame.name}: ${one.diamond.name}` }
  const frame = data["custom.short"]
  if (frame) return { title: `${frame.name}: ${frame.stonesCount > 1 ? "комплекты бриллиантов" : "подходящие бриллианты"}` }
  const blank = data["custom.blank"]
  if (blank) {
    const { description, name, previews } = blank
    return { title: `${name}: оправа для вашего бриллианта`, description: description[0] ?? null, picture: previews[0]?.pictures[0] }
  }
  const frames = data["custom.blanks"]
  if (frames)
    return {
      title: `Оправы: ${[frames.category.name, chosen ?? []].flat().join(", ").toLowerCase()}`,
      picture: frames.items[0]?.previews[0]
    }
  return data["custom.categories"]
    ? {
        title: "Украшение с вашим бриллиантом",
        description: "Выберите оправу и бриллиант, который к ней подходит: мы закрепим камень и соберём украшение."
      }
    : undefined
}

/** Pages with a visitor's own choice are not indexed. */
export const isChoiceIn = (search: string): boolean => /[?&](?:skuId|diamondId|complectId)=/.test(search)
