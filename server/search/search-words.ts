import { Clock, Effect, Schema } from "effect"
import { Database } from "../platform/db/database.ts"
import { type DatabaseEffect, query } from "../platform/db/query.ts"

/** `silent`: stop words (и, для). */
const kinds = ["jewelry", "diamonds", "piece", "page", "landing", "silent"] as const

export type TermWord = { readonly reading: number; readonly place: number; readonly word: string }

/** Migration 0006. */
const WordMeaning = Schema.Struct({
  reading: Schema.Int,
  place: Schema.Int,
  kind: Schema.Literals(kinds),
  facet: Schema.String,
  values: Schema.Array(Schema.String)
})
export type WordMeaning = typeof WordMeaning.Type

/** Matches by stem, and by prefix unless the word itself is indexed. */
export const findWords = (words: ReadonlyArray<TermWord>): DatabaseEffect<ReadonlyArray<WordMeaning>> =>
  words.length === 0 ? Effect.succeed([]) : query(selectKnown, [JSON.stringify(words)], WordMeaning)

/** One word per meaning, catalogue words before names. */
export const completeWord = (beginning: string, count: number): DatabaseEffect<ReadonlyArray<string>> =>
  Effect.map(query<{ word: string }>(selectCompletions, [beginning, count]), (rows) => rows.map(({ word }) => word))

/** Words for spelling correction, catalogue words first. Cached for a minute: newer words are found but not suggested. */
export const findVocabulary: DatabaseEffect<ReadonlyArray<string>> = Effect.gen(function* () {
  const database = yield* Database
  const now = yield* Clock.currentTimeMillis
  const cached = vocabularies.get(database)
  if (cached !== undefined && now - cached.readAt < cacheMs) return cached.words
  const words = (yield* query<{ word: string }>(selectVocabulary)).map(({ word }) => word)
  vocabularies.set(database, { words, readAt: now })
  return words
})

const vocabularies = new WeakMap<Database["Service"], { readonly words: ReadonlyArray<string>; readonly readAt: number }>()
const cacheMs = 60_000

const selectKnown = `with asked as materialized (
    select reading, place, word, case when word ~ '^[a-z]$' then word else search_lexeme(word) end as lexeme
    from jsonb_to_recordset($1::jsonb) as asked (reading int4, place int4, word text)
  ), known as (
    select asked.reading, asked.place, words.kind, words.facet, words.value
      from asked cross join lateral (select kind, facet, value from search_words where lexeme = asked.lexeme offset 0) as words
      where asked.lexeme <> ''
    union
    select asked.reading, asked.place, words.kind, words.facet, words.value
      from asked join search_words as words on words.word ~>=~ asked.word and words.word ~<~ (asked.word || chr(65535))
      where length(asked.word) > 1 and asked.lexeme <> '' and not exists (select from search_words as whole where whole.word = asked.word)
    union
    select reading, place, 'silent', '', '' from asked where lexeme = ''
  )
  select reading, place, kind, facet, jsonb_agg(value) as values from known group by reading, place, kind, facet`

const selectCompletions = `select word from (
    select distinct on (kind, facet, value) word, kind, rank from search_words
    where word ~>=~ $1 and word ~<~ ($1 || chr(65535)) and word <> $1 and (kind in ('jewelry', 'diamonds') or (kind = 'piece' and rank = 1))
      and not exists (select from search_words as whole where whole.word = $1)
    order by kind, facet, value, rank, word
  ) as found group by word order by bool_and(kind = 'piece'), min(rank), word limit $2::int4`

const selectVocabulary = `select word from search_words where facet <> 'text' and word ~ '[a-zа-я]'
  group by word order by min(case kind when 'jewelry' then 0 when 'diamonds' then 0 when 'piece' then 1 else 2 end), min(rank), word`
