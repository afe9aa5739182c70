import type { PieceSet } from "./piece-set.ts"

/** Music, theatre and writing, outside the collections. */
export const music: ReadonlyArray<PieceSet> = [
  {
    name: "Соната",
    designs: ["three-stone", "solitaire-cushion"],
    meanings: ["В сонате две темы спорят и к концу находят общий тон."]
  },
  {
    name: "Прелюдия",
    designs: ["solitaire-oval", "single-stud", "pendant-round"],
    meanings: [
      "Прелюдию играют перед главным, но многие пришли ради неё.",
      "Прелюдия коротка и ни на что не претендует, поэтому её просят повторить."
    ]
  },
  {
    name: "Ноктюрн",
    designs: ["studs", "lariat", "solitaire-marquise"],
    meanings: ["Ноктюрн пишут для вечера: негромко, с длинными паузами."]
  },
  {
    name: "Адажио",
    designs: ["halo-studs", "bevelled", "solitaire-cushion"],
    meanings: ["Адажио играют не спеша, и в этом темпе слышно каждую ноту."]
  },
  {
    name: "Вальс",
    designs: ["three-stone", "hoops"],
    meanings: ["В вальсе считают до трёх и начинают сначала, пока счёт не станет не нужен."]
  },
  {
    name: "Каденция",
    designs: ["solitaire-oval", "bangle", "pendant-pear"],
    meanings: ["В каденции оркестр замолкает, чтобы услышали одного."]
  },
  {
    name: "Аккорд",
    designs: ["three-stone", "chain-bracelet", "solitaire-emerald"],
    meanings: ["Аккорд берут сразу, но слышен в нём каждый звук."]
  },
  {
    name: "Камертон",
    designs: ["bezel", "studs"],
    meanings: ["Камертон даёт одну ноту, по которой настраивают остальные."]
  },
  {
    name: "Скрипка",
    designs: ["pendant-heart", "halo", "solitaire-marquise"],
    meanings: ["У скрипки нет прямых линий, кроме струн."]
  },
  {
    name: "Арфа",
    designs: ["drops", "riviera-pear", "three-stone"],
    meanings: ["Струны у арфы разной длины, и поэтому она похожа на крыло."]
  },
  {
    name: "Романс",
    designs: ["solitaire", "pendant-heart"],
    meanings: ["Романс поют вполголоса, для того, кто рядом."]
  },
  {
    name: "Ария",
    designs: ["solitaire-oval", "drops", "halo"],
    meanings: ["Арию ждут весь акт, и зал узнаёт её по первым двум нотам."]
  },
  {
    name: "Рондо",
    designs: ["bevelled", "halo"],
    meanings: ["В рондо тема возвращается снова и снова, как фигура в хороводе."]
  },
  {
    name: "Легато",
    designs: ["riviera-pear", "band", "bezel"],
    meanings: ["Легато играют одним дыханием, без просвета между нотами."]
  },
  {
    name: "Стаккато",
    designs: ["station", "three-stone"],
    meanings: ["В стаккато звуки короткие, и между ними слышно тишину."]
  },
  {
    name: "Строка",
    designs: ["eternity", "emerald-line", "solitaire-emerald", "hoops"],
    meanings: ["Строка держится ритмом, а не длиной."]
  },
  {
    name: "Письмо",
    designs: ["solitaire-emerald", "pendant-round", "single-drop", "studs"],
    meanings: ["Письмо пишут одному человеку, даже если прочтут его потом многие."]
  },
  {
    name: "Эпиграф",
    designs: ["solitaire-marquise", "pendant-pear", "bezel"],
    meanings: ["Эпиграф ставят до первой строки: он короток, но настраивает на всё остальное."]
  },
  {
    name: "Сонет",
    designs: ["halo", "studs"],
    meanings: ["В сонете ровно четырнадцать строк, и строгая форма освобождает его от лишнего."]
  },
  {
    name: "Многоточие",
    designs: ["three-stone", "lariat"],
    meanings: ["Многоточием заканчивают то, что ещё продолжится."]
  },
  {
    name: "Запятая",
    designs: ["single-stud", "pendant-pear"],
    meanings: ["Запятая не заканчивает фразу, а даёт ей вдохнуть."]
  },
  {
    name: "Премьера",
    designs: ["studs", "station", "halo"],
    meanings: ["На премьере в фойе светлее, чем на сцене.", "К премьере готовятся месяцами, чтобы в первый вечер этого никто не заметил."]
  },
  {
    name: "Антракт",
    designs: ["halo-studs", "bezel", "bangle"],
    meanings: ["В антракте люстру зажигают на полную, и видно, кто что надел."]
  },
  {
    name: "Ложа",
    designs: ["hoops", "riviera-pear", "three-stone"],
    meanings: ["Из ложи видно и сцену, и зал, и не всегда понятно, что интереснее."]
  },
  {
    name: "Увертюра",
    designs: ["solitaire", "halo"],
    meanings: ["В увертюре уже есть все мелодии оперы, только ещё без слов."]
  },
  {
    name: "Эскиз",
    designs: ["single-hoop", "solitaire-princess"],
    meanings: ["В эскизе остаются только те линии, без которых нельзя."]
  },
  {
    name: "Акварель",
    designs: ["solitaire-pear", "pendant-pear", "halo"],
    meanings: ["Белого в акварели нет, белым служит чистая бумага: свет просто оставляют."]
  },
  {
    name: "Витраж",
    designs: ["solitaire-princess", "halo"],
    meanings: ["Витраж с улицы тёмен и оживает для тех, кто вошёл."]
  }
]
