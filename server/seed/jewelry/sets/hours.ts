import type { PieceSet } from "./piece-set.ts"

/** Hours, months and weather, outside the collections. */
export const hours: ReadonlyArray<PieceSet> = [
  {
    name: "Полночь",
    designs: ["solitaire", "studs", "riviera", "halo"],
    meanings: ["В полночь меняется дата, а разговор продолжается."]
  },
  {
    name: "Сумерки",
    designs: ["bezel", "studs", "pendant-halo"],
    meanings: [
      "В сумерках цвета уходят первыми, а блеск последним.",
      "Сумерки длятся минут сорок: как раз столько хватает, чтобы одеться и выйти."
    ]
  },
  {
    name: "Утро",
    designs: ["studs", "single-stud", "lariat", "pendant-round"],
    meanings: [
      "Утром украшение надевают не глядя, поэтому оно должно быть понятным на ощупь.",
      "Утро простое время: кофе, ключи, {pieceAcc} и пальто."
    ]
  },
  {
    name: "Июнь",
    designs: ["solitaire", "halo", "drops"],
    meanings: ["В июне вечер длится до одиннадцати, и кажется, что так будет всегда."]
  },
  {
    name: "Август",
    designs: ["halo-studs", "solitaire-cushion", "bezel"],
    meanings: ["В августе падают звёзды, и на балконе сидят, запрокинув голову."]
  },
  {
    name: "Сентябрь",
    designs: ["solitaire-emerald", "studs", "three-stone"],
    meanings: [
      "Сентябрь любит тех, кто начинает сначала: новые тетради, новые маршруты.",
      "Сентябрьский свет мягче летнего, но видно при нём дальше."
    ]
  },
  {
    name: "Октябрь",
    designs: ["solitaire-princess", "bangle", "halo"],
    meanings: ["В октябре солнце низкое и проходит комнату насквозь."]
  },
  {
    name: "Ноябрь",
    designs: ["bezel", "bevelled", "solitaire-princess"],
    meanings: ["В ноябре света мало, и поэтому его замечают."]
  },
  {
    name: "Январь",
    designs: ["solitaire-oval", "bezel", "studs"],
    meanings: [
      "В январе свет удваивается: половина приходит с неба, половина от снега.",
      "Январские дни прибавляют по две минуты, и это уже заметно тем, кто смотрит в окно."
    ]
  },
  {
    name: "Иней",
    designs: ["halo", "eternity", "halo-studs", "bangle"],
    meanings: [
      "Иней садится на каждую ветку отдельно, не пропуская тонких.",
      "Иней не падает с неба, он вырастает из воздуха, игла к игле, пока все спят."
    ]
  },
  {
    name: "Первый снег",
    designs: ["bevelled", "studs", "chain-bracelet", "halo"],
    meanings: ["Первый снег идёт недолго, но в комнате от него сразу светлее.", "К первому снегу никто не готов, и все ему рады."]
  },
  {
    name: "Оттепель",
    designs: ["drops", "pendant-pear", "three-stone"],
    meanings: ["В оттепель с крыш капает на солнце, и каждая капля успевает вспыхнуть."]
  },
  {
    name: "Равноденствие",
    designs: ["three-stone", "half-eternity"],
    meanings: ["В равноденствие день и ночь делят сутки поровну и ни о чём не спорят."]
  },
  {
    name: "Солнцестояние",
    designs: ["solitaire", "bezel", "pendant-halo"],
    meanings: ["В солнцестояние солнце будто замирает, прежде чем повернуть обратно."]
  },
  {
    name: "Бабье лето",
    designs: ["halo", "halo-studs"],
    meanings: ["Бабье лето приносит несколько дней тепла, которых уже не ждали."]
  },
  {
    name: "Новолуние",
    designs: ["bezel", "single-hoop", "band"],
    meanings: ["В новолуние луны не видно, но её круг на месте."]
  },
  {
    name: "Полнолуние",
    designs: ["solitaire", "studs", "pendant-halo", "bezel"],
    meanings: [
      "В полнолуние дорогу видно без фонаря.",
      "Полная луна круглая всего одну ночь, {камень|камни} «Полнолуния» {держит|держат} круг всегда."
    ]
  },
  {
    name: "Воскресенье",
    designs: ["pendant-round", "chain-bracelet", "three-stone"],
    meanings: ["В воскресенье торопиться некуда: можно выйти к завтраку в халате и в бриллиантах."]
  },
  {
    name: "Каникулы",
    designs: ["chain-bracelet", "halo", "hoops"],
    meanings: ["Каникулы вспоминают по мелочам: по соли на руке, по полосе света на шторе."]
  },
  {
    name: "Мгновение",
    designs: ["solitaire-oval", "pendant-heart", "studs", "halo"],
    meanings: ["Мгновение не остановить, зато его можно отметить."]
  },
  {
    name: "Вечность",
    designs: ["eternity", "riviera", "solitaire", "three-stone"],
    meanings: ["О вечности лучше говорить коротко: у неё нет ни начала, ни конца."]
  },
  {
    name: "Пауза",
    designs: ["bezel", "chain-bracelet"],
    meanings: ["Паузу в нотах пишут так же тщательно, как звук."]
  },
  {
    name: "Радуга",
    designs: ["drops", "three-stone", "pendant-pear"],
    meanings: ["Радугу каждый видит свою: сдвинься на шаг, и светят уже другие капли."]
  },
  {
    name: "Зарница",
    designs: ["solitaire-pear", "halo"],
    meanings: ["Зарница вспыхивает без грома: это далёкая гроза, которую видно, но не слышно."]
  },
  {
    name: "Метель",
    designs: ["halo", "chain-bracelet", "solitaire"],
    meanings: ["Метель видно в свете фонаря: вокруг темно, а в его круге тысячи белых точек."]
  },
  {
    name: "Закат",
    designs: ["three-stone", "hoops"],
    meanings: ["На закате у всего появляется длинная тень и тёплый край."]
  },
  {
    name: "Звездопад",
    designs: ["halo", "solitaire-marquise", "halo-studs"],
    meanings: ["Звездопад нельзя поторопить: нужно смотреть вверх и ждать."]
  },
  {
    name: "Штиль",
    designs: ["band", "solitaire-marquise", "bezel"],
    meanings: ["В штиль линия горизонта проведена будто по линейке."]
  },
  {
    name: "Май",
    designs: ["halo", "halo-studs"],
    meanings: ["В мае всё зелёное ещё разных оттенков: к июню они сравняются."]
  },
  {
    name: "Високосный день",
    designs: ["solitaire", "eternity", "three-stone"],
    meanings: ["Лишний день бывает раз в четыре года, и его не жалко потратить на прогулку."]
  }
]
