export type Unit = "thousand" | "million" | "rouble" | "carat" | "size" | "centimetre"
export type Bound = "from" | "to" | "about"

const units: ReadonlyArray<readonly [Unit, RegExp]> = [
  ["thousand", /^(?:тыс(?:яч[аиуе]?)?|тыщ[аиу]?|тр?|к|k|thousand)$/],
  ["million", /^(?:млн|миллион(?:а|ов|у|ы)?|лям(?:а|ов)?|mln|million)$/],
  ["rouble", /^(?:₽|р|руб(?:л(?:ь|я|ей|и))?|rub)$/],
  ["carat", /^(?:карат(?:а|ов|ы|у|ник)?|кар|кт|ct|carats?)$/],
  ["size", /^(?:размер(?:а|у|ом|е|ы|ов)?|разм|size)$/],
  ["centimetre", /^(?:см|сантиметр(?:а|ов)?|cm)$/]
]

export const unitOf = (text: string): Unit | undefined => units.find(([, form]) => form.test(text))?.[0]

const bounds: ReadonlyArray<readonly [Bound, RegExp]> = [
  ["from", /^(?:от|свыше|дороже|более|больше|минимум|from|over|>|≥)$/],
  ["to", /^(?:до|дешевле|менее|меньше|максимум|under|<|≤)$/],
  ["about", /^(?:около|примерно|порядка|приблизительно|about|~|≈|за)$/]
]

export const boundOf = (text: string): Bound | undefined => bounds.find(([, form]) => form.test(text))?.[0]

/** Labels that select nothing alone. */
export const isLabel = (text: string): boolean =>
  /^(?:цвет(?:а|ом)?|чистот(?:а|ы|ой)|огранк(?:а|и|ой|е)|форм(?:а|ы|ой)|проб(?:а|ы|ой)|металл(?:а)?|сертификат(?:а|ом|ы)?|отчет|артикул(?:а)?|арт|код|номер(?:а|ом)?|цен(?:а|ы|ой|е|у)|стоимость(?:ю)?|бюджет(?:ом)?|вес(?:ом|а)?|масс(?:а|ой)|размер(?:а|ом|ы)?|руб|рублей|color|clarity|№)$/.test(
    text
  )

export const isColorLabel = (text: string): boolean => /^(?:цвет(?:а|ом)?|color)$/.test(text)

/** Prepositions and conjunctions. */
export const isJoint = (text: string): boolean =>
  /^(?:[а-я]|с|со|из|для|на|или|не|по|за|под|без|во|от|до|the|with|and|of|for|in)$/.test(text)

const words: Readonly<Record<string, number>> = {
  один: 1,
  одного: 1,
  одна: 1,
  четверть: 0.25,
  треть: 0.33,
  половина: 0.5,
  половину: 0.5,
  пол: 0.5,
  полтора: 1.5,
  полутора: 1.5,
  два: 2,
  две: 2,
  двух: 2,
  три: 3,
  трех: 3,
  четыре: 4,
  четырех: 4,
  пять: 5,
  пяти: 5,
  шесть: 6,
  шести: 6,
  семь: 7,
  семи: 7,
  восемь: 8,
  восьми: 8,
  девять: 9,
  девяти: 9,
  десять: 10,
  десяти: 10,
  пятнадцать: 15,
  пятнадцати: 15,
  двадцать: 20,
  двадцати: 20,
  тридцать: 30,
  тридцати: 30,
  сорок: 40,
  сорока: 40,
  пятьдесят: 50,
  пятидесяти: 50,
  шестьдесят: 60,
  шестидесяти: 60,
  семьдесят: 70,
  семидесяти: 70,
  восемьдесят: 80,
  восьмидесяти: 80,
  девяносто: 90,
  девяноста: 90,
  сто: 100,
  ста: 100,
  полтораста: 150,
  двести: 200,
  двухсот: 200,
  триста: 300,
  трехсот: 300,
  четыреста: 400,
  четырехсот: 400,
  пятьсот: 500,
  пятисот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  девятьсот: 900
}

export const numberWord = (text: string): number | undefined => (Object.hasOwn(words, text) ? words[text] : undefined)

/** «полкарата», «полмиллиона». */
export const halfOf = (text: string): Unit | undefined => {
  const [, whole = ""] = /^пол[у]?(.{4,})$/.exec(text) ?? []
  const unit = unitOf(whole)
  return unit === "carat" || unit === "million" ? unit : undefined
}

/** Goods that the shop does not sell: such words are never corrected. */
export const isUnsold = (text: string): boolean =>
  /^(?:сапфир|рубин|топаз|аметист|багет|бриолет|кабошон|тапер|трилл?и[ао]н(?:т|$)|жемчу|гранат|опал|аквамарин|танзанит|турмалин|шпинел|александрит|муассанит|фианит|циркон|агат|янтар|хризолит|цитринов|сереб|925|цеп(?:ь|и|оч)|час(?:ы|ов)|запонк|пирсинг|крест|кольчуг|иконк|слоник|мужск|женск|детск|silver|sapphire|ruby|pearl)/.test(
    text
  )

/** Words read without the dictionary. */
export const isGrammarWord = (text: string): boolean =>
  unitOf(text) !== undefined ||
  boundOf(text) !== undefined ||
  numberWord(text) !== undefined ||
  halfOf(text) !== undefined ||
  isLabel(text) ||
  isJoint(text)

export const grammarVocabulary: ReadonlyArray<string> = [
  ...["карат", "карата", "карат", "размер", "размера", "тысяч", "тысячи", "миллион", "миллиона", "рублей", "дешевле", "дороже", "около"],
  ...["примерно", "огранка", "чистота", "сертификат", "артикул"]
]
