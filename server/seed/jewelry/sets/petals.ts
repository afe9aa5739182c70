import type { PieceSet } from "./piece-set.ts"

/** Flowers, wreaths and blossom. */
export const petals: ReadonlyArray<PieceSet> = [
  {
    name: "Ореол",
    designs: ["halo", "bar-brooch"],
    meanings: ["Ореолом называют светлый круг, который видно в тонком облаке: здесь его составили из камней."]
  },
  {
    name: "Пион",
    designs: ["halo", "studs", "bar-brooch"],
    meanings: ["Пион раскрывается за один тёплый день, и лепестков в нём столько, что середину видно не сразу."]
  },
  {
    name: "Жасмин",
    designs: ["studs", "pendant-halo", "eternity"],
    meanings: ["Жасмин узнают с закрытыми глазами, а здесь от него осталась форма: белые звёзды на тонкой ветке."]
  },
  {
    name: "Ирис",
    designs: ["solitaire-pear", "studs", "three-stone"],
    meanings: ["У ириса три лепестка подняты и три опущены: равновесие, которое ювелиры повторяют давно."]
  },
  {
    name: "Вишня",
    designs: ["halo-studs", "halo", "solitaire"],
    meanings: ["Вишня цветёт меньше недели, и под ней успевают посидеть только те, кто вышел вовремя."]
  },
  {
    name: "Анемон",
    designs: ["halo", "bar-brooch", "halo-studs"],
    meanings: ["Анемон закрывается перед дождём и раскрывается к солнцу ровным светлым кругом."]
  },
  {
    name: "Камелия",
    designs: ["solitaire", "halo", "halo-studs"],
    meanings: ["Камелия не пахнет, зато лепестки лежат в ней так ровно, будто их раскладывали по циркулю."]
  },
  {
    name: "Венок",
    designs: ["circle-brooch", "eternity", "tennis"],
    meanings: ["Венок плетут по кругу и замыкают незаметно: найти первый цветок уже нельзя."]
  },
  {
    name: "Лепесток",
    designs: ["pendant-heart", "single-stud", "solitaire-pear"],
    meanings: ["Лепесток не тяжелее своей тени, и {this} {сделано/сделана/сделан/сделаны} с той же мыслью: меньше металла, больше воздуха."]
  },
  {
    name: "Бутон",
    designs: ["solitaire", "studs", "single-stud", "pendant-round"],
    meanings: [
      "В бутоне цветок уже весь есть, только сложен: крапаны сходятся здесь к {камню|камням}, как чашелистики.",
      "Бутон обещает больше, чем показывает, и в этом его сила."
    ]
  },
  {
    name: "Незабудка",
    designs: ["halo-studs", "halo", "pendant-pear"],
    meanings: ["Незабудка мала, и потому её дарят целой горстью; имя говорит остальное."]
  },
  {
    name: "Ландыш",
    designs: ["drops", "single-drop", "lariat"],
    meanings: ["Ландыш держит цветы на изогнутой ножке, и они качаются все сразу."]
  },
  {
    name: "Магнолия",
    designs: ["solitaire-cushion", "halo", "pendant-halo"],
    meanings: ["Магнолия зацветает раньше, чем выпустит листья: на голой ветке только свет."]
  },
  {
    name: "Шиповник",
    designs: ["three-stone", "star-brooch", "solitaire-oval"],
    meanings: ["У шиповника пять простых лепестков и ничего лишнего: из таких цветов вывели все садовые розы."]
  },
  {
    name: "Астра",
    designs: ["halo", "halo-studs"],
    meanings: ["Астра по-гречески значит «звезда», и лучи у неё расходятся так же, от середины к краю."]
  },
  {
    name: "Мимоза",
    designs: ["lariat", "halo-studs"],
    meanings: ["На ветке мимозы множество мелких шаров, и каждый светит сам по себе."]
  },
  {
    name: "Сирень",
    designs: ["halo", "studs"],
    meanings: ["В кисти сирени сотня мелких цветков, и запоминается она целиком."]
  },
  {
    name: "Соцветие",
    designs: ["three-stone", "bangle", "circle-brooch"],
    meanings: ["В соцветии каждый цветок мал, зато вместе они видны издали: камни здесь подобраны по тому же правилу."]
  },
  {
    name: "Василёк",
    designs: ["bezel", "pendant-halo"],
    meanings: ["Василёк растёт там, где его не сажали, и от этого кажется подарком."]
  },
  {
    name: "Гортензия",
    designs: ["halo", "station", "pendant-pear"],
    meanings: ["Гортензия собирает шар из сотен мелких цветов и держит его до заморозков."]
  }
]
