import { Frame } from "./frame.tsx"

export function ExclusiveDialog() {
  return <Frame title="Эксклюзив">{null}</Frame>
}
