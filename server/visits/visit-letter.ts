import { calendarFile } from "../../core/domain/text/calendar-file.ts"
import { lowerFirst } from "../../core/domain/text/typography.ts"
import { isStone, nounsOf } from "../../core/domain/visits/thing-nouns.ts"
import { isAhead, soldText } from "../../core/domain/visits/visit.ts"
import { visitTime } from "../../core/domain/visits/visit-days.ts"
import { momentAt } from "../../core/domain/visits/visit-hours.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { LetterProduct } from "../cart/letter-product.ts"
import type { LetterItem, LetterContent } from "../platform/mail/letter-content.ts"
import type { Letter } from "../platform/mail/mail.ts"
import { endOf, type VisitLetterKind } from "./change-visit.ts"
import type { StoredVisit } from "./visits.ts"

/** `cancelLink` works without login; `at` is the time of writing. */
type LetterData = {
  readonly visit: StoredVisit
  readonly thing: LetterProduct | null
  readonly cancelLink: string
  readonly publicUrl: string
  readonly at: string
}

export const visitLetter = (kind: VisitLetterKind, data: LetterData): Letter => {
  const { publicUrl, visit } = data
  const content = contentOf[kind](data)
  const letter = letterOf(visit.email, publicUrl, { ...content, items: [itemOf(kind, data)] })
  return kind === "asked" ? letter : { ...letter, calendar: calendarOf(data) }
}

/** Omits the price when the product is sold or the visit cancelled. */
const itemOf = (kind: VisitLetterKind, { thing, visit }: LetterData): LetterItem => ({
  name: visit.thingName,
  picture: thing?.picture ?? null,
  details: thing?.details ?? "",
  quantity: 1,
  notes: [],
  sum: kind === "sold" || kind === "cancelled" ? null : (thing?.price ?? null)
})

type Write = (data: LetterData) => LetterContent

const requestedLetter: Write = ({ cancelLink, visit }) => ({
  subject: `Заявка № ${visit.id} на ${visit.kind === "salon" ? "показ в салоне" : "видеовстречу"} принята`,
  title: "Мы получили вашу заявку",
  paragraphs: [
    ...visitFacts(visit),
    `Проверим, что всё готово, и подтвердим встречу письмом. До подтверждения ${notReserved(visit)} и остаётся в продаже.`
  ],
  action: { text: "Отменить заявку", link: cancelLink },
  notes: [linkNote]
})

const confirmed: Write = ({ cancelLink, visit }) => ({
  subject: `Ждём вас: ${visitTime(visit)}`,
  title: visit.kind === "salon" ? "Показ подтверждён" : "Видеовстреча подтверждена",
  paragraphs: [...visitFacts(visit), ...talk(visit), reservation(visit)],
  action: { text: "Отменить визит", link: cancelLink },
  notes: [calendarNote, linkNote]
})

const moved: Write = ({ cancelLink, visit }) => ({
  subject: `Визит № ${visit.id} перенесён: ${visitTime(visit)}`,
  title: "Новое время визита",
  paragraphs: [...visitFacts(visit), ...talk(visit), reservation(visit)],
  action: { text: "Отменить визит", link: cancelLink },
  notes: [calendarNote, linkNote]
})

const cancelled: Write = ({ publicUrl, visit }) => ({
  subject: `Визит № ${visit.id} отменён`,
  title: "Визит отменён",
  paragraphs: [...visitFacts(visit), ...(visit.reason === null ? [] : [visit.reason]), "Записаться можно ещё раз."],
  action: { text: `Открыть ${nounsOf(visit.thing).name}`, link: `${publicUrl}${visit.thingLink}` },
  notes: []
})

const sold: Write = ({ publicUrl, visit }) => ({
  subject: `${visit.thingName}: ${lowerFirst(soldText(visit.thing))}`,
  title: soldText(visit.thing),
  paragraphs: [
    ...visitFacts(visit),
    `До дня визита ${nounsOf(visit.thing).name} можно было купить, и его купили, заказали или сняли с продажи. Жаль, что так вышло: встречу мы отменили. Подберём похожее и запишем вас снова.`
  ],
  action: { text: "Смотреть похожее", link: `${publicUrl}${isStone(visit.thing) ? "/diamonds" : "/jewelry/"}` },
  notes: [`Подобрать похожее поможет салон: ${visit.placePhone}.`]
})

const contentOf: Readonly<Record<VisitLetterKind, Write>> = { asked: requestedLetter, confirmed, moved, cancelled, sold }

const visitFacts = (visit: StoredVisit): ReadonlyArray<string> => [
  visitTime(visit),
  visit.kind === "video" ? "Видеовстреча с геммологом" : `${visit.placeName}: ${visit.placeAddress}, ${visit.placePhone}`
]

const talk = ({ videoLink }: StoredVisit): ReadonlyArray<string> => (videoLink === null ? [] : [`Ссылка на встречу: ${videoLink}`])

/** Before the day of the visit the product is on sale. */
const reservation = ({ hour, thing }: StoredVisit): string => {
  const { it, name, reserved } = nounsOf(thing)
  return `В день визита до ${hour + 1}:00 ${name} ${reserved} для вас: оплатить его можете только вы. До этого дня ${it} остаётся в продаже; если ${it} раньше уйдёт из продажи, мы сразу напишем.`
}

const notReserved = ({ thing }: StoredVisit): string => `${nounsOf(thing).name} не ${nounsOf(thing).reserved}`

const calendarNote = "Файл календаря приложен к письму."
const linkNote = "По ссылке визит отменяется без входа в магазин, поэтому не пересылайте это письмо."

const calendarOf = ({ at, publicUrl, visit }: LetterData): string =>
  calendarFile({
    uid: `visit-${visit.id}@${new URL(publicUrl).hostname}`,
    title: `${visit.kind === "salon" ? "Салон «Грань»" : "Видеовстреча с геммологом «Грани»"}: ${visit.thingName}`,
    when: { kind: "time", from: momentAt(visit.city, visit.day, visit.hour), until: endOf(visit.city, visit) },
    place: visit.kind === "salon" ? `${visit.placeName}, ${visit.placeAddress}` : (visit.videoLink ?? "Ссылка в письме"),
    description: [...talk(visit), `Телефон: ${visit.placePhone}`].join("\n"),
    link: `${publicUrl}${visit.thingLink}`,
    writtenAt: at,
    version: visit.version,
    isCancelled: !isAhead(visit.state)
  })
