import '../../components/listing/ListHead.css'
import '../../components/listing/card.css'
import '../../components/ui/sheet.css'
import './Saved.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { COMPARE_TEXTS } from '#language/listing/texts'
import { SHORTLIST_TEXTS, SAVED_TEXTS as texts } from '#language/shortlist/texts'
import { TOGETHER_TEXTS } from '#language/together/texts'
import { hasSample } from '../../client/listing/card-element.ts'
import {
  $link,
  $linkAnnouncement,
  $linkChoice,
  choose,
  copyLink,
  endLink,
  linkAddress,
  shareList,
} from '../../client/shortlist/link.store.ts'
import { $notes, leaveNotes, typeNote } from '../../client/shortlist/notes.store.ts'
import {
  $accountList,
  $accountUnread,
  $saved,
  $savedCount,
  $savedState,
  loadSaved,
  type Saved as SavedListing,
  savedName,
  startSaved,
  takeOut,
} from '../../client/shortlist/saved.store.ts'
import { GoneListing } from '../../components/shortlist/GoneListing.tsx'
import { SavedNote } from '../../components/shortlist/SavedNote.tsx'
import { SharePanel } from '../../components/shortlist/SharePanel.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { loginPath, PATHS } from '../../contract/paths.ts'
import type { ShortlistItem } from '../../contract/shortlist.ts'
import { exact, once, priceOf, short } from '../../domain/money/rules.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import { lessThanSaved } from '../../domain/shortlist/rules.ts'
import { useInitial } from '../lib/use-initial.ts'
import { SavedCard } from './SavedCard.tsx'

/** Says where the list is kept: on this device, or with the account, which may be full or out of reach. */
function Kept() {
  const unread = useInitial($accountUnread)
  const account = useInitial($accountList)
  const saved = useInitial($saved)
  const items = account?.items.length ?? 0
  if (unread) return SHORTLIST_TEXTS.unread
  if (items >= SHORTLIST_LIMITS.perAccount && saved.length > items) return SHORTLIST_TEXTS.full
  return (
    <>
      <span className="only-signed-out">
        {SHORTLIST_TEXTS.onDevice}{' '}
        <a className="text-link" href={loginPath(PATHS.saved)}>
          {SHORTLIST_TEXTS.toAccount}
        </a>
      </span>
      <span className="only-signed-in">{SHORTLIST_TEXTS.follows}</span>
    </>
  )
}

function Share() {
  const link = useInitial($link)
  const choice = useInitial($linkChoice)
  const announcement = useInitial($linkAnnouncement)
  return (
    <SharePanel
      address={link ? linkAddress(link) : ''}
      choice={choice}
      announcement={announcement}
      onChoose={choose}
      onMake={() => void shareList()}
      onCopy={() => link && void copyLink(link)}
      onEnd={() => void endLink()}
    />
  )
}

const fallOf = (item: ShortlistItem | undefined, listing: SavedListing['listing']) => {
  const less = item && listing ? lessThanSaved(item, listing) : null
  return less === null ? null : SHORTLIST_TEXTS.less(exact(once(less)))
}

const priceWhenSaved = (item: ShortlistItem | undefined) =>
  item?.listingType && item.price !== null
    ? SHORTLIST_TEXTS.was(short(priceOf({ price: item.price, listingType: item.listingType })))
    : null

/** One saved listing: its card, or what is left of it, and the account's note. */
function Item({
  id,
  listing,
  item,
  onTakeOut,
}: SavedListing & { item: ShortlistItem | undefined; onTakeOut: () => void }) {
  const note = useInitial($notes)[id]
  return (
    <li className="saved-item">
      {listing || hasSample(id) ? (
        <SavedCard id={id} listing={listing} fallen={fallOf(item, listing)} />
      ) : (
        <GoneListing name={savedName(id)} was={priceWhenSaved(item)} onTakeOut={onTakeOut} />
      )}
      {item && note && (
        <SavedNote
          {...note}
          about={item.name}
          onType={(text) => typeNote(id, text)}
          onLeave={leaveNotes}
        />
      )}
    </li>
  )
}

/**
 * The page of saved listings. The parts of the page without data are given: the choice of units, the questions that
 * wait on this device, the sign on the button for more, and what an empty list shows.
 */
export function Saved({
  units,
  waiting,
  more,
  empty,
}: {
  units?: ReactNode
  waiting?: ReactNode
  more?: ReactNode
  empty?: ReactNode
}) {
  const state = useInitial($savedState)
  const saved = useInitial($saved)
  const count = useInitial($savedCount)
  const account = useInitial($accountList)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(startSaved, [])
  const known = new Map(account?.items.map((item) => [item.id, item]))
  return (
    <>
      <div className="list-top">
        <div className="list-title">
          <h1 ref={heading} tabIndex={-1}>
            {texts.title}
          </h1>
          <p className="digits muted saved-total" role="status">
            {count}
          </p>
        </div>
        {state === 'list' && (
          <>
            <button
              className="icon-button list-more-open"
              type="button"
              popoverTarget="saved-more"
              aria-label={texts.more}
            >
              {more}
            </button>
            <section
              className="sheet list-more"
              id="saved-more"
              popover="auto"
              aria-label={texts.more}
            >
              <a className="text-link" href={PATHS.compare}>
                {COMPARE_TEXTS.title}
              </a>
              {units}
            </section>
          </>
        )}
      </div>
      {waiting}
      <p className="saved-together needs-script">
        <a className="text-link" href={PATHS.together}>
          {TOGETHER_TEXTS.link}
        </a>{' '}
        <span className="muted">{TOGETHER_TEXTS.linkHint}</span>
      </p>
      {account && account.items.length > 0 && <Share />}
      {state === 'loading' && <p className="needs-script">{texts.loading}</p>}
      {state === 'empty' && empty}
      {state === 'failed' && (
        <div role="alert">
          <p>{texts.failed}</p>
          <QuietButton onClick={() => void loadSaved()}>{texts.retry}</QuietButton>
        </div>
      )}
      {state === 'list' && (
        <ul className="card-grid card-list plain-list" id="saved-list">
          {saved.map((one) => (
            <Item
              key={one.id}
              {...one}
              item={known.get(one.id)}
              onTakeOut={() => {
                takeOut(one.id)
                heading.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <p className="muted saved-kept needs-script">
        <Kept /> {state === 'list' && texts.intro}
      </p>
    </>
  )
}
