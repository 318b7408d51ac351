import '../../components/admin/suggestions.css'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { OWN_REASON_TEXTS as texts } from '#english/moderation/texts-reasons'
import {
  $keeping,
  $keepProblem,
  $ownReasons,
  $ownReasonsProblem,
  keepable,
  keepOwnReason,
  readOwnReasons,
} from '../../client/moderation/reasons.store.ts'
import { IconButton, QuietButton } from '../../components/ui/Button.tsx'

/** The reasons that an admin keeps, beside those that everybody has; one of them fills the field. */
export function OwnReasons({
  reason,
  onWrite,
}: {
  reason: string
  onWrite: (text: string) => void
}) {
  const own = useStore($ownReasons)
  const failed = useStore($ownReasonsProblem)
  const keeping = useStore($keeping)
  const problem = useStore($keepProblem)
  useEffect(() => {
    $keepProblem.set(null)
    if ($ownReasons.get() === null) void readOwnReasons()
  }, [])
  const can = own ? keepable(reason, own) : 'no'
  return (
    <>
      {own && own.length > 0 && (
        <fieldset className="suggestions">
          <legend>{texts.title}</legend>
          {own.map((text) => (
            <span className="suggestion-own" key={text}>
              <button type="button" aria-pressed={reason === text} onClick={() => onWrite(text)}>
                {text}
              </button>
              <IconButton
                label={texts.remove(text)}
                aria-disabled={keeping || undefined}
                onClick={() => void keepOwnReason(text, false)}
              >
                ×
              </IconButton>
            </span>
          ))}
        </fieldset>
      )}
      {!own && failed && (
        <p className="suggestion-keep" role="alert">
          {texts.failed} {failed}{' '}
          <QuietButton onClick={() => void readOwnReasons()}>{texts.retry}</QuietButton>
        </p>
      )}
      {can === 'yes' && (
        <p className="suggestion-keep">
          <QuietButton disabled={keeping} onClick={() => void keepOwnReason(reason, true)}>
            {texts.keep}
          </QuietButton>
        </p>
      )}
      {(can === 'long' || can === 'full') && <p className="suggestion-keep muted">{texts[can]}</p>}
      {problem && (
        <p className="suggestion-keep" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
