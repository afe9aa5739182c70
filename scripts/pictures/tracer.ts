import { chromium, type Page } from "playwright"
import { fragmentFor, uniformsFor, type Pass, type Uniform } from "./program.ts"
import type { Scene } from "./scenes.ts"

/** Mean light, 4 floats a pixel (red, green, blue, coverage), the lowest row first. */
export type Exposure = { readonly size: number; readonly pixels: Float32Array }

/** A page of a headless browser that draws WebGL2 on the processor. */
export const withDrawingPage = async <Result>(work: (page: Page) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-watchdog"]
  })
  try {
    return await work(await browser.newPage())
  } finally {
    await browser.close()
  }
}

/** Traces one pass over a scene and tells after each draw which part of the samples is done. */
export const expose = async (page: Page, scene: Scene, pass: Pass, tell: (part: number) => void): Promise<Exposure> => {
  const { samples, size } = pass
  const easel = await page.evaluateHandle(setUp, size)
  await easel.evaluate(compile, fragmentFor(scene, pass))
  await easel.evaluate(setUniforms, uniformsFor(scene, pass))
  for (let first = 0; first < samples; first += samplesInDraw) {
    const count = Math.min(samplesInDraw, samples - first)
    await easel.evaluate(addSamples, { first, count })
    tell((first + count) / samples)
  }
  const bytes = Buffer.from(await easel.evaluate(readSums), "base64")
  await easel.dispose()
  return { size, pixels: new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4).map((sum) => sum / samples) }
}

const samplesInDraw = 4

/** What the page keeps between the calls below, each of which runs in the page and sees nothing of this file. */
type Easel = { readonly gl: WebGL2RenderingContext; readonly program: WebGLProgram; readonly size: number }

/** A float texture to which every draw adds. */
const setUp = (size: number): Easel => {
  const gl = new OffscreenCanvas(size, size).getContext("webgl2")
  if (gl === null) throw new Error("WebGL2 is missing")
  if (gl.getExtension("EXT_color_buffer_float") === null) throw new Error("EXT_color_buffer_float is missing")
  if (gl.getExtension("EXT_float_blend") === null) throw new Error("EXT_float_blend is missing")
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, size, size)
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
  gl.viewport(0, 0, size, size)
  gl.clear(gl.COLOR_BUFFER_BIT)
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE)
  gl.enable(gl.SCISSOR_TEST)
  return { gl, program: gl.createProgram(), size }
}

const compile = ({ gl, program }: Easel, fragment: string): void => {
  const wholeFrame = "#version 300 es\nvoid main() { gl_Position = vec4(vec2((gl_VertexID << 1) & 2, gl_VertexID & 2) * 2.0 - 1.0, 0, 1); }"
  const add = (kind: number, source: string): void => {
    const shader = gl.createShader(kind)
    if (shader === null) throw new Error("the context is lost")
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    if (gl.getShaderParameter(shader, gl.COMPILE_STATUS) !== true) throw new Error(gl.getShaderInfoLog(shader) ?? "")
    gl.attachShader(program, shader)
  }
  add(gl.VERTEX_SHADER, wholeFrame)
  add(gl.FRAGMENT_SHADER, fragment)
  gl.linkProgram(program)
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) throw new Error(gl.getProgramInfoLog(program) ?? "")
  gl.useProgram(program)
}

const setUniforms = ({ gl, program }: Easel, uniforms: Readonly<Record<string, Uniform>>): void => {
  for (const [name, { kind, value }] of Object.entries(uniforms)) {
    const place = gl.getUniformLocation(program, name)
    switch (kind) {
      case "1f":
        gl.uniform1f(place, value)
        break
      case "1i":
        gl.uniform1i(place, value)
        break
      case "2fv":
        gl.uniform2fv(place, value)
        break
      case "3fv":
        gl.uniform3fv(place, value)
        break
      case "4fv":
        gl.uniform4fv(place, value)
        break
      case "3iv":
        gl.uniform3iv(place, value)
        break
    }
  }
}

/** Draws strip by strip and waits for each: a draw of the whole frame can take longer than the browser bears. */
const addSamples = ({ gl, program, size }: Easel, { count, first }: { readonly first: number; readonly count: number }): void => {
  gl.uniform1i(gl.getUniformLocation(program, "uFirst"), first)
  gl.uniform1i(gl.getUniformLocation(program, "uCount"), count)
  for (let row = 0; row < size; row += 80) {
    gl.scissor(0, row, size, Math.min(80, size - row))
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.readPixels(0, row, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4))
  }
}

const readSums = async ({ gl, size }: Easel): Promise<string> => {
  const sums = new Float32Array(size * size * 4)
  gl.readPixels(0, 0, size, size, gl.RGBA, gl.FLOAT, sums)
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""))
    reader.addEventListener("error", () => reject(new Error("the picture could not be read")))
    reader.readAsDataURL(new Blob([sums]))
  })
  return url.slice(url.indexOf(",") + 1)
}
