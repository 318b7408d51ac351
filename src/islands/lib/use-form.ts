import type { createForm } from '../../client/lib/form.ts'
import { useInitial } from './use-initial.ts'

/** Connects a form's store to `<Form>`: its state, and what a submit does. */
export function useForm({
  $form,
  submit,
}: Pick<ReturnType<typeof createForm>, '$form' | 'submit'>) {
  return {
    state: useInitial($form),
    onSubmit: (answers: FormData) => void submit(answers),
  }
}
