/** How the house is reached; placeholders until the owner gives others. */
export const houseContacts = {
  /** As it is read, and as it is dialled. */
  phone: "8 800 000-00-00",
  phoneInternational: "+7-800-000-00-00",
  email: "client@gran.example",
  /** When calls and letters are answered. */
  hours: "Круглосуточно"
} as const
