import type { Layer } from "effect"
import { join } from "node:path"
import type { Environment } from "../../environment.ts"
import type { Files } from "./files.ts"
import * as folder from "./folder.ts"

/** The storage of files that the environment names: a folder in the data folder. */
export const filesLayer = ({ dataFolder }: Pick<Environment, "dataFolder">): Layer.Layer<Files> => folder.layer(join(dataFolder, "files"))
