import type { AnswerByKey } from "../../core/contract/calls.ts"

/** What the mock-ups of the constructor show of frames: answers of the shop as they once were. */
export const startSample: AnswerByKey["custom.categories"] = {
  stone: null,
  items: [
    { code: "kolco", name: "Кольца", count: 16, preview: "/pictures/jewelry/solitaire-white" },
    { code: "podveska", name: "Подвески", count: 10, preview: "/pictures/jewelry/pendant-round-white" },
    { code: "odinochnye-sergi", name: "Одиночные серьги", count: 7, preview: "/pictures/jewelry/single-stud-white" }
  ]
}

export const framesSample: AnswerByKey["custom.blanks"] = {
  items: [
    {
      id: 1,
      code: "0930001",
      slug: "opora",
      name: "Кольцо «Опора»",
      category: { code: "kolco", name: "Кольца" },
      stonesCount: 1,
      shapes: ["round"],
      seats: [{ shape: "round", least: 4.3, most: 6.9 }],
      leastWeight: 0.3,
      mostWeight: 1.2,
      work: 5000,
      metalColors: ["white", "rose", "yellow"],
      frame: 101,
      price: 30300,
      previews: [
        "/pictures/jewelry/solitaire-white",
        "/pictures/jewelry/solitaire-side-white",
        "/pictures/jewelry/solitaire-turned-white",
        "/pictures/jewelry/solitaire-detail-white"
      ],
      metals: [
        {
          metal: "gold",
          metalColor: "white",
          metalProbe: 585,
          frame: 101,
          price: 30300,
          previews: [
            "/pictures/jewelry/solitaire-white",
            "/pictures/jewelry/solitaire-side-white",
            "/pictures/jewelry/solitaire-turned-white",
            "/pictures/jewelry/solitaire-detail-white"
          ]
        },
        {
          metal: "gold",
          metalColor: "rose",
          metalProbe: 585,
          frame: 108,
          price: 30300,
          previews: [
            "/pictures/jewelry/solitaire-rose",
            "/pictures/jewelry/solitaire-side-rose",
            "/pictures/jewelry/solitaire-turned-rose",
            "/pictures/jewelry/solitaire-detail-rose"
          ]
        },
        {
          metal: "gold",
          metalColor: "yellow",
          metalProbe: 585,
          frame: 115,
          price: 30300,
          previews: [
            "/pictures/jewelry/solitaire-yellow",
            "/pictures/jewelry/solitaire-side-yellow",
            "/pictures/jewelry/solitaire-turned-yellow",
            "/pictures/jewelry/solitaire-detail-yellow"
          ]
        }
      ]
    },
    {
      id: 2,
      code: "0930002",
      slug: "ladon",
      name: "Кольцо «Ладонь»",
      category: { code: "kolco", name: "Кольца" },
      stonesCount: 1,
      shapes: ["round", "cushion", "princess"],
      seats: [
        { shape: "round", least: 5.1, most: 7.4 },
        { shape: "cushion", least: 4.9, most: 7 },
        { shape: "princess", least: 4.4, most: 6.4 }
      ],
      leastWeight: 0.5,
      mostWeight: 1.5,
      work: 5000,
      metalColors: ["white", "yellow"],
      frame: 122,
      price: 32900,
      previews: [
        "/pictures/jewelry/solitaire-white",
        "/pictures/jewelry/solitaire-side-white",
        "/pictures/jewelry/solitaire-turned-white",
        "/pictures/jewelry/solitaire-detail-white"
      ],
      metals: [
        {
          metal: "gold",
          metalColor: "white",
          metalProbe: 585,
          frame: 122,
          price: 32900,
          previews: [
            "/pictures/jewelry/solitaire-white",
            "/pictures/jewelry/solitaire-side-white",
            "/pictures/jewelry/solitaire-turned-white",
            "/pictures/jewelry/solitaire-detail-white"
          ]
        },
        {
          metal: "gold",
          metalColor: "yellow",
          metalProbe: 585,
          frame: 129,
          price: 32900,
          previews: [
            "/pictures/jewelry/solitaire-yellow",
            "/pictures/jewelry/solitaire-side-yellow",
            "/pictures/jewelry/solitaire-turned-yellow",
            "/pictures/jewelry/solitaire-detail-yellow"
          ]
        }
      ]
    },
    {
      id: 3,
      code: "0930003",
      slug: "arka",
      name: "Кольцо «Арка»",
      category: { code: "kolco", name: "Кольца" },
      stonesCount: 1,
      shapes: ["round"],
      seats: [{ shape: "round", least: 6.2, most: 9.3 }],
      leastWeight: 0.9,
      mostWeight: 3,
      work: 5000,
      metalColors: ["white"],
      frame: 136,
      price: 56500,
      previews: [
        "/pictures/jewelry/solitaire-white",
        "/pictures/jewelry/solitaire-side-white",
        "/pictures/jewelry/solitaire-turned-white",
        "/pictures/jewelry/solitaire-detail-white"
      ],
      metals: [
        {
          metal: "gold",
          metalColor: "white",
          metalProbe: 750,
          frame: 136,
          price: 56500,
          previews: [
            "/pictures/jewelry/solitaire-white",
            "/pictures/jewelry/solitaire-side-white",
            "/pictures/jewelry/solitaire-turned-white",
            "/pictures/jewelry/solitaire-detail-white"
          ]
        },
        {
          metal: "platinum",
          metalColor: "white",
          metalProbe: 950,
          frame: 143,
          price: 57500,
          previews: [
            "/pictures/jewelry/solitaire-white",
            "/pictures/jewelry/solitaire-side-white",
            "/pictures/jewelry/solitaire-turned-white",
            "/pictures/jewelry/solitaire-detail-white"
          ]
        }
      ]
    }
  ],
  total: 3,
  page: 1,
  pages: 1,
  category: { code: "kolco", name: "Кольца" },
  stone: null
}

