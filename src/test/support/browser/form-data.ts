/** Returns a form's answers as its script receives them. */
export function formOf(answers: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, answer] of Object.entries(answers)) form.set(name, answer)
  return form
}
