import '../../components/moderation/DeskHead.css'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { QUEUE_TEXTS } from '#english/moderation/texts'
import { $help, $shortcuts, setShortcuts } from '../../client/lib/single-keys.ts'
import type { HelpDialog as Help } from '../../components/moderation/HelpDialog.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { useInitial } from '../lib/use-initial.ts'

// Loaded on demand: whoever knows the keys never opens it.
const HelpDialog = lazy(() =>
  import('../../components/moderation/HelpDialog.tsx').then((part) => ({
    default: part.HelpDialog,
  })),
)

/** The button that lists a page's single keys, and the list. */
export function Shortcuts({ keys }: Pick<ComponentProps<typeof Help>, 'keys'>) {
  const open = useInitial($help)
  const shortcuts = useInitial($shortcuts)
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  return (
    <div className="desk-shortcuts">
      <QuietButton onClick={() => $help.set(true)}>
        <span className="action-words">{QUEUE_TEXTS.shortcuts}</span>{' '}
        <span className="desk-key" aria-hidden="true">
          ?
        </span>
      </QuietButton>
      {wanted && (
        <Suspense>
          <HelpDialog
            keys={keys}
            open={open}
            on={shortcuts}
            onSwitch={setShortcuts}
            onClose={() => $help.set(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
