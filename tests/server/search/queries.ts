import type { SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"
import type { diamonds } from "../../../server/seed/stones.ts"

type Stone = ReturnType<typeof diamonds>[number]
type Sku = SeedJewelry["skus"][number]

/** A piece as its card stands in the results: the piece, and the variant that is shown. */
export type Piece = { readonly piece: SeedJewelry; readonly sku: Sku }

/** What a shopkeeper would bring: which list first, what each row of it has to be, and which words cannot be served. */
export type Query = { readonly term: string; readonly unserved?: RegExp } & (
  | { readonly tab: "jewelry"; readonly fits: (row: Piece) => boolean }
  | { readonly tab: "diamonds"; readonly fits: (stone: Stone) => boolean }
  | { readonly tab: "nothing" }
)

type OfPiece = (row: Piece) => boolean
type OfStone = (stone: Stone) => boolean

const pieces = (term: string, ...conditions: ReadonlyArray<OfPiece>): Query => ({
  term,
  tab: "jewelry",
  fits: (row) => conditions.every((holds) => holds(row))
})
const stones = (term: string, ...conditions: ReadonlyArray<OfStone>): Query => ({
  term,
  tab: "diamonds",
  fits: (stone) => conditions.every((holds) => holds(stone))
})
const unserved = (query: Query, words: RegExp): Query => ({ ...query, unserved: words })

const inCategory =
  (...codes: ReadonlyArray<string>): OfPiece =>
  ({ piece }) =>
    codes.includes(piece.category.code)
const [engagement, wedding] = [inCategory("pomolvochnoe-kolco"), inCategory("obruchalnoe-kolco")]
const ring = inCategory("pomolvochnoe-kolco", "kolco", "obruchalnoe-kolco")
const earrings = inCategory("sergi", "odinochnye-sergi")
const [pendant, necklace, bracelet, single] = [
  inCategory("podveska"),
  inCategory("kole"),
  inCategory("braslet"),
  inCategory("odinochnye-sergi")
]
const priced =
  (from: number, to: number): OfPiece =>
  ({ sku }) =>
    sku.price >= from && sku.price <= to
const upTo = (to: number): OfPiece => priced(0, to)
const gold =
  (color: string | null = null): OfPiece =>
  ({ sku }) =>
    sku.metal === "gold" && (color === null || sku.metalColor === color)
const platinum: OfPiece = ({ sku }) => sku.metal === "platinum"
const probe =
  (of: number): OfPiece =>
  ({ sku }) =>
    sku.metalProbe === of
const size =
  (of: number): OfPiece =>
  ({ sku }) =>
    sku.size === of
const withStones: OfPiece = ({ piece }) => piece.inserts.length > 0
const withShape =
  (shape: string): OfPiece =>
  ({ piece }) =>
    piece.inserts.some((insert) => insert.shape === shape)
const inCarats =
  (from: number, to: number): OfPiece =>
  ({ piece }) =>
    (piece.insertsWeight > from - 0.005 && piece.insertsWeight < to + 0.005) ||
    piece.inserts.some(({ weight }) => weight >= from && weight <= to)
const named =
  (name: string): OfPiece =>
  ({ piece }) =>
    piece.name.includes(name)
const article =
  (code: string): OfPiece =>
  ({ piece }) =>
    piece.productCode === code

const shape =
  (of: string): OfStone =>
  (stone) =>
    stone.shape === of
const carats =
  (from: number, to: number): OfStone =>
  ({ weight }) =>
    weight >= from && weight <= to
const color =
  (...of: ReadonlyArray<string>): OfStone =>
  (stone) =>
    of.includes(stone.color)
const clarity =
  (...of: ReadonlyArray<string>): OfStone =>
  (stone) =>
    of.includes(stone.clarity)
const cost =
  (to: number): OfStone =>
  ({ price }) =>
    price <= to
const report =
  (begins: string): OfStone =>
  ({ cert }) =>
    cert?.startsWith(begins) === true
const code =
  (of: string): OfStone =>
  (stone) =>
    stone.code === of
const any: OfStone = () => true
const fancy: OfStone = (stone) => stone.color.startsWith("Fancy")

/** Sixty queries as shoppers type them. Written before the code that reads them, and kept as they were. */
export const queries: ReadonlyArray<Query> = [
  pieces("кольца до 100 тысяч", ring, upTo(100_000)),
  stones("бриллиант 1 карат до 1 млн", carats(0.95, 1.1), cost(1_000_000)),
  pieces("подвеска от 50 000 до 80 000 ₽", pendant, priced(50_000, 80_000)),
  stones("круглый 0,5 D VVS1", shape("round"), carats(0.5, 0.59), color("D"), clarity("VVS1")),
  pieces("обручальное 17 размер", wedding, size(17)),
  stones("0000934983", code("10272374")),
  stones("10248617", code("10248617")),
  stones("сертификат GIA 0000934983", code("10272374")),
  stones(",hbkkbfyn", any),
  pieces("kolco s brilliantom", ring, withStones),
  pieces("серьги дешевле 50000", earrings, upTo(50_000)),
  pieces("помолвочное кольцо не дороже 200 т.р.", engagement, upTo(200_000)),
  pieces("браслет около 100к", bracelet, priced(80_000, 120_000)),
  pieces("колье до миллиона", necklace, upTo(1_000_000)),
  pieces("кольцо белое золото 585 размер 16,5", ring, gold("white"), probe(585), size(16.5)),
  pieces("платиновое кольцо", ring, platinum),
  pieces("серьги из желтого золота до 70 тыс руб", earrings, gold("yellow"), upTo(70_000)),
  stones("бриллианты от 1 до 1,5 карат", carats(1, 1.5)),
  stones("изумруд 2 карата F", shape("emerald"), carats(1.95, 2.1), color("F")),
  stones("груша 1.5 ct GIA", shape("pear"), carats(1.45, 1.6), report("GIA")),
  stones("кушон от 3 карат до 5 млн", shape("cushion"), carats(3, 99), cost(5_000_000)),
  stones("принцесса E VS1 до 500 000 рублей", shape("princess"), color("E"), clarity("VS1"), cost(500_000)),
  pieces("кольцо с грушей", ring, withShape("pear")),
  pieces("помолвочное кольцо с бриллиантом круглой огранки", engagement, withShape("round")),
  pieces("обручальные кольца розовое золото", wedding, gold("rose")),
  pieces("rjkmwf lj 100 nsczx", ring, upTo(100_000)),
  pieces("gjldtcrf", pendant),
  pieces("sergi do 60000", earrings, upTo(60_000)),
  stones("bril'yant krug 1 karat", shape("round"), carats(0.95, 1.1)),
  pieces("обручльное кальцо 18", wedding, size(18)),
  stones("брилиант 0.7 карата", carats(0.7, 0.79)),
  pieces("серги с брилиантами", earrings, withStones),
  pieces("падвеска золотая", pendant, gold()),
  pieces("кулон сердце", pendant, withShape("heart")),
  stones("щмфд", shape("oval")),
  stones("цветные бриллианты", fancy),
  stones("желтый бриллиант", ({ color: hue }) => hue.endsWith("Yellow")),
  stones("бриллиант D IF", color("D"), clarity("IF")),
  stones("бриллиант цвет Е чистота VS2", color("E"), clarity("VS2")),
  pieces("0241073", article("0241073")),
  pieces("артикул 0241073", article("0241073")),
  pieces("0241073-3", article("0241073"), ({ sku }) => sku.code === "0241073-3"),
  pieces("полярис", named("«Полярис»")),
  pieces("кольцо белые ночи", ring, named("«Белые ночи»")),
  pieces("колечко на помолвку до 150 тыс", engagement, upTo(150_000)),
  pieces("серьги пусеты до 40к", earrings, upTo(40_000)),
  pieces("моносерьга", single),
  pieces("браслет 18 см", bracelet, size(18)),
  { term: "цепочка", tab: "nothing" },
  unserved(pieces("кольцо с сапфиром", ring), /сапфир/),
  pieces("luminous кольца", ring, ({ piece }) => piece.collection?.code === "luminous"),
  pieces("кольцо 17,5", ring, size(17.5)),
  pieces("золотое кольцо 750 пробы 19 размера", ring, gold(), probe(750), size(19)),
  stones("круг 0,3-0,4 ct G-H SI1", shape("round"), carats(0.3, 0.4), color("G", "H"), clarity("SI1")),
  stones("VVS1-VVS2 овал до 2 млн", clarity("VVS1", "VVS2"), shape("oval"), cost(2_000_000)),
  pieces("украшения до 30 000", upTo(30_000)),
  pieces("подарок до 50 тысяч", upTo(50_000)),
  pieces("кольцо маркиз", ring, withShape("marquise")),
  pieces("кольцо 1 карат", ring, inCarats(1, 1.09)),
  pieces("EARRINGS GOLD WHITE", earrings, gold("white"))
]

/** Twenty more that nothing was adjusted to. */
export const heldOut: ReadonlyArray<Query> = [
  pieces("золотые сережки до сорока тысяч", earrings, gold(), upTo(40_000)),
  stones("бриллиант полтора карата", carats(1.45, 1.6)),
  pieces("кольцо с брилиантом 0,5 карат белое золото", ring, withStones, gold("white"), inCarats(0.5, 0.59)),
  pieces("rjkmwj 17 hfpvth", ring, size(17)),
  stones("круг от 0,9 ct до 300000", shape("round"), carats(0.9, 99), cost(300_000)),
  pieces("wedding ring yellow gold", wedding, gold("yellow")),
  pieces("помолвочные кольца 100-150 тыс", engagement, priced(100_000, 150_000)),
  pieces("obruchalnye kolca 585", wedding, probe(585)),
  pieces("серьги не дороже 30 000 р.", earrings, upTo(30_000)),
  stones("IGI 008726288", code("10256536")),
  stones("бриллиант F-G VS1", color("F", "G"), clarity("VS1")),
  stones("ашер 1 карат", shape("asscher"), carats(0.95, 1.1)),
  pieces("подвеска сердечко до 100000", pendant, withShape("heart"), upTo(100_000)),
  pieces("кольцо 16.5 розовое золото", ring, size(16.5), gold("rose")),
  pieces("брослет золотой", bracelet, gold()),
  pieces("колье 45 см", necklace, size(45)),
  stones("арт. 10248617", code("10248617")),
  pieces("gjldtcrb lj 70 nsc", pendant, upTo(70_000)),
  unserved(pieces("кольцо с топазом до 100 тысяч", ring, upTo(100_000)), /топаз/),
  pieces("перстень от 500 тысяч", ring, priced(500_000, 99_000_000))
]
