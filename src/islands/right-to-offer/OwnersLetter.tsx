import '../../components/account/account.css'
import '../../components/right-to-offer/OwnersLetter.css'
import { useEffect } from 'react'
import { RIGHT_TEXTS } from '#language/right-to-offer/texts'
import { letterSays, LETTER_TEXTS as texts } from '#language/right-to-offer/texts-letter'
import {
  $letter,
  $letterDead,
  $letterProblem,
  $letterRefused,
  $letterSaid,
  $sayingLetter,
  sayLetter,
  startLetter,
} from '../../client/right-to-offer/letter.store.ts'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { Letter } from '../../contract/right-to-offer.ts'
import { shownAbout } from '../../domain/listing/about.ts'
import type { LetterAnswer } from '../../domain/right-to-offer/constants.ts'
import { formatLongDate } from '../../domain/time/calendar.ts'
import { useInitial } from '../lib/use-initial.ts'

/**
 * Where an owner whom an agent named says yes or no, by the link of a mail. It needs a press, because mail programs open
 * links by themselves.
 */
export function OwnersLetter() {
  const letter = useInitial($letter)
  const problem = useInitial($letterProblem)
  const isDead = useInitial($letterDead)
  useEffect(() => {
    const read = () => void startLetter()
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  if (letter) return <Asked letter={letter} />
  if (!problem) return <Skeleton label={texts.loading} shape="field" count={3} />
  return (
    <Alert
      ways={
        !isDead && <QuietButton onClick={() => void startLetter()}>{RIGHT_TEXTS.retry}</QuietButton>
      }
    >
      <p>{problem}</p>
    </Alert>
  )
}

function Asked({ letter }: { letter: Letter }) {
  const { agent, rera, about, unit, tower } = letter
  const said = useInitial($letterSaid)
  const saying = useInitial($sayingLetter)
  const refused = useInitial($letterRefused)
  const button = (answer: LetterAnswer, words: string, look: string) => (
    <button
      type="button"
      className={`action ${look}`}
      aria-disabled={saying !== null || undefined}
      onClick={() => void sayLetter(answer)}
    >
      {saying === answer ? RIGHT_TEXTS.busy : words}
    </button>
  )
  return (
    <div className="owners-letter">
      <h2>{texts.who}</h2>
      <p>{texts.agent(agent)}</p>
      {rera && <p>{texts.rera(rera)}</p>}
      <h2>{texts.home}</h2>
      <p>{shownAbout(about)}</p>
      <p>{texts.number(unit)}</p>
      {tower && <p>{texts.tower(tower)}</p>}
      <h2>{texts.sentence}</h2>
      <blockquote>{letterSays(agent)}</blockquote>
      <Status tone="success">
        {said && texts.said[said.answer](agent, formatLongDate(said.at))}
      </Status>
      {refused && (
        <Alert>
          <p>{refused}</p>
        </Alert>
      )}
      <div className="owners-letter-answers">
        {!said && button('yes', texts.yes(agent), 'action-main')}
        {!said && button('no', texts.no, 'action-quiet')}
        {said?.answer !== 'never' && button('never', texts.never, 'action-quiet')}
      </div>
      <h2>{texts.nextTitle}</h2>
      <ul>
        {texts.next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
