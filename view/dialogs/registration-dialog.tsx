import { Frame } from "./frame.tsx"

export function RegistrationDialog() {
  return <Frame title="Регистрация">{null}</Frame>
}
