import { useStore } from '@nanostores/react'
import type { createForm } from '../../client/lib/form.ts'

/** Connects a form's store to `<Form>`: its state, and what a submit does. */
export function useForm({
  $form,
  submit,
}: Pick<ReturnType<typeof createForm>, '$form' | 'submit'>) {
  return {
    state: useStore($form, { ssr: 'initial' }),
    onSubmit: (answers: FormData) => void submit(answers),
  }
}
