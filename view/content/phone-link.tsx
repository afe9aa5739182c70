import { telNumber } from "../../core/domain/form/phone.ts"

type Props = { readonly phone: string; readonly className?: string | undefined }

export function PhoneLink({ className = "", phone }: Props) {
  return (
    <a className={`figures ${className}`} href={`tel:${telNumber(phone)}`}>
      {phone}
    </a>
  )
}
