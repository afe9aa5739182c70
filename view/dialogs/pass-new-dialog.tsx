import { Frame } from "./frame.tsx"

export function PassNewDialog() {
  return <Frame title="Новый">{null}</Frame>
}
