/** x to the right, y up through the table, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

/** Half-space `normal · point <= distance`; the unit normal points outwards. */
export type Plane = { readonly normal: Vector; readonly distance: number }

/** Rotation as a unit quaternion. */
export type Turn = readonly [x: number, y: number, z: number, w: number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Oriented with `inside` on the inner side. */
export const planeThrough = (a: Vector, b: Vector, c: Vector, inside: Vector): Plane => {
  const normal = unit(cross(subtract(b, a), subtract(c, a)))
  const distance = dot(normal, a)
  return dot(normal, inside) > distance ? { normal: scale(normal, -1), distance: -distance } : { normal, distance }
}

export const level = (y: number): Plane => ({ normal: [0, 1, 0], distance: y })

export const meetingPoint = (a: Plane, b: Plane, c: Plane): Vector => {
  const [bc, ca, ab] = [cross(b.normal, c.normal), cross(c.normal, a.normal), cross(a.normal, b.normal)]
  const sum = add(add(scale(bc, a.distance), scale(ca, b.distance)), scale(ab, c.distance))
  return scale(sum, 1 / dot(a.normal, bc))
}

export const distinct = <Kind extends Plane>(planes: ReadonlyArray<Kind>): ReadonlyArray<Kind> =>
  planes.filter((plane, index) => !planes.slice(0, index).some((earlier) => isSame(plane, earlier)))

/** Empty for a plane cut away. */
export const polygonsOf = (planes: ReadonlyArray<Plane>): ReadonlyArray<ReadonlyArray<Vector>> =>
  planes.map((plane) => planes.filter((other) => other !== plane).reduce(clip, bigSquare(plane)))

export const turnAround = (axis: Vector, degrees: number): Turn => {
  const [x, y, z] = scale(unit(axis), Math.sin(radians(degrees) / 2))
  return [x, y, z, Math.cos(radians(degrees) / 2)]
}

/** Rotates by `second`, then by `first`. */
export const compose = (first: Turn, second: Turn): Turn => {
  const [a, b]: readonly [Vector, Vector] = [
    [first[0], first[1], first[2]],
    [second[0], second[1], second[2]]
  ]
  const [x, y, z] = add(cross(a, b), add(scale(a, second[3]), scale(b, first[3])))
  return [x, y, z, first[3] * second[3] - dot(a, b)]
}

export const turned = ([x, y, z, w]: Turn, point: Vector): Vector => {
  const axis: Vector = [x, y, z]
  return add(point, scale(cross(axis, add(cross(axis, point), scale(point, w))), 2))
}

export const subtract = (a: Vector, b: Vector): Vector => add(a, scale(b, -1))

export const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

export const unit = (a: Vector): Vector => scale(a, 1 / Math.hypot(...a))

const isSame = (a: Plane, b: Plane): boolean => dot(a.normal, b.normal) > 1 - 1e-6 && Math.abs(a.distance - b.distance) < 1e-5

const bigSquare = ({ distance, normal }: Plane): ReadonlyArray<Vector> => {
  const across = unit(cross(normal, Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))
  const along = cross(normal, across)
  const centre = scale(normal, distance)
  const corners = [[-5, -5], [5, -5], [5, 5], [-5, 5]] as const // prettier-ignore
  return corners.map(([u, v]) => add(centre, add(scale(across, u), scale(along, v))))
}

const clip = (polygon: ReadonlyArray<Vector>, plane: Plane): ReadonlyArray<Vector> => {
  const over = (point: Vector): number => dot(plane.normal, point) - plane.distance
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from
    const [start, end] = [over(from), over(to)]
    const crosses = (start < -1e-7 && end > 1e-7) || (start > 1e-7 && end < -1e-7)
    const inside = start <= 1e-7 ? [from] : []
    return crosses ? [...inside, add(from, scale(subtract(to, from), start / (start - end)))] : inside
  })
}
