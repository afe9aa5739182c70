export type MarketingOptions = {
  readonly platform?: { readonly url: string; readonly endpointId: string }
  readonly pixel?: { readonly script: string; readonly id: string }
  readonly counter?: { readonly script: string; readonly id: string }
}
