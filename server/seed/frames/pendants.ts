import type { FrameDesign } from "./design.ts"
import { chainLengths } from "../jewelry/measures.ts"

const pendant = { category: "podveska", probe: 585 } as const

export const pendantFrames: ReadonlyArray<FrameDesign> = [
  {
    ...pendant,
    slug: "okno",
    name: "Окно",
    pictures: { design: "pendant-round", size: 38 },
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
    pictures: { design: "pendant-round", size: 66, chain: "box" },
    probe: 750,
    shapes: ["round"],
    carats: [0.5, 1.5],
    grams: 2.8,
    metals: ["yellow", "white"],
    description: [
      "Подвеска для камня, который видно через стол. Цепь венецианская, квадратные звенья стоят плотно, и рядом с ним она не выглядит случайной.",
      "Колечко между кастом и ушком свободное: при каждом движении камень чуть поворачивается и вспыхивает."
    ]
  },
  {
    ...pendant,
    slug: "vitrina",
    name: "Витрина",
    pictures: { design: "pendant-round", size: 43, chain: "rope" },
    shapes: ["round", "cushion", "princess"],
    carats: [0.3, 1],
    grams: 2.1,
    metals: ["white", "rose"],
    description: [
      "Каст из четырёх угольников, соединённых внизу крестом. В него встаёт круг, «кушон» или «принцесса»; на рисунке круг.",
      "Угловатый камень подвешивают ровно стороной вниз. Цепь витая, она проходит через короткое ушко свободно."
    ]
  },
  {
    ...pendant,
    slug: "shpil",
    name: "Шпиль",
    pictures: { design: "pendant-pear", size: 54 },
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
    pictures: { design: "pendant-pear", size: 94, chain: "box" },
    probe: 750,
    shapes: ["pear"],
    carats: [0.7, 2],
    grams: 2.9,
    metals: ["white", "platinum"],
    description: [
      "Крупная капля на венецианской цепи. Камень висит отвесно и всегда возвращается в середину выреза.",
      "Ободок за камнем идёт по всему контуру, поэтому оправа не гнётся, когда подвеску снимают через голову."
    ]
  },
  {
    ...pendant,
    slug: "makovka",
    name: "Маковка",
    pictures: { design: "pendant-pear", size: 66 },
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
    pictures: { design: "pendant-heart", size: 48 },
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
    pictures: { design: "pendant-heart", size: 61 },
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
    pictures: { design: "pendant-halo", size: 44, chain: "ball" },
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
    pictures: { design: "pendant-halo", size: 58, chain: "rope" },
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
