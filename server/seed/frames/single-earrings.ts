import type { FrameDesign } from "./design.ts"

const earring = { category: "odinochnye-sergi", probe: 585 } as const

export const singleEarringFrames: ReadonlyArray<FrameDesign> = [
  {
    ...earring,
    slug: "gvozdik",
    name: "Гвоздик",
    pictures: { design: "single-stud", size: 34, setting: "four" },
    shapes: ["round"],
    carats: [0.1, 0.35],
    grams: 0.7,
    metals: ["white", "rose", "yellow"],
    description: [
      "Самая маленькая оправа дома: четыре крапана и штифт с замком.",
      "Серьгу можно носить одну, собрать пару или поставить выше, во второй прокол."
    ]
  },
  {
    ...earring,
    slug: "stupen",
    name: "Ступень",
    pictures: { design: "single-stud", size: 44, setting: "four" },
    shapes: ["round"],
    carats: [0.3, 0.8],
    grams: 0.95,
    metals: ["white", "yellow"],
    description: [
      "Пусета с двумя ободками под камнем: верхний держит крапаны, нижний прижимается к мочке и не даёт серьге наклоняться.",
      "Замок с двумя щёчками, его слышно, когда он встал на место."
    ]
  },
  {
    ...earring,
    slug: "kapitel",
    name: "Капитель",
    pictures: { design: "single-stud", size: 58, setting: "four" },
    probe: 750,
    shapes: ["round"],
    carats: [0.5, 1.2],
    grams: 1.3,
    metals: ["white", "platinum"],
    description: [
      "Пусета для камня в полкарата и больше. Штифт толще и длиннее обычного, замок сидит на нём туго.",
      "Центр тяжести сдвинут к мочке, поэтому камень смотрит вперёд."
    ]
  },
  {
    ...earring,
    slug: "izrazets",
    name: "Изразец",
    pictures: { design: "single-stud", size: 52, setting: "four" },
    shapes: ["round", "princess", "asscher", "cushion"],
    carats: [0.25, 0.8],
    grams: 1,
    metals: ["yellow", "rose", "white"],
    description: [
      "Квадратная посадка: крапаны стоят по углам камня, стороны открыты. На рисунке в ней круглый бриллиант.",
      "«Принцесса» и «ашер» ложатся в неё без просвета, «кушон» и круг оставляют у углов немного воздуха."
    ]
  },
  {
    ...earring,
    slug: "kolokolchik",
    name: "Колокольчик",
    pictures: { design: "single-drop" },
    shapes: ["pear"],
    carats: [0.2, 0.6],
    grams: 1.2,
    metals: ["white", "rose", "yellow"],
    small: [1, 0.06],
    description: [
      "Под круглым камнем на штифте качается ваша «груша». Подвес свободный, серьга отвечает на каждый поворот головы.",
      "Верхний камень уже стоит в оправе, его цвет подобран нейтральным."
    ]
  },
  {
    ...earring,
    slug: "konsol",
    name: "Консоль",
    pictures: { design: "single-drop", size: 80 },
    probe: 750,
    shapes: ["pear"],
    carats: [0.5, 1.5],
    grams: 1.8,
    metals: ["white", "platinum"],
    small: [1, 0.12],
    description: [
      "Длинная серьга для заметной капли. Штифт вынесен вверх, и нижний камень приходится вровень с краем челюсти.",
      "Звено между камнями запаяно, цепляться нечему."
    ]
  },
  {
    ...earring,
    slug: "flyuger",
    name: "Флюгер",
    pictures: { design: "single-drop", size: 66 },
    shapes: ["pear", "marquise"],
    carats: [0.2, 0.5],
    grams: 1.1,
    metals: ["yellow", "rose"],
    small: [1, 0.05],
    description: [
      "Подвес на одном колечке: вытянутый камень поворачивается в обе стороны и ловит свет с разных углов.",
      "На рисунке «груша», «маркиз» крепят за острый конец. Серьга рассчитана на небольшой камень и почти не чувствуется."
    ]
  }
]
