import { Clock, Effect } from "effect"
import type { VisitState } from "../../core/domain/visits/visit.ts"
import { fingerprint, newToken } from "../platform/identity/secrets.ts"
import { findLetterProduct } from "../cart/letter-product.ts"
import { execute } from "../platform/db/query.ts"
import { type DueLetters, startLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import type { VisitLetterKind } from "./change-visit.ts"
import { visitLetter } from "./visit-letter.ts"
import { findVisit } from "./visits.ts"

/** Puts a new cancel link into each letter. */
const visitLetters: DueLetters<{ readonly visitId: number; readonly kind: VisitLetterKind }> = {
  table: "visit_letters",
  columns: 'visit_id as "visitId", kind',
  about: "a visit",
  write: Effect.fnUntraced(function* ({ kind, visitId }, publicUrl) {
    const visit = yield* findVisit(visitId)
    if (visit === null || visit.state !== stateOf(kind)) return null
    const token = newToken()
    yield* execute("insert into visit_links (token_hash, visit_id) values ($1, $2)", [fingerprint(token), visitId])
    const at = new Date(yield* Clock.currentTimeMillis).toISOString()
    return visitLetter(kind, {
      visit,
      thing: yield* findLetterProduct(visit.thing),
      cancelLink: `${publicUrl}/visit/cancel?token=${token}`,
      publicUrl,
      at
    })
  })
}

/** State of a visit in which the text of the letter is true; a letter that is sent late may have lost its reason. */
const stateOf = (kind: VisitLetterKind): VisitState => (kind === "moved" ? "confirmed" : kind)

export const sendVisitLetters = (publicUrl: string) => sendDueLetters(visitLetters, publicUrl)

export const startVisitLetters = (publicUrl: string) => startLetters(visitLetters, publicUrl)
