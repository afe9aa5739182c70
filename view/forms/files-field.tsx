import { useEffect, useId, useRef, useState } from "react"
import { maxDocumentBytes, documentExtensions, renameHint } from "../../core/domain/files/document-files.ts"
import { formatBytes } from "../../core/domain/text/bytes.ts"
import { hyphenate } from "../../core/domain/text/hyphens.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { FormName } from "../../core/forms/every-form.ts"
import { writeFiles } from "../../core/forms/chosen-files.ts"
import { useSecrets } from "../shop-context.tsx"
import { Icon } from "../ui/icon.tsx"
import { FieldNote } from "./field-note.tsx"
import styles from "./files-field.module.css"
import { useField } from "./form-context.ts"
import { asterisk } from "./form-field.tsx"
import formStyles from "./form.module.css"
import { thumbnailOf } from "./thumbnail.ts"
import { useFocusAfterRender } from "./use-focus-after-render.ts"

type Props = {
  /** Key of the files in the vault. */
  readonly form: FormName
  readonly name: string
  readonly most: 2 | 3
  readonly hint: string
  /** Percent per file; empty unless sending. */
  readonly sent: ReadonlyArray<number>
  readonly onStop: () => void
}

type ChosenFile = { readonly name: string; readonly blob: Blob }

/** The vault stores the files; the form's machine gets only their errors. */
export function FilesField({ form, hint, most, name, onStop, sent }: Props) {
  const secrets = useSecrets()
  const { error, field, isBusy, send } = useField(name)
  const [files, setFiles] = useState<ReadonlyArray<ChosenFile>>(() => secrets.held(form))
  const [isOver, setOver] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const focusBox = useFocusAfterRender(box)
  const note = useId()
  const isFull = files.length >= most
  const updateFiles = (next: ReadonlyArray<ChosenFile>) => {
    setFiles(next)
    secrets.hold(form, next)
    const named = next.map((file) => ({ name: file.name, bytes: file.blob.size }))
    const verdicts = secrets.judge(form, name, writeFiles(named))
    send({ type: "form.setVerdicts", field: name, verdicts, isComplete: next.length > 0 })
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once: the form's machine begins without verdicts
  useEffect(() => updateFiles(files), [])
  const add = (chosen: ReadonlyArray<File>) => {
    if (chosen.length === 0) return
    // The last file disables the input. Dropped files leave the focus where it is.
    if (document.activeElement === box.current) focusBox()
    updateFiles([...files, ...chosen.map((file) => ({ name: file.name, blob: file }))])
  }
  const remove = (place: number) => {
    updateFiles(files.filter((_, index) => index !== place))
    focusBox()
  }
  const renameText = files.map((file) => renameHint(file.name)).find((text) => text !== null)
  return (
    <fieldset className={styles["files"]} tabIndex={-1} aria-describedby={note}>
      <legend>
        {field.label}
        {field.isRequired === true ? asterisk : null}
      </legend>
      {files.length === 0 ? null : (
        <ul>
          {files.map((file, place) => (
            <FileRow
              key={`${place} ${file.name}`}
              file={file}
              percent={isBusy ? (sent[place] ?? null) : null}
              onRemove={isBusy ? null : () => remove(place)}
            />
          ))}
        </ul>
      )}
      <label className={`${formStyles["pick"]} ${styles["add"]}`} data-over={isOver} data-full={isFull}>
        <input
          ref={box}
          name={name}
          type="file"
          multiple
          accept={documentExtensions.map((extension) => `.${extension}`).join(",")}
          disabled={isBusy || isFull}
          aria-invalid={error !== null}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={({ currentTarget }) => {
            setOver(false)
            const chosen = [...(currentTarget.files ?? [])]
            currentTarget.value = ""
            add(chosen)
          }}
        />
        <Icon name="plus" />
        <span>
          {isFull ? (
            `Выбрано файлов: ${files.length}`
          ) : (
            <>
              <span className={formStyles["policy"]}>{hyphenate("Выбрать или сфотографировать")}</span>
              <span className={styles["drop"]}> или перетащите сюда</span>
            </>
          )}
        </span>
      </label>
      <div aria-live="polite">
        <FieldNote
          id={note}
          error={error === null ? null : [error, renameText].filter((text) => text !== undefined).join(". ")}
          hint={typeset(hint)}
        />
      </div>
      {error === null ? null : <p className="caption">{typeset(hint)}</p>}
      {isBusy && sent.length > 0 ? (
        <button className="link" data-look="quiet" type="button" onClick={onStop}>
          Остановить отправку
        </button>
      ) : null}
    </fieldset>
  )
}

type RowProps = { readonly file: ChosenFile; readonly percent: number | null; readonly onRemove: (() => void) | null }

function FileRow({ file: { blob, name }, onRemove, percent }: RowProps) {
  const picture = useThumbnail(blob)
  const extension = name.slice(name.lastIndexOf(".") + 1).toUpperCase()
  return (
    <li>
      {picture === null ? (
        <span className={styles["kind"]} aria-hidden="true">
          {extension.slice(0, 4)}
        </span>
      ) : (
        <img src={picture} alt="" width={72} height={72} />
      )}
      <span className={styles["name"]}>
        <span translate="no">{name}</span>
        <span className="caption">
          {percent === null ? formatBytes(blob.size) : percent >= 100 ? "Отправлен" : `Отправлено ${percent} %`}
        </span>
        {percent === null ? null : <progress max={100} value={percent} aria-label={`Отправка: ${name}`} />}
      </span>
      {onRemove === null ? null : (
        <button type="button" aria-label={`Убрать ${name}`} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  )
}

const useThumbnail = (blob: Blob): string | null => {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isMounted = true
    void thumbnailOf(blob).then((drawn) => {
      if (isMounted) setPicture(drawn)
    })
    return () => {
      isMounted = false
    }
  }, [blob])
  return picture
}

export const filesHint = (most: number): string =>
  `До ${most} файлов, вместе до ${formatBytes(maxDocumentBytes)}: ${documentExtensions.join(", ")}. Пока вы не обновите страницу, выбранное останется здесь`
