import { Frame } from "./frame.tsx"

export function LoginDialog() {
  return <Frame title="Вход">{null}</Frame>
}
