/** `Accept-Encoding` by RFC 9110 §12.5.3; `null` is uncompressed. */
export const chooseEncoding = <Encoding extends string>(header: string | undefined, offered: ReadonlyArray<Encoding>): Encoding | null => {
  const weights = new Map((header ?? "").toLowerCase().split(",").map(toWeight))
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0
  return offered.find((encoding) => weightOf(encoding) > 0) ?? null
}

const toWeight = (part: string): readonly [string, number] => {
  const [name = "", ...settings] = part.split(";").map((text) => text.trim())
  const quality = settings.find((setting) => setting.startsWith("q="))
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}
