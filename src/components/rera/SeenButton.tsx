import { useState } from 'react'
import { RERA_DESK as texts } from '#english/rera/texts-desk'
import type { ReraStanding } from '../../domain/rera/constants.ts'
import { addressAtAuthority, authorityIn } from '../../domain/rera/numbers.ts'
import { QuietButton } from '../ui/Button.tsx'

/**
 * For an admin: opens the register, and notes with one press that the number stands on it. `onPress` returns what went
 * wrong, if anything did.
 */
export function SeenButton({
  standing,
  city,
  link,
  seenAt,
  onPress,
}: {
  standing: ReraStanding
  city: string
  /** The project's own page at the authority. */
  link?: string | null
  seenAt: string | null
  onPress: (number: string) => Promise<string | null>
}) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (standing.is !== 'number') return null
  const { number } = standing
  const seen = texts.seen(standing, seenAt)
  const register = addressAtAuthority(link ?? '') ?? authorityIn(city)?.register
  async function press() {
    if (busy) return
    setBusy(true)
    setProblem(null)
    setProblem(await onPress(number))
    setBusy(false)
  }
  return (
    <div className="button-row">
      {seen && <span>{seen}</span>}
      {register && (
        <a className="text-link" href={register} target="_blank" rel="noopener noreferrer">
          {texts.lookUp}
        </a>
      )}
      <QuietButton label={texts.pressedLabel(number)} onClick={() => void press()}>
        {busy ? texts.pressing : texts.press}
      </QuietButton>
      {problem && <span role="alert">{problem}</span>}
    </div>
  )
}
