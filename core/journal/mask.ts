/** Fields that hold personal data wherever they stand. */
const personalFields = new Set([
  "email",
  "phone",
  "userName",
  "surname",
  "patronymic",
  "birthday",
  "comment",
  "question",
  "diamondName",
  "diamondMessage",
  "saleUserId",
  "deviceId"
])

/** Everything below these is personal, whatever its name. */
const personalBranches = new Set(["user", "passport", "address", "addresses", "values"])

/** Fields that must never have reached an event (`architecture`, rule 4). */
const secretFields = new Set([
  "password",
  "oldPassword",
  "newPassword",
  "repeatPassword",
  "passwordConfirmation",
  "passwordResetToken",
  "token",
  "captchaToken"
])

/** Whether a field of this name holds what is shown to nobody but its owner. */
export const isPrivate = (name: string): boolean => personalFields.has(name) || personalBranches.has(name) || secretFields.has(name)

/** Below these a secret's name is only the place of its verdict. */
const verdicts = new Set(["errors", "touched", "verdicts"])

/**
 * The value with every secret replaced; a secret found here is a defect of whoever sent it, and `found` is told its path.
 * What holds none is returned as it is, by reference.
 */
export const withoutSecrets = (value: unknown, found: (path: string) => void): unknown =>
  mapped(value, (text, path) => {
    const field = path.at(-1) ?? ""
    if (!secretFields.has(field) || verdicts.has(path.at(-2) ?? "") || text === "") return text
    found(path.join("."))
    return "[скрыто]"
  })

/**
 * The value with personal data masked and its shape kept: letters become letters of their alphabet and case, digits digits, an
 * e-mail stays one, a date stays a date of its year, so every guard gives the same verdict. Equal texts have equal masks under one key.
 */
export const masked = (value: unknown, key: string): unknown =>
  mapped(value, (text, path) => {
    const name = path.at(-1) ?? ""
    if (personalFields.has(name)) return maskText(text, key)
    return path.some((part) => personalBranches.has(part)) && !choice.test(name) ? maskText(text, key) : text
  })

/** What is chosen from a list of the shop's (`deliveryId`) tells nothing of a person, and guards look it up. */
const choice = /[a-z]Id$/

type Change = (text: string, path: ReadonlyArray<string>) => string

/** Rebuilds only what changed. A branch that stands in many places is walked once for each kind of place. */
const mapped = (root: unknown, change: Change): unknown => {
  const seen = new Map<string, WeakMap<object, unknown>>()
  const walk = (value: unknown, path: ReadonlyArray<string>): unknown => {
    if (typeof value === "string") return change(value, path)
    if (typeof value !== "object" || value === null) return value
    const kind = path.filter((part) => personalBranches.has(part) || verdicts.has(part) || personalFields.has(part)).join()
    const known = seen.get(kind) ?? new WeakMap<object, unknown>()
    seen.set(kind, known)
    if (known.has(value)) return known.get(value)
    const result = Array.isArray(value)
      ? sameOr(
          value,
          value.map((item) => walk(item, path))
        )
      : sameOr(
          value,
          Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, [...path, ...placeOf(value, name)])]))
        )
    known.set(value, result)
    return result
  }
  return walk(root, [])
}

/** What is typed travels as a field's name and its value: it is as private there as among the values of its form. */
const placeOf = (whole: object, name: string): ReadonlyArray<string> => {
  const field: unknown = Reflect.get(whole, "field")
  return name === "value" && typeof field === "string" ? ["values", field] : [name]
}

const sameOr = <T extends object>(before: T, after: T): T => {
  const old = Object.values(before)
  return Object.values(after).every((part, index) => Object.is(part, old[index])) ? before : after
}

const alphabets = ["абвгдежзиклмнопрстуфхцчшщэюя", "abcdefghijklmnopqrstuvwxyz"] as const

const maskText = (text: string, key: string): string => {
  const date = /^(\d{4})-\d{2}-\d{2}/.exec(text)
  if (date !== null) return `${date[1]}-01-01${text.slice(10)}`
  const [, kept = "", rest = text] = /^(\+?\d(?=[\d ()-]{9}))?([\s\S]*)$/.exec(text) ?? []
  let state = hash(key + text)
  const next = (size: number): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return (state >>> 8) % size
  }
  return kept + [...rest].map((letter) => maskLetter(letter, next)).join("")
}

const maskLetter = (letter: string, next: (size: number) => number): string => {
  if (/\d/.test(letter)) return String(next(10))
  const alphabet = /[а-яё]/i.test(letter) ? alphabets[0] : /[a-z]/i.test(letter) ? alphabets[1] : undefined
  if (alphabet === undefined) return letter
  const mask = alphabet[next(alphabet.length)] ?? letter
  return letter === letter.toLowerCase() ? mask : mask.toUpperCase()
}

/** FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return state >>> 0
}
