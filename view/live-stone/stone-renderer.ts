import type { Light, View } from "../../core/domain/live-stone/live-stone.ts"
import { indicesAt, type Scene } from "../../core/domain/live-stone/scene.ts"
import { turned, type Turn } from "../../core/domain/optics/geometry.ts"
import { fragmentShader, lightCodes, modes, maxPlanes, vertexShader } from "./stone-shader.ts"

export type Frame = {
  readonly scene: Scene
  readonly turn: Turn
  readonly view: View
  readonly light: Light
  /** Picture side in pixels. */
  readonly size: number
  /** First row; `bottom` is exclusive. */
  readonly top: number
  readonly bottom: number
  readonly samples: number
  /** Traces each wavelength separately, and weaker light. */
  readonly isExact: boolean
}

export type Renderer = {
  /** `false` while the shader compiles. */
  readonly isReady: () => boolean
  /** Starts drawing; wait for `isDone` before the next frame. */
  readonly draw: (frame: Frame) => void
  readonly isDone: () => boolean
  /** Copies a drawn frame's rows onto a canvas of any size. */
  readonly copy: (frame: Frame, to: CanvasRenderingContext2D) => void
  readonly isLost: () => boolean
  readonly close: () => void
}

/** Largest picture side in pixels. */
export const maxPixels = 1024

/** Opens an off-screen WebGL 2 context; `null` if unsupported. */
export const openRenderer = (): Renderer | null => {
  const canvas = document.createElement("canvas")
  canvas.width = maxPixels
  canvas.height = maxPixels
  const gl = canvas.getContext("webgl2", { antialias: false, depth: false, preserveDrawingBuffer: true, powerPreference: "low-power" })
  if (gl === null) return null
  const compiled = compile(gl)
  const parallel = gl.getExtension("KHR_parallel_shader_compile")
  let locate: ((name: string) => WebGLUniformLocation | null) | undefined
  let fence: WebGLSync | null = null
  let drawn: Scene | undefined

  const isReady = () => {
    if (locate !== undefined) return true
    if (parallel !== null && gl.getProgramParameter(compiled, parallel.COMPLETION_STATUS_KHR) === false) return false
    if (gl.getProgramParameter(compiled, gl.LINK_STATUS) === false && !gl.isContextLost())
      throw new Error(`could not compile the shader of the live stone: ${gl.getProgramInfoLog(compiled) ?? ""}`)
    locate = uniformsOf(gl, compiled)
    gl.useProgram(compiled)
    gl.enable(gl.SCISSOR_TEST)
    return true
  }

  return {
    isReady,
    draw: (frame) => {
      const { bottom, size, top } = frame
      if (locate === undefined) return
      if (drawn !== frame.scene) setScene(gl, locate, frame.scene)
      drawn = frame.scene
      setFrame(gl, locate, frame)
      gl.viewport(0, 0, size, size)
      gl.scissor(0, size - bottom, size, bottom - top)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
      gl.flush()
    },
    isDone: () => {
      if (fence === null) return true
      if (gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) return false
      gl.deleteSync(fence)
      fence = null
      return true
    },
    copy: ({ bottom, size, top }, to) => {
      const scale = to.canvas.height / size
      const [from, height] = [maxPixels - size + top, bottom - top]
      to.clearRect(0, top * scale, to.canvas.width, height * scale)
      to.drawImage(canvas, 0, from, size, height, 0, top * scale, to.canvas.width, height * scale)
    },
    isLost: () => gl.isContextLost(),
    close: () => gl.getExtension("WEBGL_lose_context")?.loseContext()
  }
}

const compile = (gl: WebGL2RenderingContext): WebGLProgram => {
  const linked = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader]
  ] as const) {
    const shader = gl.createShader(kind)
    if (shader === null) continue
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(linked, shader)
  }
  gl.linkProgram(linked)
  return linked
}

const uniformsOf = (gl: WebGL2RenderingContext, linked: WebGLProgram) => {
  const locations = new Map<string, WebGLUniformLocation | null>()
  return (name: string): WebGLUniformLocation | null => {
    if (!locations.has(name)) locations.set(name, gl.getUniformLocation(linked, name))
    return locations.get(name) ?? null
  }
}

type Locate = ReturnType<typeof uniformsOf>

const setScene = (gl: WebGL2RenderingContext, locate: Locate, scene: Scene): void => {
  const { absorption, facets, inradius, isFolded, planes, walls } = scene
  if (facets + walls > maxPlanes) throw new Error(`the stone has ${facets + walls} planes, at most ${maxPlanes} are supported`)
  gl.uniform4fv(locate("uPlanes"), planes)
  gl.uniform3i(locate("uCounts"), facets, facets + walls, isFolded ? 1 : 0)
  gl.uniform1f(locate("uInner"), inradius * inradius)
  gl.uniform3fv(locate("uAbsorption"), absorption)
}

const setFrame = (gl: WebGL2RenderingContext, locate: Locate, { isExact, light, samples, scene, size, turn, view }: Frame): void => {
  const [middle, end] = [indicesAt(0), indicesAt(1)]
  const mode = view === "face" || view === "profile" ? modes.light : modes[view]
  gl.uniformMatrix3fv(locate("uTurn"), false, [...turned(turn, [1, 0, 0]), ...turned(turn, [0, 1, 0]), ...turned(turn, [0, 0, 1])])
  gl.uniform2f(locate("uFrame"), size, scene.reach * margin)
  gl.uniform1i(locate("uSamples"), samples)
  gl.uniform1i(locate("uExact"), isExact ? 1 : 0)
  gl.uniform1i(locate("uBounces"), isExact ? 14 : 6)
  gl.uniform1f(locate("uLeast"), isExact ? 0.01 : 0.06)
  gl.uniform1i(locate("uMode"), mode)
  gl.uniform1i(locate("uLight"), lightCodes[light])
  gl.uniform1f(locate("uGlow"), mode === modes.light && light === "ultraviolet" ? scene.glow : 0)
  gl.uniform3fv(locate("uIndices"), middle)
  gl.uniform3fv(
    locate("uSpread"),
    end.map((index, channel) => index - (middle[channel] ?? index))
  )
}

/** Half of the frame's side, divided by the stone's greatest radius. */
export const margin = 1.12
