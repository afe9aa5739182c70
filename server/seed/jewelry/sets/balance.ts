import type { PieceSet } from "./piece-set.ts"

/** Geometry, pairs, symmetry. */
export const balance: ReadonlyArray<PieceSet> = [
  {
    name: "Ось",
    designs: ["three-stone", "solitaire-emerald", "bar-brooch"],
    meanings: ["Через {pieceAcc} «Ось» можно провести прямую, и левая половина повторит правую."]
  },
  {
    name: "Диаметр",
    designs: ["studs", "bezel", "circle-brooch"],
    meanings: [
      "Диаметр делит круг поровну, в какую сторону его ни проведи.",
      "Всё здесь отмерено от одного числа, диаметра {камня|камней}: отсюда и имя."
    ]
  },
  {
    name: "Хорда",
    designs: ["bar-brooch", "bangle", "bevelled"],
    meanings: ["Хорда соединяет две точки круга по прямой, а по-гречески это слово значит «струна»."]
  },
  {
    name: "Симметрия",
    designs: ["studs", "three-stone"],
    meanings: ["Симметрия здесь ещё и способ проверки: малейший перекос был бы виден сразу."]
  },
  {
    name: "Параллель",
    designs: ["bevelled", "bangle", "bar-brooch"],
    meanings: ["Параллельные линии не сходятся, зато никогда и не расходятся."]
  },
  {
    name: "Равновесие",
    designs: ["three-stone", "studs", "pendant-round"],
    meanings: ["Равновесие не значит покой: весы замирают, только когда обе чаши спорят на равных."]
  },
  {
    name: "Маятник",
    designs: ["drops", "single-drop", "pendant-pear"],
    meanings: ["Маятник возвращается в одну и ту же точку, как далеко его ни отведи."]
  },
  {
    name: "Вектор",
    designs: ["solitaire-princess", "single-hoop", "bar-brooch"],
    meanings: ["У вектора есть длина и направление, больше ничего: рисунок {of} так же краток."]
  },
  {
    name: "Аксиома",
    designs: ["solitaire-oval", "studs", "bevelled"],
    meanings: ["Аксиому не доказывают, с неё начинают."]
  },
  {
    name: "Формула",
    designs: ["solitaire", "three-stone", "pendant-round"],
    meanings: ["Хорошая формула коротка, и каждый знак в ней на своём месте."]
  },
  {
    name: "Теорема",
    designs: ["solitaire-princess", "bezel"],
    meanings: ["Теорему доказывают один раз и навсегда; расчёт {of} тоже доведён до десятых долей миллиметра."]
  },
  {
    name: "Орбита",
    designs: ["halo", "eternity", "circle-brooch"],
    meanings: [
      "На орбите ничего не держат силой: всё решают скорость и расстояние.",
      "Спутники идут по кругу и не приближаются: мелкие камни так же держат расстояние до соседних."
    ]
  },
  {
    name: "Циркуль",
    designs: ["circle-brooch", "bezel", "band"],
    meanings: ["Циркуль оставляет в центре едва заметную точку, с которой начался круг."]
  },
  {
    name: "Отвес",
    designs: ["drops", "pendant-pear"],
    meanings: ["Отвес всегда знает, где низ, поэтому по нему и ставят стены."]
  },
  {
    name: "Унисон",
    designs: ["hoops", "eternity", "riviera", "tennis"],
    meanings: [
      "В унисоне голоса звучат одной нотой, и отличить их нельзя: камни подобраны так же.",
      "Унисон проще всего написать и труднее всего спеть: любое расхождение слышно сразу."
    ]
  },
  {
    name: "Модуль",
    designs: ["bezel", "station", "emerald-line"],
    meanings: ["Модулем зодчие называли меру, которой проверяли весь дом: здесь это диаметр камня."]
  },
  {
    name: "Пропорция",
    designs: ["solitaire-emerald", "three-stone", "pendant-heart"],
    meanings: ["Пропорцию нельзя подправить в одном месте, не тронув другого."]
  },
  {
    name: "Меридиан",
    designs: ["half-eternity", "tennis", "pendant-pear"],
    meanings: ["Меридиан проходит через оба полюса и возвращается туда, откуда вышел."]
  },
  {
    name: "Диалог",
    designs: ["halo-studs", "bevelled", "solitaire-princess"],
    meanings: ["В диалоге важно, чтобы было слышно обоих."]
  },
  {
    name: "Дуэт",
    designs: ["studs", "bevelled", "solitaire"],
    meanings: ["Дуэт хорош тогда, когда второй голос слышит первый."]
  }
]
