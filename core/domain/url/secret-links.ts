const hidden = "***"

/** The last path segment grants access by itself. */
const secretPaths = /(\/(?:password-reset|test-payments|receipts|gifts|certificates)\/)[^\s/?#&"'<>\\]+/gi
const secretName = /password-reset|silenceisgold|token|^pass$/i
/** 256-bit tokens of the shop, also after an escaped slash. */
const token = /(?:(?<![\w-])|(?<=%[\da-f]{2}))[\w-]{43}(?![\w-])/gi
/** Suggestion requests have the typed text in their path. */
const typedAddress = /(\/suggestions\/address\/(?:[^/\s"'<>?#]+\/)?)[^\s"'<>?#]+/gi
const pair = /([?&#])([^\s=?&#"'<>\\]*)=([^\s&#"'<>\\]+)/g

/**
 * Masks everything in addresses that grants access or is personal, also in nested ones: reset links, the admin login, tokens, certificates,
 * receipts, payments, typed postal addresses. Applied to server logs and to every journal that leaves a tab.
 */
export const withoutSecretLinks = (text: string): string =>
  /[/=%]/.test(text)
    ? text
        .replaceAll(secretPaths, `$1${hidden}`)
        .replaceAll(typedAddress, `$1${hidden}`)
        .replaceAll(token, hidden)
        .replaceAll(pair, (whole, before: string, name: string, value: string) =>
          opens(decode(name), decode(value)) ? `${before}${name}=${hidden}` : whole
        )
    : text

const opens = (name: string, value: string): boolean =>
  secretName.test(name) || secretName.test(value) || [secretPaths, token, typedAddress].some((kind) => value.search(kind) !== -1)

/** Twice, for nested addresses; malformed text is unchanged. */
const decode = (text: string): string => decodeOnce(decodeOnce(text))
const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
