import type { AnyStateMachine } from "xstate"
import { chartOf, nodesOf, stateName } from "../../qa/paths/chart.ts"
import { chartSvg, type Coverage, type CoveragePlace } from "./chart-svg.ts"
import { escapeXml } from "./escape.ts"
import { reportStyle } from "./html-style.ts"
import { type CountedFailure, failingIn, Failures } from "./failing.ts"
import { linkTo } from "./inspector-link.ts"
import { type Level, type PathResult, type Results, tallyOf } from "./results.ts"

/** Self-contained report; `inspector` is the address for links to journals. */
export const htmlOf = async (results: Results, machines: ReadonlyMap<string, AnyStateMachine>, inspector: string): Promise<string> => {
  const sections = await Promise.all(
    results.machines.map(async (name) => {
      const machine = machines.get(name)
      return machine === undefined ? "" : machineSection(name, machine, results, inspector)
    })
  )
  const { failed } = tallyOf(results)
  return (
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${failed === 0 ? "Проверки пройдены" : `Не пройдено: ${failed}`}</title><style>${reportStyle}</style></head><body>` +
    `${header(results)}<div class="columns">${navigation(results)}<main>${summary(results, inspector)}${sections.join("")}${shopSection(results, inspector)}</main></div></body></html>`
  )
}

const header = (results: Results): string => {
  const { failed, passed } = tallyOf(results)
  const verdict =
    failed === 0
      ? `<span class="dot well"></span>Пути и утверждения: пройдено ${passed}`
      : `<span class="dot bad"></span>Пути и утверждения: пройдено ${passed}, не пройдено ${failed}`
  return `<header><strong>Проверка путей</strong><span>${escapeXml(results.startedAt.slice(0, 16).replace("T", " "))}</span><span>${duration(results.seconds)}</span><span>зерно (seed) ${results.seed}</span><span class="verdict">${verdict}</span></header>`
}

const navigation = (results: Results): string => {
  const rows = [...results.machines, "shop"].map((name) => {
    const failed = failuresOf(results, name)
    const count = results.paths.filter(({ machine }) => machine === name).length
    return `<li><a href="#${name}">${escapeXml(name === "shop" ? "весь магазин" : name)}<span${failed > 0 ? ' class="bad"' : ""}>${failed > 0 ? `сбоев: ${failed}` : count}</span></a></li>`
  })
  return `<nav aria-label="Машины"><p>Машины</p><ul>${rows.join("")}</ul></nav>`
}

const failuresOf = ({ paths, sentences }: Results, name: string): number =>
  [...paths, ...sentences].filter(({ failure, machine }) => machine === name && failure !== null).length

const levelNames: Readonly<Record<Level, string>> = {
  pure: "расчёт (pure)",
  live: "живое ядро (live)",
  browser: "браузер (browser)",
  journeys: "случайные пути (journeys)"
}

const summary = (results: Results, inspector: string): string => {
  const rows = results.levels.map((level) => {
    const own = results.paths.filter((path) => path.level === level)
    const failed = own.filter(({ failure }) => failure !== null).length
    return `<tr><th scope="row">${levelNames[level]}</th><td>${own.length}</td><td>${failed}</td><td>${duration(results.secondsOf[level] ?? 0)}</td></tr>`
  })
  const failures = new Failures()
  for (const result of [...results.sentences, ...results.paths])
    for (const failing of failingIn(result, { ...results, inspector })) failures.add(failing)
  return (
    `<section id="summary"><h1>Итог</h1><table class="narrow"><thead><tr><th scope="col">Уровень</th><th scope="col">Путей</th><th scope="col">Сбоев</th><th scope="col">Время</th></tr></thead><tbody>${rows.join("")}</tbody></table>` +
    (failures.all.length === 0 ? "" : `<h2>Что не прошло</h2><ul class="paths">${failures.all.map(failingRow).join("")}</ul>`) +
    `</section>`
  )
}

const failingRow = ({ count, first }: CountedFailure): string => {
  const { journal, level, link, machine, path, picture, repeat, sentence, state } = first
  const of = `${machine === "shop" ? "весь магазин" : machine}, ${levelNames[level]}${count > 1 ? `, путей: ${count}` : ""}`
  return (
    `<li class="bad">${mark(sentence)}<span lang="en">${escapeXml(sentence)}</span><i>${escapeXml(of)}</i>` +
    `<dl>${state === null ? "" : `<dt>Состояние</dt><dd><code>${escapeXml(state)}</code></dd>`}<dt>Путь</dt><dd lang="en">${escapeXml(path)}</dd></dl>${pictureOf(picture)}` +
    `${journal === null || link === null ? "" : journalLinks(journal, link)}<p class="repeat">Повторить: <code>${escapeXml(repeat)}</code></p></li>`
  )
}

const machineSection = async (name: string, machine: AnyStateMachine, results: Results, inspector: string): Promise<string> => {
  const own = results.paths.filter((path) => path.machine === name)
  const coverage = coverageOf(own)
  const { edges } = chartOf(machine)
  const states = nodesOf(machine.root).filter(({ path }) => path.length > 0)
  const inBrowser = edges.filter(({ id }) => coverage.edge(id) === "browser").length
  const crossed = edges.filter(({ id }) => coverage.edge(id) !== "nowhere").length
  const figures = `состояний ${states.filter((node) => coverage.state(stateName(node)) !== "nowhere").length} из ${states.length}, переходов ${crossed} из ${edges.length}, в браузере ${inBrowser}`
  return (
    `<section id="${name}"><h2>${escapeXml(name)}<small>${figures}</small></h2>` +
    `<div class="drawing" tabindex="0" role="region" aria-label="Схема машины ${escapeXml(name)}">${await chartSvg(machine, coverage)}</div>${legend}` +
    uncrossedList(results.uncrossed[name] ?? {}) +
    sentenceList(results, name, inspector) +
    shotList(results, name) +
    (["browser", "live", "pure"] as const).map((level) => pathList(own, level, inspector)).join("") +
    `</section>`
  )
}

const legend =
  '<p class="legend"><span class="browser">пройдено в браузере</span><span class="core">пройдено только в ядре</span><span class="nowhere">не пройдено</span></p>'

/** A state is covered when a path reached it or a substate. */
const coverageOf = (paths: ReadonlyArray<PathResult>): Coverage => {
  const good = paths.filter(({ failure }) => failure === null)
  const [browser, core] = [good.filter(({ level }) => level === "browser"), good.filter(({ level }) => level !== "browser")]
  const seenIn = (has: (path: PathResult) => boolean): CoveragePlace =>
    browser.some(has) ? "browser" : core.some(has) ? "core" : "nowhere"
  return {
    edge: (id) => seenIn(({ crossed }) => crossed.includes(id)),
    state: (name) =>
      seenIn(({ states }) => states.some((state) => state.split(",").some((part) => part === name || part.startsWith(`${name}.`))))
  }
}

const uncrossedList = (uncrossed: Readonly<Record<string, string | null>>): string => {
  const rows = Object.entries(uncrossed).map(
    ([id, reason]) => `<li><code>${escapeXml(id)}</code><span>${escapeXml(reason ?? "причины в модели нет")}</span></li>`
  )
  return rows.length === 0 ? "" : `<h3>Не пройдено в браузере</h3><ul class="reasons">${rows.join("")}</ul>`
}

const sentenceList = ({ sentences }: Results, name: string, inspector: string): string => {
  const own = sentences.filter(({ machine }) => machine === name)
  const rows = own.map((result) => {
    const journal =
      result.journal === null
        ? ""
        : journalLinks(result.journal, linkTo(inspector, { journal: result.journal, actor: result.actor, level: "pure" }))
    const text = escapeXml(result.sentence.replace(/^\[[^\]]*\]\s*/, ""))
    const ids = result.ids.map((id) => `<b>${escapeXml(id)}</b>`).join("")
    return `<li class="${result.failure === null ? "well" : "bad"}">${mark(result.failure)}<span lang="en">${text}</span>${ids}${failureText(result.failure)}${journal}</li>`
  })
  const ids = [...new Set(own.flatMap((each) => each.ids))].toSorted()
  const proven = ids.length === 0 ? "" : `<small>требования: ${ids.join(", ")}</small>`
  return rows.length === 0 ? "" : `<h3>Утверждения${proven}</h3><ul class="paths">${rows.join("")}</ul>`
}

const shotList = ({ shots }: Results, name: string): string => {
  const own = shots.filter(({ machine }) => machine === name)
  const figures = own.map(({ faults, picture, state, title }) => {
    const axe =
      faults === null ? "axe не спрашивали: состояние временное" : faults.length === 0 ? "axe: замечаний нет" : `axe: ${faults.join("; ")}`
    return `<figure><img loading="lazy" src="${picture}" alt="${escapeXml(state)}"><figcaption><code>${escapeXml(state)}</code><span lang="en">${escapeXml(title)}</span><span class="${faults !== null && faults.length > 0 ? "bad" : "quiet"}">${escapeXml(axe)}</span></figcaption></figure>`
  })
  return own.length === 0 ? "" : `<h3>Как это видно</h3><div class="shots">${figures.join("")}</div>`
}

const pathList = (paths: ReadonlyArray<PathResult>, level: Level, inspector: string): string => {
  const own = paths.filter((path) => path.level === level)
  if (own.length === 0) return ""
  const failed = own.filter(({ failure }) => failure !== null).length
  const rows = own.map((path) => pathRow(path, inspector)).join("")
  const isOpen = failed > 0 || level === "browser"
  return `<details${isOpen ? " open" : ""}><summary>Пути: ${levelNames[level]}, ${own.length}${failed > 0 ? `, сбоев ${failed}` : ""}</summary><ul class="paths">${rows}</ul></details>`
}

const pathRow = ({ actor, failure, journal, level, ms, picture, title }: PathResult, inspector: string): string =>
  `<li class="${failure === null ? "well" : "bad"}">${mark(failure)}<span lang="en">${escapeXml(title)}</span><i>${ms < 1 ? "меньше 1 мс" : ms < 1000 ? `${Math.round(ms)} мс` : `${(ms / 1000).toFixed(1).replace(".", ",")} с`}</i>${failureText(failure)}${pictureOf(picture)}${journal === null ? "" : journalLinks(journal, linkTo(inspector, { journal, actor, level }))}</li>`

const pictureOf = (picture: string | null): string => (picture === null ? "" : `<img src="${picture}" alt="Страница в момент сбоя">`)

const shopSection = (results: Results, inspector: string): string => {
  const own = results.paths.filter(({ machine }) => machine === "shop")
  return own.length === 0
    ? ""
    : `<section id="shop"><h2>Весь магазин</h2><ul class="paths">${own.map((path) => pathRow(path, inspector)).join("")}</ul></section>`
}

const mark = (failure: string | null): string => (failure === null ? '<em aria-label="пройдено">✓</em>' : '<em aria-label="сбой">✗</em>')

const failureText = (failure: string | null): string => (failure === null ? "" : `<pre lang="en">${escapeXml(failure)}</pre>`)

const journalLinks = (name: string, link: string): string =>
  `<p class="journal"><a href="journals/${name}" download>${name}</a><a href="${escapeXml(link)}">Открыть в инспекторе</a></p>`

const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds.toFixed(1).replace(".", ",")} с` : `${Math.floor(seconds / 60)} мин ${Math.round(seconds % 60)} с`
