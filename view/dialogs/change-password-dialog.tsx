import { Frame } from "./frame.tsx"

export function ChangePasswordDialog() {
  return <Frame title="Смена">{null}</Frame>
}
