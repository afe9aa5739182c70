import { Frame } from "./frame.tsx"

export function PassRecoveryDialog() {
  return <Frame title="Восстановление">{null}</Frame>
}
