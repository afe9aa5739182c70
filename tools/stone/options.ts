import type { StoneDescription } from "../../core/domain/optics/solid.ts"
import { shapes } from "../../core/domain/product/diamond.ts"
import { WrongUsage } from "../arguments.ts"

export type StoneOptions = Readonly<
  Partial<Record<"shape" | "table" | "crown" | "pavilion" | "girdle" | "star" | "lower" | "culet" | "ratio", string>>
>

/** Parses angles in degrees, the rest in per cent. Refuses the first missing or invalid option. */
export const describedBy = (options: StoneOptions): StoneDescription => {
  const shape = shapes.find((each) => each === options.shape)
  if (shape === undefined) throw new WrongUsage(`--shape: one of ${shapes.join(", ")}, given ${options.shape ?? "nothing"}`)
  for (const name of [...required, ...optional]) {
    const text = options[name]
    if (text === undefined ? isRequired(name) : !/^\d+(\.\d+)?$/.test(text))
      throw new WrongUsage(`--${name}: a number, given ${text ?? "nothing"}`)
  }
  const given = (name: (typeof optional)[number]) => (options[name] === undefined ? {} : { [name]: Number(options[name]) })
  const number = (name: (typeof required)[number]): number => Number(options[name])
  const angles = { table: number("table"), crownAngle: number("crown"), pavilionAngle: number("pavilion"), girdle: number("girdle") }
  return { shape, ...angles, ...given("star"), ...given("lower"), ...given("culet"), ...given("ratio") }
}

const required = ["table", "crown", "pavilion", "girdle"] as const
const optional = ["star", "lower", "culet", "ratio"] as const

const isRequired = (name: string): boolean => required.some((each) => each === name)
