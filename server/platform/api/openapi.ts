import { JsonSchema, Schema } from "effect"
import type { Endpoint, Plain } from "../../../core/contract/endpoint.ts"
import { fieldsOf, type Json, type Schemas } from "./json-schema.ts"
import { headers, headersOf, refusals, refusalSchema, securitySchemes } from "./openapi-components.ts"

export type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: ReadonlyArray<string>
  readonly security: ReadonlyArray<Readonly<Record<string, ReadonlyArray<string>>>>
  readonly parameters: ReadonlyArray<Json>
  readonly requestBody?: Json
  readonly responses: Readonly<Record<string, Json>>
}

export type OpenApi = {
  readonly openapi: "3.1.0"
  readonly info: Json
  readonly servers: ReadonlyArray<Json>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Schemas
    readonly parameters: Schemas
    readonly responses: Schemas
    readonly securitySchemes: Schemas
  }
}

/** Names the schema of every response and body. */
export const makeOpenApi = (endpoints: ReadonlyArray<Endpoint>, publicUrl: string): OpenApi => {
  const schemas: Schemas = { Refusal: refusalSchema }
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.base + endpoint.path
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint, schemas) }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Грань: API магазина",
      version: "2",
      description: "Вызовы, которыми пользуются страницы магазина. Каждый адрес отвечает и с косой чертой в конце, и без неё."
    },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas, parameters: headers, responses: refusals, securitySchemes }
  }
}

const toOperation = (endpoint: Endpoint, schemas: Schemas): Operation => {
  const name = endpoint.key.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const hasBody = fieldsOf(toJsonSchema(endpoint.body, schemas)).length > 0
  const common = [...(endpoint.base === "/api/v2" ? [403] : []), ...(endpoint.method === "GET" ? [] : [403, 413, 415]), 422, 429, 500, 503]
  const unauthorized = endpoint.access === "anyone" ? [] : [401]
  const statuses = [...new Set([...endpoint.refusals, ...unauthorized, ...common])].toSorted((a, b) => a - b)
  const answer = { type: "object", properties: { data: keep(`${name}Answer`, endpoint.answer, schemas) }, required: ["data"] }
  return {
    operationId: endpoint.key,
    summary: endpoint.summary,
    tags: [endpoint.key.split(".")[0] ?? endpoint.key],
    security: securityOf(endpoint),
    parameters: [
      ...parametersIn("path", endpoint.params, schemas),
      ...parametersIn("query", endpoint.query, schemas),
      ...headersOf(endpoint)
    ],
    ...(hasBody
      ? {
          requestBody: { required: true, content: { "application/json": { schema: keep(`${name}Body`, endpoint.body, schemas, "error") } } }
        }
      : {}),
    ...(endpoint.file === undefined ? {} : { requestBody: { required: true, content: filesContent(endpoint.file) } }),
    responses: {
      "200": { description: "Ответ", content: { "application/json": { schema: answer } } },
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
    }
  }
}

const filesContent = ({ multipart }: NonNullable<Endpoint["file"]>): Json => {
  if (multipart === undefined) return { "application/octet-stream": {} }
  const items = { type: "string", contentMediaType: "application/octet-stream" }
  const list = { type: "array", minItems: 1, maxItems: multipart.maxFiles, items }
  const schema = { type: "object", properties: { [multipart.field]: list }, required: [multipart.field], additionalProperties: false }
  return { "multipart/form-data": { schema } }
}

const securityOf = ({ access, base }: Endpoint): Operation["security"] => {
  const client = base === "/api/v2" ? { clientKey: [] } : {}
  const ways = { anyone: [client], guest: [client, { ...client, bearer: [] }], user: [{ ...client, bearer: [] }] }[access]
  return ways.filter((way) => Object.keys(way).length > 0)
}

type ExcessProperties = "ignore" | "error"

const keep = (name: string, schema: Plain, schemas: Schemas, excess: ExcessProperties = "ignore"): Json => {
  schemas[name] = toJsonSchema(schema, schemas, excess)
  return { $ref: `#/components/schemas/${name}` }
}

const toJsonSchema = (schema: Plain, schemas: Schemas, onExcessProperty: ExcessProperties = "ignore"): Json => {
  const { definitions, dialect, schema: jsonSchema } = Schema.toJsonSchemaDocument(schema, { onExcessProperty })
  const document = JsonSchema.toMultiDocumentOpenApi3_1({ dialect, definitions, schemas: [jsonSchema] })
  Object.assign(schemas, document.definitions)
  return document.schemas[0]
}

/** Uses decoded types (a number from 1 to 999): on the wire all parameters are text. */
const parametersIn = (place: "path" | "query", schema: Plain, schemas: Schemas): ReadonlyArray<Json> =>
  fieldsOf(toJsonSchema(Schema.toType(schema), schemas)).map(({ name, isRequired, schema: fieldSchema }) => ({
    name,
    in: place,
    required: place === "path" || isRequired,
    schema: fieldSchema
  }))