export const frameSample: AnswerByKey["custom.blank"] = {
  id: 1,
  code: "0930001",
  slug: "opora",
  name: "Кольцо «Опора»",
  category: { code: "kolco", name: "Кольца" },
  stonesCount: 1,
  shapes: ["round"],
  seats: [{ shape: "round", least: 4.3, most: 6.9 }],
  leastWeight: 0.3,
  mostWeight: 1.2,
  work: 5000,
  description: [
    "Четыре крапана, два\u00A0тонких ободка и\u00A0полукруглая шинка: в\u00A0этой оправе нет\u00A0ничего, что\u00A0можно было бы\u00A0убрать.",
    "Каст открыт с\u00A0боков, и\u00A0круглый бриллиант получает свет со\u00A0всех сторон. Под\u00A0камнем остаётся просвет, через который его\u00A0легко промыть."
  ],
  inserts: [],
  measures: [{ name: "Ширина шинки", value: "1,8\u00A0мм" }],
  frames: [
    {
      id: 103,
      code: "0930001-3",
      partNumber: "О-001-585",
      metal: "gold",
      metalColor: "white",
      metalProbe: 585,
      size: 16.5,
      weight: 2.33,
      tagNumber: "0-930-0103",
      price: 31700,
      isActive: true
    },
    {
      id: 104,
      code: "0930001-4",
      partNumber: "О-001-585",
      metal: "gold",
      metalColor: "white",
      metalProbe: 585,
      size: 17,
      weight: 2.4,
      tagNumber: "0-930-0104",
      price: 32300,
      isActive: true
    },
    {
      id: 110,
      code: "0930001-10",
      partNumber: "О-001-585",
      metal: "gold",
      metalColor: "rose",
      metalProbe: 585,
      size: 16.5,
      weight: 2.33,
      tagNumber: "0-930-0110",
      price: 31700,
      isActive: true
    },
    {
      id: 111,
      code: "0930001-11",
      partNumber: "О-001-585",
      metal: "gold",
      metalColor: "rose",
      metalProbe: 585,
      size: 17,
      weight: 2.4,
      tagNumber: "0-930-0111",
      price: 32300,
      isActive: true
    },
    {
      id: 117,
      code: "0930001-17",
      partNumber: "О-001-585",
      metal: "gold",
      metalColor: "yellow",
      metalProbe: 585,
      size: 16.5,
      weight: 2.33,
      tagNumber: "0-930-0117",
      price: 31700,
      isActive: true
    },
    {
      id: 118,
      code: "0930001-18",
      partNumber: "О-001-585",
      metal: "gold",
      metalColor: "yellow",
      metalProbe: 585,
      size: 17,
      weight: 2.4,
      tagNumber: "0-930-0118",
      price: 32300,
      isActive: true
    }
  ],
  previews: [
    {
      metalColor: "white",
      pictures: [
        "/pictures/jewelry/solitaire-white",
        "/pictures/jewelry/solitaire-side-white",
        "/pictures/jewelry/solitaire-turned-white",
        "/pictures/jewelry/solitaire-detail-white"
      ]
    },
    {
      metalColor: "rose",
      pictures: [
        "/pictures/jewelry/solitaire-rose",
        "/pictures/jewelry/solitaire-side-rose",
        "/pictures/jewelry/solitaire-turned-rose",
        "/pictures/jewelry/solitaire-detail-rose"
      ]
    },
    {
      metalColor: "yellow",
      pictures: [
        "/pictures/jewelry/solitaire-yellow",
        "/pictures/jewelry/solitaire-side-yellow",
        "/pictures/jewelry/solitaire-turned-yellow",
        "/pictures/jewelry/solitaire-detail-yellow"
      ]
    }
  ],
  frame: 103,
  stone: null
}

export const shortSample: AnswerByKey["custom.short"] = {
  id: 103,
  code: "0930001-3",
  partNumber: "О-001-585",
  metal: "gold",
  metalColor: "white",
  metalProbe: 585,
  size: 16.5,
  weight: 2.33,
  tagNumber: "0-930-0103",
  price: 31700,
  isActive: true,
  stonesCount: 1,
  shapes: ["round"],
  seats: [{ shape: "round", least: 4.3, most: 6.9 }],
  leastWeight: 0.3,
  mostWeight: 1.2,
  work: 5000,
  slug: "opora",
  name: "Кольцо «Опора»",
  category: { code: "kolco", name: "Кольца" },
  previews: [
    "/pictures/jewelry/solitaire-white",
    "/pictures/jewelry/solitaire-side-white",
    "/pictures/jewelry/solitaire-turned-white",
    "/pictures/jewelry/solitaire-detail-white"
  ]
}

export const shortOfSetSample: AnswerByKey["custom.short"] = {
  id: 332,
  code: "0930015-1",
  partNumber: "О-015-585",
  metal: "gold",
  metalColor: "white",
  metalProbe: 585,
  size: 15.5,
  weight: 3.19,
  tagNumber: "0-930-0332",
  price: 45000,
  isActive: true,
  stonesCount: 3,
  shapes: ["round"],
  seats: [{ shape: "round", least: 4.8, most: 6.5 }],
  leastWeight: 0.4,
  mostWeight: 1,
  work: 9000,
  slug: "anfilada",
  name: "Кольцо «Анфилада»",
  category: { code: "kolco", name: "Кольца" },
  previews: [
    "/pictures/jewelry/three-stone-white",
    "/pictures/jewelry/three-stone-side-white",
    "/pictures/jewelry/three-stone-turned-white",
    "/pictures/jewelry/three-stone-detail-white"
  ]
}
