import type { FrameDesign } from "./design.ts"
import { chainLengths } from "../jewelry/measures.ts"

const pendant = { category: "podveska", probe: 585 } as const

export const pendantFrames: ReadonlyArray<FrameDesign> = [
  {
    ...pendant,
    slug: "okno",
    name: "Окно",
    design: "pendant-round",
    shapes: ["round"],
    carats: [0.15, 0.7],
    grams: 1.9,
    metals: ["white", "rose", "yellow"],
    description: [
      "Круглый камень на тонкой цепи: четыре крапана, колечко и ушко.",
      `Сзади каст открыт, и на коже бриллиант остаётся светлым. Цепь застёгивается на двух длинах, ${chainLengths.join(" и ")} сантиметров.`
    ]
  },
  {
    ...pendant,
    slug: "svecha",
    name: "Свеча",
    design: "pendant-round",
    probe: 750,
    shapes: ["round"],
    carats: [0.5, 1.5],
    grams: 2.8,
    metals: ["yellow", "white"],
    description: [
      "Подвеска для камня, который видно через стол. Звенья цепи плотнее обычных, чтобы она не выглядела случайной рядом с ним.",
      "Колечко между кастом и ушком свободное: при каждом движении камень чуть поворачивается и вспыхивает."
    ]
  },
  {
    ...pendant,
    slug: "vitrina",
    name: "Витрина",
    design: "pendant-round",
    shapes: ["round", "cushion", "princess"],
    carats: [0.3, 1],
    grams: 2.1,
    metals: ["white", "rose"],
    description: [
      "Каст из четырёх угольников, соединённых внизу крестом. В него встаёт круг, «кушон» или «принцесса»; на рисунке круг.",
      "Угловатый камень подвешивают ровно стороной вниз. Сверху его держит короткое ушко, которое прячется за цепью."
    ]
  },
  {
    ...pendant,
    slug: "shpil",
    name: "Шпиль",
    design: "pendant-pear",
    shapes: ["pear"],
    carats: [0.2, 0.8],
    grams: 1.8,
    metals: ["white", "yellow", "rose"],
    description: [
      "«Груша» острым концом вверх: цепь переходит в камень без ступени.",
      "Острый конец закрыт небольшим уголком, это самое хрупкое место огранки. Остальной контур держат четыре крапана."
    ]
  },
  {
    ...pendant,
    slug: "lyustra",
    name: "Люстра",
    design: "pendant-pear",
    probe: 750,
    shapes: ["pear"],
    carats: [0.7, 2],
    grams: 2.9,
    metals: ["white", "platinum"],
    description: [
      "Крупная капля на цепи средней толщины. Камень висит отвесно и всегда возвращается в середину выреза.",
      "Ободок за камнем идёт по всему контуру, поэтому оправа не гнётся, когда подвеску снимают через голову."
    ]
  },
  {
    ...pendant,
    slug: "makovka",
    name: "Маковка",
    design: "pendant-pear",
    shapes: ["pear", "marquise"],
    carats: [0.25, 0.7],
    grams: 1.7,
    metals: ["rose", "yellow"],
    description: [
      "Лёгкая подвеска для вытянутого камня. На рисунке «груша»; «маркиз» получает уголки с обоих концов.",
      "Ушко круглое и маленькое, цепь проходит через него свободно."
    ]
  },
  {
    ...pendant,
    slug: "stavni",
    name: "Ставни",
    design: "pendant-heart",
    shapes: ["heart"],
    carats: [0.25, 0.9],
    grams: 1.8,
    metals: ["rose", "white", "yellow"],
    description: [
      "Оправа для бриллианта огранки «сердце». Два крапана держат его плечи, два бока, пятый прикрывает остриё.",
      "Подвеска крепится за выемку, и сердце висит прямо, не заваливаясь на сторону."
    ]
  },
  {
    ...pendant,
    slug: "svetyolka",
    name: "Светёлка",
    design: "pendant-heart",
    probe: 750,
    shapes: ["heart"],
    carats: [0.7, 2],
    grams: 2.7,
    metals: ["white", "platinum"],
    description: [
      "Сердце от семи десятых карата: в таком размере обе его половины видны с первого взгляда.",
      "Оборот оправы открыт и повторяет форму камня тонкой проволокой. С изнанки она так же чисто отполирована, как с лица."
    ]
  },
  {
    ...pendant,
    slug: "medalon",
    name: "Медальон",
    design: "pendant-halo",
    shapes: ["round"],
    carats: [0.2, 0.6],
    grams: 2.3,
    metals: ["white", "rose", "yellow"],
    small: [17, 0.01],
    description: [
      "Камень в кольце из семнадцати мелких бриллиантов. Каждый из них закреплён двумя зёрнами, поднятыми из металла.",
      "Диаметр ореола считают от выбранного камня, поэтому круги стоят вплотную."
    ]
  },
  {
    ...pendant,
    slug: "kupol",
    name: "Купол",
    design: "pendant-halo",
    probe: 750,
    shapes: ["round"],
    carats: [0.5, 1.2],
    grams: 3,
    metals: ["white", "yellow"],
    small: [17, 0.02],
    description: [
      "Ореол лежит ниже рундиста, и камень поднимается над ним, как купол над кровлей.",
      "С такой посадкой его видно и сбоку. Ушко шире обычного, чтобы подвеска не опрокидывалась вперёд."
    ]
  }
]
