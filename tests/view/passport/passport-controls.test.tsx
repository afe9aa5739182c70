// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react"
import { beforeAll, vi } from "vitest"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { passportForm } from "../../../core/forms/passport.ts"
import { DialogHost } from "../../../view/modal/dialog-host.tsx"
import { loadDialog } from "../../../view/modal/loader.ts"
import { ProfileScreen } from "../../../view/screens/profile-screen.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { user } from "../../../qa/samples/user.ts"
import { press, submit, testControls, tick } from "../../support/view/controls.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("this browser draws nothing")))

/** Parts that the view loads on first render. */
beforeAll(() => import("../../../view/account/profile-data.tsx"))
beforeAll(withDialogs)

const profile = (passport: typeof user.passport) => async () => {
  const checkMe = () => Promise.resolve(succeeded({ ...user, passport }))
  return drawRecorded((await shopAt("/personal/profile/", { checkMe }, { auth: "stored" })).root, <ProfileScreen />)
}
const saved = { savedAt: "2026-11-27T10:00:00Z", isChangeAsked: false }

testControls("view/passport/passport-section.tsx: without a passport", profile(null), [["Добавить паспорт", press, opens("passportAdd")]])
testControls("view/passport/passport-section.tsx", profile(saved), [
  ["Показать данные", press, ["passportView", { type: "passportView.show" }]],
  ["Сообщить об изменении", press, opens("passportChange")]
])

const shown = async () => {
  const view = await profile(saved)()
  fireEvent.click(screen.getByRole("button", { name: exactText("Показать данные") }))
  await screen.findByRole("button", { name: exactText("Открыть: файл 1") })
  return view
}
testControls("view/passport/passport-section.tsx: shown", shown, [
  ["Открыть: файл 1", press, ["passportView", { type: "passportView.open", place: 1, isPdf: false }]],
  ["Скрыть данные", press, ["passportView", { type: "passportView.hide" }]]
])

const box = () => {
  const found = document.querySelector("input[type=file]")
  if (found === null) throw new Error("nothing to choose files with")
  return found
}
const verdicts = Object.fromEntries(
  passportForm.fields.filter(({ kind }) => kind === "secret").map(({ isRequired, name }) => [name, isRequired ? "Обязательное поле" : null])
)

const add = async () => {
  await loadDialog("passportAdd")
  const shop = await shopAt("/", { submitForm: () => new Promise(() => undefined) }, { auth: "stored" })
  shop.send("dialogs", { type: "dialogs.open", key: "passportAdd", props: {} })
  await shop.until("dialogs", (snapshot) => snapshot.hasTag("drawable"))
  return drawRecorded(shop.root, <DialogHost />)
}
testControls("view/forms/files-field.tsx", add, [
  [
    "a chosen file",
    () => fireEvent.change(box(), { target: { files: [new File(["one"], "page.jpg")] } }),
    ["passport", { type: "form.setVerdicts", field: "photos", verdicts: { ...verdicts, photos: null }, isComplete: true }]
  ],
  ["Согласие на…", tick, ["passport", { type: "form.change", field: "isAccepted", value: true }]],
  ["Сохранить паспорт", submit, ["passport", { type: "form.submit" }]]
])

const sending = async () => {
  await loadDialog("passportAdd")
  const shop = await shopAt("/", { submitForm: () => new Promise(() => undefined) }, { auth: "stored" })
  shop.send("dialogs", { type: "dialogs.open", key: "passportAdd", props: {} })
  await shop.until("dialogs", (snapshot) => snapshot.hasTag("drawable"))
  const view = await drawRecorded(shop.root, <DialogHost />)
  const form = shop.features().dialogs?.getSnapshot().children.passport
  const right = Object.fromEntries(Object.keys(verdicts).map((name) => [name, null]))
  form?.send({ type: "form.setVerdicts", field: "photos", verdicts: right })
  form?.send({ type: "form.change", field: "isAccepted", value: true })
  form?.send({ type: "form.submit" })
  form?.send({ type: "form.progress", place: 0, percent: 40 })
  return view
}
testControls("view/dialogs/passport-dialogs.tsx", sending, [["Остановить отправку", press, ["passport", { type: "form.stop" }]]])
