import type { Uniform } from "./program.ts"

/** State kept in the page between calls. Each function below runs in the page, so it uses nothing else of this file. */
export type GlState = { readonly gl: WebGL2RenderingContext; readonly program: WebGLProgram; readonly size: number }

/** Creates float textures that accumulate draws, one for each metal or tint, and a mask of pixels to trace, at first all. */
export const createGlState = (size: number): GlState => {
  const gl = new OffscreenCanvas(size, size).getContext("webgl2")
  if (gl === null) throw new Error("WebGL2 is missing")
  if (gl.getExtension("EXT_color_buffer_float") === null) throw new Error("EXT_color_buffer_float is missing")
  if (gl.getExtension("EXT_float_blend") === null) throw new Error("EXT_float_blend is missing")
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  const attachments = [gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1, gl.COLOR_ATTACHMENT2]
  for (const attachment of attachments) {
    const texture = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, size, size)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, attachment, gl.TEXTURE_2D, texture, 0)
  }
  gl.drawBuffers(attachments)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.R8, size, size)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, size, size, gl.RED, gl.UNSIGNED_BYTE, new Uint8Array(size * size).fill(255))
  gl.viewport(0, 0, size, size)
  gl.clear(gl.COLOR_BUFFER_BIT)
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE)
  gl.enable(gl.SCISSOR_TEST)
  return { gl, program: gl.createProgram(), size }
}

export const compile = ({ gl, program }: GlState, fragment: string): void => {
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

export const setUniforms = ({ gl, program }: GlState, uniforms: Readonly<Record<string, Uniform>>): void => {
  for (const [name, { kind, value }] of Object.entries(uniforms)) {
    if (typeof value !== "number" && value.length === 0) continue
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
      case "Matrix3fv":
        gl.uniformMatrix3fv(place, false, value)
        break
    }
  }
}

/** Draws in strips and waits for each, because a full frame can exceed the browser's time limit. */
export const addSamples = ({ gl, program, size }: GlState, { count, first }: { readonly first: number; readonly count: number }): void => {
  gl.uniform1i(gl.getUniformLocation(program, "uFirst"), first)
  gl.uniform1i(gl.getUniformLocation(program, "uCount"), count)
  for (let row = 0; row < size; row += 80) {
    gl.scissor(0, row, size, Math.min(80, size - row))
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.readPixels(0, row, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4))
  }
}

/** Frees texture memory at once: a page draws many pictures. */
export const release = ({ gl }: GlState): void => gl.getExtension("WEBGL_lose_context")?.loseContext()

/** After the first draw, pixels with no hit within three pixels are excluded from tracing. */
export const skipEmpty = ({ gl, size }: GlState): void => {
  const sums = new Float32Array(size * size * 4)
  gl.readPixels(0, 0, size, size, gl.RGBA, gl.FLOAT, sums)
  const widened = (mask: Uint8Array, step: number): Uint8Array =>
    mask.map((_, pixel) => Math.max(...[-3, -2, -1, 0, 1, 2, 3].map((away) => mask[pixel + away * step] ?? 0)))
  const hit = Uint8Array.from({ length: size * size }, (_, pixel) => ((sums[pixel * 4 + 3] ?? 0) > 0 ? 255 : 0))
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, size, size, gl.RED, gl.UNSIGNED_BYTE, widened(widened(hit, 1), size))
}

/** Returns the sums of one texture in base64: 4 floats a pixel. */
export const readSums = async ({ gl, size }: GlState, index: number): Promise<string> => {
  const sums = new Float32Array(size * size * 4)
  gl.readBuffer(gl.COLOR_ATTACHMENT0 + index)
  gl.readPixels(0, 0, size, size, gl.RGBA, gl.FLOAT, sums)
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""))
    reader.addEventListener("error", () => reject(new Error("the picture could not be read")))
    reader.readAsDataURL(new Blob([sums]))
  })
  return url.slice(url.indexOf(",") + 1)
}
