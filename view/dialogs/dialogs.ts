import type { ReactNode } from "react"
import type { DialogKey, DialogProps } from "../../core/contract/dialogs.ts"

/** Draws a dialog with its frame. */
export type DrawDialog<K extends DialogKey = DialogKey> = (props: DialogProps<K>) => ReactNode

/** Code of each dialog, loaded on first use or on hover of its trigger. */
export const dialogs: { readonly [K in DialogKey]: () => Promise<DrawDialog<K>> } = {
  login: () => import("./login-dialog.tsx").then(({ LoginDialog }) => LoginDialog),
  registration: () => import("./registration-dialog.tsx").then(({ RegistrationDialog }) => RegistrationDialog),
  passRecovery: () => import("./pass-recovery-dialog.tsx").then(({ PassRecoveryDialog }) => PassRecoveryDialog),
  passNew: () => import("./pass-new-dialog.tsx").then(({ PassNewDialog }) => PassNewDialog),
  info: () => import("./info-dialog.tsx").then(({ InfoDialog }) => InfoDialog),
  OrderModal: () => import("./order-dialog.tsx").then(({ OrderDialog }) => OrderDialog),
  orderDiamond: () => import("./order-dialog.tsx").then(({ OrderDialog }) => OrderDialog),
  orderJewelry: () => import("./order-dialog.tsx").then(({ OrderDialog }) => OrderDialog),
  orderSuccess: () => import("./order-success-dialog.tsx").then(({ OrderSuccessDialog }) => OrderSuccessDialog),
  aboutProduct: () => import("./words-dialog.tsx").then(({ WordsDialog }) => WordsDialog),
  frameDescription: () => import("./words-dialog.tsx").then(({ WordsDialog }) => WordsDialog),
  ringSize: () => import("./ring-size-dialog.tsx").then(({ RingSizeDialog }) => RingSizeDialog),
  constructorDiamondStart: () => import("./diamond-start-dialog.tsx").then(({ DiamondStartDialog }) => DiamondStartDialog),
  constText: () => import("./words-dialog.tsx").then(({ WordsDialog }) => WordsDialog),
  inserts: () => import("./inserts-dialog.tsx").then(({ InsertsDialog }) => InsertsDialog),
  "inserts-markup": () => import("./inserts-dialog.tsx").then(({ InsertsMarkupDialog }) => InsertsMarkupDialog),
  useCertificate: () => import("./gift-certificate-dialogs.tsx").then(({ UseCertificateDialog }) => UseCertificateDialog),
  termsCertificate: () => import("./gift-certificate-dialogs.tsx").then(({ TermsCertificateDialog }) => TermsCertificateDialog),
  cartCertificateInfo: () => import("./gift-certificate-dialogs.tsx").then(({ CertificateInfoDialog }) => CertificateInfoDialog),
  engraving: () => import("./engraving-dialog.tsx").then(({ EngravingDialog }) => EngravingDialog),
  cartAdd: () => import("./cart-add-dialog.tsx").then(({ CartAddDialog }) => CartAddDialog),
  cartGift: () => import("./gift-dialog.tsx").then(({ GiftDialog }) => GiftDialog),
  cartCertificateDiamond: () => import("./diamond-words-dialog.tsx").then(({ DiamondWordsDialog }) => DiamondWordsDialog),
  cartDeleteAllConfirmation: () => import("./cart-delete-all-dialog.tsx").then(({ CartDeleteAllDialog }) => CartDeleteAllDialog),
  cartNotAvailableItems: () => import("./cart-missing-dialog.tsx").then(({ CartMissingDialog }) => CartMissingDialog),
  changePassword: () => import("./account-dialogs.tsx").then(({ ChangePasswordDialog }) => ChangePasswordDialog),
  changePass: () => import("./account-dialogs.tsx").then(({ ChangePasswordDialog }) => ChangePasswordDialog),
  accountDeletion: () => import("./account-dialogs.tsx").then(({ AccountDeletionDialog }) => AccountDeletionDialog),
  passportInfo: () => import("./rules-dialogs.tsx").then(({ PassportInfoDialog }) => PassportInfoDialog),
  deliveryRules: () => import("./rules-dialogs.tsx").then(({ DeliveryRulesDialog }) => DeliveryRulesDialog),
  rulesPoint: () => import("./rules-dialogs.tsx").then(({ PointRulesDialog }) => PointRulesDialog),
  address: () => import("./address-dialog.tsx").then(({ AddressDialog }) => AddressDialog),
  addressDel: () => import("./address-del-dialog.tsx").then(({ AddressDelDialog }) => AddressDelDialog),
  voucher: () => import("./voucher-dialogs.tsx").then(({ VoucherDialog }) => VoucherDialog),
  giftBalance: () => import("./voucher-dialogs.tsx").then(({ GiftBalanceDialog }) => GiftBalanceDialog),
  passportAdd: () => import("./passport-dialogs.tsx").then(({ PassportAddDialog }) => PassportAddDialog),
  passportChange: () => import("./passport-dialogs.tsx").then(({ PassportChangeDialog }) => PassportChangeDialog),
  passportFile: () => import("./passport-dialogs.tsx").then(({ PassportFileDialog }) => PassportFileDialog),
  review: () => import("./review-dialog.tsx").then(({ ReviewDialog }) => ReviewDialog),
  reviewRemoval: () => import("./review-dialog.tsx").then(({ ReviewRemovalDialog }) => ReviewRemovalDialog),
  orderCare: () => import("./order-care-dialog.tsx").then(({ OrderCareDialog }) => OrderCareDialog),
  orderCancel: () => import("./order-cancel-dialog.tsx").then(({ OrderCancelDialog }) => OrderCancelDialog),
  externalLink: () => import("./external-link-dialog.tsx").then(({ ExternalLinkDialog }) => ExternalLinkDialog),
  exclusive: () => import("./exclusive-dialog.tsx").then(({ ExclusiveDialog }) => ExclusiveDialog),
  contactUs: () => import("./contact-us-dialog.tsx").then(({ ContactUsDialog }) => ContactUsDialog),
  constructorJewelryLast: () => import("./jewelry-last-dialog.tsx").then(({ JewelryLastDialog }) => JewelryLastDialog),
  visit: () => import("./visit-dialog.tsx").then(({ VisitDialog }) => VisitDialog),
  visitCancel: () => import("./visit-cancel-dialog.tsx").then(({ VisitCancelDialog }) => VisitCancelDialog),
  diamondOrder: () => import("./diamond-order-dialogs.tsx").then(({ DiamondOrderDialog }) => DiamondOrderDialog),
  diamondOrderCancel: () => import("./diamond-order-dialogs.tsx").then(({ DiamondOrderCancelDialog }) => DiamondOrderCancelDialog),
  wishlistClearConfirmation: () => import("./wishlist-clear-dialog.tsx").then(({ WishlistClearDialog }) => WishlistClearDialog)
}

export const isDrawable = (key: string): key is DialogKey => key in dialogs
