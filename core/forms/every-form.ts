import { addressForm } from "./address.ts"
import { changePasswordForm } from "./change-password.ts"
import { diamondWordsForm } from "./diamond-words.ts"
import { loginForm } from "./login.ts"
import { newsletterForm } from "./newsletter.ts"
import { orderForm } from "./order.ts"
import { passNewForm } from "./pass-new.ts"
import { passRecoveryForm } from "./pass-recovery.ts"
import { profileForm } from "./profile.ts"
import { registrationForm } from "./registration.ts"

/** Every form as data, by its name. */
export const forms = {
  login: loginForm,
  registration: registrationForm,
  passRecovery: passRecoveryForm,
  passNew: passNewForm,
  changePassword: changePasswordForm,
  profile: profileForm,
  newsletter: newsletterForm,
  order: orderForm,
  diamondWords: diamondWordsForm,
  address: addressForm
}
