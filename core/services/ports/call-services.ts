import type { Api } from "./api.ts"
import type { Arrangements } from "./arrangements.ts"
import type { Captcha } from "./captcha.ts"
import type { Downloads } from "./downloads.ts"
import type { Identity } from "./identity.ts"
import type { JournalDesk } from "./journal-desk.ts"
import type { PaperActions } from "./papers.ts"
import type { Payloads } from "./payloads.ts"
import type { Screens } from "./screens.ts"
import type { Vault } from "./vault.ts"

/** Services that calls may use; loaded with the first call. */
export type CallServices = Api | Arrangements | Captcha | Downloads | Identity | JournalDesk | PaperActions | Payloads | Screens | Vault
