import { escapeXml } from "./escape.ts"
import type { Results } from "./results.ts"

/** JUnit XML with a suite per machine and level. */
export const junitOf = ({ paths, seconds, sentences }: Results): string => {
  const cases = [
    ...paths.map(({ failure, level, machine, ms, title }) => ({ suite: `${machine} ${level}`, title, seconds: ms / 1000, failure })),
    ...sentences.map(({ failure, machine, sentence }) => ({ suite: `${machine} sentences`, title: sentence, seconds: 0, failure }))
  ]
  const suites = [...Map.groupBy(cases, ({ suite }) => suite)].map(([suite, own]) => {
    const tests = own.map(({ failure, seconds: took, title }) => {
      const element = failure === null ? "" : `<failure message="${escapeXml(failure)}"/>`
      return `<testcase classname="${escapeXml(suite)}" name="${escapeXml(title)}" time="${took.toFixed(3)}">${element}</testcase>`
    })
    const failed = own.filter(({ failure }) => failure !== null).length
    return `<testsuite name="${escapeXml(suite)}" tests="${own.length}" failures="${failed}">${tests.join("")}</testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><testsuites time="${seconds.toFixed(3)}">${suites.join("")}</testsuites>`
}
