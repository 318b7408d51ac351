import '../shortlist/SharePanel.css'
import './Invite.css'
import { TOGETHER_TEXTS as texts } from '#language/together/texts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { ShareWays } from '../shortlist/ShareWays.tsx'
import { QuietButton } from '../ui/Button.tsx'

/**
 * Invites the other person: what the list is and what they will see, then the link. `address` is empty while there is no
 * invitation, `lapsed` says that one was not taken in time.
 */
export function Invite({
  address,
  until,
  alone,
  lapsed,
  onMake,
  onCopy,
}: {
  address: string
  until: string
  alone: boolean
  lapsed: boolean
  onMake: () => void
  onCopy: () => void
}) {
  return (
    <section className="share-body together-invite" aria-labelledby="invite">
      <h2 id="invite">{texts.inviteTitle}</h2>
      <p>{texts.inviteText}</p>
      <p>{texts.seesHost}</p>
      {alone && <p>{texts.alone}</p>}
      {lapsed && <p>{texts.lapsed}</p>}
      {address ? (
        <>
          <ShareWays
            label={texts.invitation}
            address={address}
            message={texts.message(address)}
            onCopy={onCopy}
          >
            <QuietButton onClick={onMake}>{texts.anew}</QuietButton>
          </ShareWays>
          <p className="muted">
            {texts.once(until)} {texts.waiting} {texts.anewHint}
          </p>
        </>
      ) : (
        <p>
          <button className="action action-main" type="button" onClick={onMake}>
            {texts.make}
          </button>
        </p>
      )}
    </section>
  )
}

/** What somebody without an account reads, who was not invited. */
export function LogInToInvite() {
  return (
    <section className="share-body together-invite">
      <h2>{texts.inviteTitle}</h2>
      <p>{texts.inviteText}</p>
      <p>{texts.logIn}</p>
      <p>
        <a className="action action-main" href={loginPath(PATHS.together)}>
          {texts.toLogin}
        </a>
      </p>
    </section>
  )
}
