import { Frame } from "./frame.tsx"

export function ContactUsDialog() {
  return <Frame title="Связь">{null}</Frame>
}
