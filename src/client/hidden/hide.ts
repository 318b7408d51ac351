import { HIDDEN_TEXTS as texts } from '#language/hidden/texts'
import { type Hidden, withHidden, withoutHidden } from '../../domain/hidden/rules.ts'
import { showToast } from '../site/toast.ts'
import { showUndo } from '../site/undo-toast.ts'
import { hidden, keepHidden } from './hidden.ts'

/**
 * Hides a home or all of a poster, and offers at once to undo it. `shown` settles once the page shows the change;
 * `leave` takes the focus when the offer goes. Says so where no more may be hidden.
 */
export async function hide(
  one: Hidden,
  { shown, leave }: { shown: () => Promise<unknown>; leave: () => void },
): Promise<void> {
  const next = withHidden(hidden(), one)
  if (!next) {
    showToast(texts.full[one.kind])
    return
  }
  keepHidden(next)
  await shown()
  showUndo(
    { text: texts.done[one.kind], label: texts.undo },
    {
      async undo() {
        keepHidden(withoutHidden(hidden(), one))
        await shown()
        leave()
      },
      leave,
    },
  )
}
