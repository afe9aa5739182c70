/** What stands for a secret in an address. */
const hidden = "***"

/** Documents, pages and calls that open for whoever has their address, by the part of the path before it. */
const doors = /(\/(?:password-reset|test-payments|receipts|gifts|certificates)\/)[^\s/?#&"'<>\\]+/gi
const secretName = /password-reset|silenceisgold|token|^pass$/i
/** Whatever its address: 256 bits, as the shop writes every token of its own; a slash before it may be written in escapes. */
const token = /(?:(?<![\w-])|(?<=%[\da-f]{2}))[\w-]{43}(?![\w-])/gi
/** What was typed to find an address stands in the path of a call. */
const typedAddress = /(\/suggestions\/address\/(?:[^/\s"'<>?#]+\/)?)[^\s"'<>?#]+/gi
const pair = /([?&#])([^\s=?&#"'<>\\]*)=([^\s&#"'<>\\]+)/g

/**
 * A text with what opens something taken out of each address in it: reset links, the admin's entry, tokens, certificates, receipts, payments; in
 * addresses inside addresses too, and the addresses of people that were typed. The logs of the server and every journal that leaves a tab are cleaned by it.
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

/** Decoded twice, for an address inside an address; a malformed one is read as far as it goes. */
const decode = (text: string): string => decodeOnce(decodeOnce(text))
const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
