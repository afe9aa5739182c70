import { Frame } from "./frame.tsx"

export function ExternalLinkDialog() {
  return <Frame title="Переход">{null}</Frame>
}
