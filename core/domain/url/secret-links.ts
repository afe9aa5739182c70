const hidden = "***"

/** Paths whose last segment grants access. */
const secretPaths = /(\/(?:password-reset|test-payments|receipts|gifts|certificates)\/)[^\s/?#&"'<>\\]+/gi
const secretName = /password-reset|silenceisgold|token|^pass$/i
/** The shop's 256-bit tokens, also after an escaped slash. */
const token = /(?:(?<![\w-])|(?<=%[\da-f]{2}))[\w-]{43}(?![\w-])/gi
/** The path of a suggestion request contains what the visitor typed. */
const typedAddress = /(\/suggestions\/address\/(?:[^/\s"'<>?#]+\/)?)[^\s"'<>?#]+/gi
const pair = /([?&#])([^\s=?&#"'<>\\]*)=([^\s&#"'<>\\]+)/g

/**
 * Masks secret and personal parts, also inside encoded parameters: reset links, admin login, tokens, certificates, receipts, payments, typed postal
 * addresses. For server logs and every journal that leaves a tab. Texts without `/`, `=` and `%` contain no link and stay as they are.
 */
export const maskSecrets = (text: string): string =>
  /[/=%]/.test(text)
    ? text
        .replaceAll(secretPaths, `$1${hidden}`)
        .replaceAll(typedAddress, `$1${hidden}`)
        .replaceAll(token, hidden)
        .replaceAll(pair, (whole, before: string, name: string, value: string) =>
          isSecret(decode(name), decode(value)) ? `${before}${name}=${hidden}` : whole
        )
    : text

/** The value may be an address with parameters of its own, so the pattern of names tests it too. */
const isSecret = (name: string, value: string): boolean =>
  secretName.test(name) || secretName.test(value) || [secretPaths, token, typedAddress].some((kind) => value.search(kind) !== -1)

/** Decodes twice, for nested addresses; leaves malformed text. */
const decode = (text: string): string => decodeOnce(decodeOnce(text))
const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
