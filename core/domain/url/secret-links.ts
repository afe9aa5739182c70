/** Replacement of a secret. */
const hidden = "***"

/** Paths whose last segment grants access by itself. */
const doors = /(\/(?:password-reset|test-payments|receipts|gifts|certificates)\/)[^\s/?#&"'<>\\]+/gi
const secretName = /password-reset|silenceisgold|token|^pass$/i
/** Any 256-bit token as the shop generates them, also after an escaped slash. */
const token = /(?:(?<![\w-])|(?<=%[\da-f]{2}))[\w-]{43}(?![\w-])/gi
/** Address suggestions have the typed text in their path. */
const typedAddress = /(\/suggestions\/address\/(?:[^/\s"'<>?#]+\/)?)[^\s"'<>?#]+/gi
const pair = /([?&#])([^\s=?&#"'<>\\]*)=([^\s&#"'<>\\]+)/g

/**
 * Masks everything in addresses that grants access or is personal: reset links, the admin login, tokens, certificates, receipts, payments,
 * typed postal addresses; also in nested addresses. Applied to server logs and to every journal that leaves a tab.
 */
export const withoutSecretLinks = (text: string): string =>
  /[/=%]/.test(text)
    ? text
        .replaceAll(doors, `$1${hidden}`)
        .replaceAll(typedAddress, `$1${hidden}`)
        .replaceAll(token, hidden)
        .replaceAll(pair, (whole, before: string, name: string, value: string) =>
          opens(decode(name), decode(value)) ? `${before}${name}=${hidden}` : whole
        )
    : text

const opens = (name: string, value: string): boolean =>
  secretName.test(name) || secretName.test(value) || [doors, token, typedAddress].some((kind) => value.search(kind) !== -1)

/** Decodes twice, for nested addresses; malformed text is returned unchanged. */
const decode = (text: string): string => decodeOnce(decodeOnce(text))
const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
