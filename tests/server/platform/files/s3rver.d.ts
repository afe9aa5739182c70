/** Part of s3rver that the tests use. */
declare module "s3rver" {
  type Options = {
    readonly port: number
    readonly address: string
    readonly silent: boolean
    readonly directory: string
    readonly configureBuckets: ReadonlyArray<{ readonly name: string }>
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
