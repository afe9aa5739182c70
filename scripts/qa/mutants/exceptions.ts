/** A mutant that changes nothing that anyone could see, with the reason. It is known by its file or machine and by its words, without a line. */
export type Exception = { readonly mutant: string; readonly reason: string }

export const exceptions: ReadonlyArray<Exception> = []

/** Whether it stands among the exceptions; a line in its words does not matter, so that it stays known when the file grows. */
export const isExcused = (mutant: string, among = exceptions): boolean => among.some((each) => withoutLine(mutant).endsWith(each.mutant))

const withoutLine = (words: string) => words.replace(/(\.tsx?):\d+: /, "$1: ")
