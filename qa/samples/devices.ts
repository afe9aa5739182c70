import type { Device } from "../../core/contract/users.ts"

export const here: Device = {
  ...{ id: "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11", device: "Chrome, Windows", isCurrent: true },
  ...{ begunAt: "2026-11-20T09:30:00.000Z", seenAt: "2026-11-27T10:00:00.000Z" }
}
export const phone: Device = {
  ...{ id: "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c12", device: "Safari, iPhone", isCurrent: false },
  ...{ begunAt: "2026-11-12T08:00:00.000Z", seenAt: "2026-11-26T19:10:00.000Z" }
}
export const tablet: Device = {
  ...{ id: "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c13", device: "Яндекс Браузер, Android", isCurrent: false },
  ...{ begunAt: "2026-11-02T15:45:00.000Z", seenAt: "2026-11-14T06:20:00.000Z" }
}

/** Current device first. */
export const devices: ReadonlyArray<Device> = [here, phone, tablet]
