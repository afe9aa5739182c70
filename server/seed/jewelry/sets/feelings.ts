import type { PieceSet } from "./piece-set.ts"

/** Promises, names and things of the home, outside the collections. */
export const feelings: ReadonlyArray<PieceSet> = [
  {
    name: "Анна",
    designs: ["halo", "solitaire-cushion", "halo-studs"],
    meanings: ["Имя Анна читается одинаково с начала и с конца."]
  },
  {
    name: "Ассоль",
    designs: ["solitaire-pear", "drops", "halo"],
    meanings: ["Ассоль ждала парус одного цвета и на похожий не соглашалась."]
  },
  {
    name: "Ариадна",
    designs: ["riviera-pear", "bevelled", "drops"],
    meanings: ["Нить Ариадны вела не вглубь лабиринта, а обратно, к свету."]
  },
  {
    name: "Пенелопа",
    designs: ["chain-bracelet", "band", "halo-studs"],
    meanings: ["Пенелопа двадцать лет знала, чего ждёт."]
  },
  {
    name: "Татьяна",
    designs: ["solitaire", "pendant-heart", "halo"],
    meanings: ["Татьяна написала первой."]
  },
  {
    name: "Обещание",
    designs: ["solitaire", "pendant-round", "halo"],
    meanings: ["Обещание даётся одной фразой, а держится годами."]
  },
  {
    name: "Согласие",
    designs: ["solitaire-oval", "half-eternity", "three-stone"],
    meanings: ["Согласие начинается с короткого слова и на нём не заканчивается."]
  },
  {
    name: "Да",
    designs: ["solitaire-oval", "eternity"],
    meanings: ["В слове две буквы, а помнят его дольше любой речи."]
  },
  {
    name: "Доверие",
    designs: ["solitaire-emerald", "half-eternity", "bezel"],
    meanings: ["Доверие нельзя попросить, его можно только не обмануть."]
  },
  {
    name: "Верность",
    designs: ["bevelled", "bezel"],
    meanings: ["Верность не видна сразу, её показывает время."]
  },
  {
    name: "Встреча",
    designs: ["solitaire-emerald", "band"],
    meanings: ["Встреча случайна один раз, потом её назначают."]
  },
  {
    name: "Секрет",
    designs: ["bezel", "single-hoop", "pendant-halo"],
    meanings: ["Секрет хорош, пока о нём знают двое."]
  },
  {
    name: "Признание",
    designs: ["solitaire", "halo", "studs"],
    meanings: ["Признание готовят неделю, а произносят на лестнице."]
  },
  {
    name: "Дом",
    designs: ["bevelled", "solitaire-princess"],
    meanings: ["Дом узнают по свету в окне."]
  },
  {
    name: "Вдвоём",
    designs: ["band", "three-stone", "hoops"],
    meanings: ["Вдвоём идут медленнее, зато дальше."]
  },
  {
    name: "Тропа",
    designs: ["band", "pendant-halo"],
    meanings: ["Тропа появляется там, где прошли больше одного раза."]
  },
  {
    name: "Мост",
    designs: ["three-stone", "half-eternity", "studs"],
    meanings: ["Мост держится потому, что оба берега тянутся навстречу."]
  },
  {
    name: "Гавань",
    designs: ["bezel", "solitaire-oval", "bevelled"],
    meanings: ["В гавань заходят переждать ветер и остаются зимовать."]
  },
  {
    name: "Якорь",
    designs: ["band", "hoops"],
    meanings: ["Якорь не мешает кораблю плыть, он разрешает ему остановиться."]
  },
  {
    name: "Клятва",
    designs: ["eternity", "solitaire", "three-stone"],
    meanings: ["Клятву произносят при свидетелях, а исполняют без них."]
  },
  {
    name: "Три времени",
    designs: ["three-stone"],
    meanings: ["Прошлое, настоящее и будущее стоят рядом, и средний камень крупнее, потому что он сейчас."]
  },
  {
    name: "Причал",
    designs: ["chain-bracelet", "solitaire-emerald"],
    meanings: ["К причалу подходят медленно, и кто-то уже стоит на берегу."]
  },
  {
    name: "Память",
    designs: ["pendant-heart", "halo"],
    meanings: ["Память выбирает не главное, а яркое."]
  },
  {
    name: "Нежность",
    designs: ["solitaire-cushion", "pendant-heart", "studs"],
    meanings: ["Нежность не занимает места.", "Нежность говорит тихо, и её переспрашивают редко: слышно и так."]
  },
  {
    name: "Смелость",
    designs: ["solitaire-marquise", "single-drop"],
    meanings: ["Смелость в том, чтобы оставить одну линию там, где просились три."]
  },
  {
    name: "Улыбка",
    designs: ["lariat", "pendant-halo", "drops"],
    meanings: ["Улыбку слышно даже по телефону."]
  },
  {
    name: "Сёстры",
    designs: ["hoops", "eternity"],
    meanings: ["Сёстры похожи сильнее, чем думают сами."]
  },
  {
    name: "Надежда",
    designs: ["solitaire", "three-stone", "studs"],
    meanings: ["Надежде хватает узкой полосы света под дверью."]
  },
  {
    name: "Ключ",
    designs: ["solitaire", "bevelled", "bezel"],
    meanings: ["Ключ подходит к одной двери, и в этом весь его смысл."]
  },
  {
    name: "Порог",
    designs: ["bevelled", "solitaire-princess", "bezel"],
    meanings: ["Через порог переступают один раз, а потом просто приходят домой."]
  },
  {
    name: "Повод",
    designs: ["single-drop", "halo"],
    meanings: ["Повод нужен для первого раза, дальше {pieceAcc} надевают просто так."]
  },
  {
    name: "Почерк",
    designs: ["solitaire-emerald", "halo-studs"],
    meanings: ["Почерк узнают раньше, чем прочтут слова."]
  },
  {
    name: "Привычка",
    designs: ["studs", "bezel"],
    meanings: ["Хорошая привычка заметна лишь тогда, когда её нарушишь."]
  }
]
