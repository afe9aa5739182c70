import type { PieceSet } from "./piece-set.ts"

/** Streets, towns and waters, outside the collections. */
export const places: ReadonlyArray<PieceSet> = [
  {
    name: "Петровка",
    designs: ["solitaire", "hoops", "tennis", "bezel"],
    meanings: [
      "Петровка коротка, и по ней хорошо идти с тем, с кем не нужно торопиться.",
      "Витрины на Петровке зажигают рано, ещё до сумерек: {this} {помнит/помнят} этот ровный свет."
    ]
  },
  {
    name: "Фонтанка",
    designs: ["hoops", "three-stone", "pendant-halo"],
    meanings: ["Фонтанка отражает всё перевёрнутым, и каждый её мост вместе с отражением складывается в круг."]
  },
  {
    name: "Мойка",
    designs: ["pendant-pear", "bezel", "half-eternity"],
    meanings: ["Мойка изгибается так, что с одного моста виден следующий."]
  },
  {
    name: "Летний сад",
    designs: ["halo", "halo-studs", "solitaire-cushion"],
    meanings: ["В Летнем саду липы подстрижены, а тень под ними лежит как хочет."]
  },
  {
    name: "Белые ночи",
    designs: ["solitaire", "drops", "riviera"],
    meanings: [
      "В белые ночи можно читать у окна до утра, и фонари стоят без дела.",
      "Белой ночью у вещей нет резких теней: так и нужно рассматривать {thisAcc}, при мягком свете из окна."
    ]
  },
  {
    name: "Пречистенка",
    designs: ["hoops", "three-stone", "solitaire-emerald"],
    meanings: ["Особняки Пречистенки невысоки: их строили в пропорции к человеку, а не к площади."]
  },
  {
    name: "Сретенка",
    designs: ["solitaire-cushion", "pendant-round", "single-hoop", "bezel"],
    meanings: ["Имя Сретенки значит «встреча».", "Сретенка узкая, и встретиться на ней проще, чем разминуться."]
  },
  {
    name: "Остоженка",
    designs: ["three-stone", "solitaire-emerald"],
    meanings: ["На Остоженке когда-то стояли стога, от них и осталось имя; прямая улица появилась потом."]
  },
  {
    name: "Арбат",
    designs: ["bezel", "hoops"],
    meanings: ["Арбат кривой, и поэтому на нём не видно, что ждёт за поворотом."]
  },
  {
    name: "Суздаль",
    designs: ["halo", "studs", "solitaire"],
    meanings: ["В Суздале горизонт низкий, и всё вертикальное кажется тоньше."]
  },
  {
    name: "Валдай",
    designs: ["halo-studs", "three-stone"],
    meanings: ["Валдайский колокольчик слышно за версту, хотя весит он немного."]
  },
  {
    name: "Байкал",
    designs: ["solitaire", "riviera", "hoops"],
    meanings: [
      "Лёд Байкала прозрачен на метр вглубь, и в феврале по нему ходят, глядя вниз.",
      "Байкальский лёд звенит, когда по нему идёт трещина, и свет в нём ломается так же резко, как в гранях."
    ]
  },
  {
    name: "Алтай",
    designs: ["three-stone", "solitaire-oval"],
    meanings: ["На Алтае утро начинается с вершин: они розовеют, пока в долине ещё темно."]
  },
  {
    name: "Урал",
    designs: ["solitaire-princess", "bevelled"],
    meanings: [
      "Уральские мастера говорили, что камень сам знает, каким ему быть.",
      "Уральские горы стары и оттого пологи: у {of} такая же спокойная линия."
    ]
  },
  {
    name: "Якутия",
    designs: ["solitaire", "studs", "three-stone"],
    meanings: ["Якутия, откуда родом большая часть российских алмазов, хорошо знает цену солнечному дню."]
  },
  {
    name: "Ялта",
    designs: ["solitaire-oval", "studs", "halo"],
    meanings: ["В Ялту едут за светом: зимой он там прозрачный, летом белый."]
  },
  {
    name: "Коктебель",
    designs: ["bezel", "pendant-heart", "solitaire-marquise"],
    meanings: ["В Коктебеле подолгу ищут сердолики у воды, склонив голову: на {thisAcc} хочется смотреть так же."]
  },
  {
    name: "Прага",
    designs: ["three-stone", "hoops", "solitaire-cushion"],
    meanings: ["Пражская мостовая блестит и без дождя: её отполировали шагами."]
  },
  {
    name: "Равенна",
    designs: ["halo", "halo-studs", "solitaire"],
    meanings: ["В мозаиках Равенны кусочки смальты наклонены по-разному, чтобы стена мерцала, когда идёшь мимо."]
  },
  {
    name: "Соловки",
    designs: ["bevelled", "halo"],
    meanings: ["Соловецкие стены сложены из валунов: их не тесали, а подбирали друг к другу."]
  },
  {
    name: "Нева",
    designs: ["half-eternity", "solitaire-pear", "pendant-pear"],
    meanings: ["Нева для реки коротка, зато широка, и мосты над ней каждую ночь поднимают руки."]
  },
  {
    name: "Ясная Поляна",
    designs: ["studs", "three-stone", "solitaire"],
    meanings: ["Ясная Поляна начинается с берёзовой аллеи, которую в доме звали прешпектом."]
  },
  {
    name: "Таруса",
    designs: ["pendant-round", "chain-bracelet", "band"],
    meanings: ["В Тарусу едут на неделю и остаются на лето."]
  },
  {
    name: "Куршская коса",
    designs: ["band", "bangle"],
    meanings: ["Куршская коса узка: встань на дюну, и по обе стороны вода."]
  },
  {
    name: "Павловск",
    designs: ["solitaire-cushion", "three-stone", "pendant-heart"],
    meanings: ["Парк в Павловске рисовал театральный художник, и деревья там стоят кулисами."]
  },
  {
    name: "Переделкино",
    designs: ["pendant-heart", "bezel"],
    meanings: ["В Переделкине окна вечером зажигаются не сразу, и за соснами их видно по одному."]
  },
  {
    name: "Кусково",
    designs: ["halo", "solitaire", "eternity"],
    meanings: ["В Кускове в грот вставлены тысячи раковин, и свет свечи в нём никогда не стоит на месте."]
  }
]
