export function DialogsScreen() {
  return null
}
