import { Schema } from "effect"
import { plain } from "../schema/privacy.ts"
import { isIdentification } from "./identification.ts"

export const Uin = plain(Schema.String.check(Schema.makeFilter((text) => (isIdentification(text) ? undefined : "УИН из 16 цифр"))))
