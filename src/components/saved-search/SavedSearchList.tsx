import './SavedSearchList.css'
import { RHYTHM_TEXTS, SAVED_SEARCH_LIST_TEXTS } from '#language/saved-search/texts'
import { PATHS } from '../../contract/paths.ts'
import type { SavedSearch } from '../../contract/saved-search.ts'
import { changeFragment } from '../../domain/saved-search/change-link.ts'
import { RHYTHM_CHOICES, type RhythmChoice } from '../../domain/saved-search/constants.ts'
import { savedSearchName } from '../../domain/saved-search/rules.ts'
import { formatLongDate } from '../../domain/time/calendar.ts'
import { Select } from '../form/Select.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** The choices; the pause says how long it lasts, or until when. */
const optionsFor = ({ pausedUntil }: SavedSearch) =>
  RHYTHM_CHOICES.map((value) => ({
    value,
    label:
      value === 'paused' && pausedUntil
        ? SAVED_SEARCH_LIST_TEXTS.pausedUntil(formatLongDate(pausedUntil))
        : RHYTHM_TEXTS[value],
  }))

/** Takes the focus of a control that goes with what it removes or stops. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

/** Saved searches with the mail setting of each. Those of an account can be opened to change them. */
export function SavedSearchList({
  searches,
  ofAccount = true,
  onRhythm,
  onRemove,
}: {
  searches: readonly SavedSearch[]
  ofAccount?: boolean
  onRhythm: (search: SavedSearch, rhythm: RhythmChoice) => void
  onRemove: (search: SavedSearch) => void
}) {
  if (searches.length === 0)
    return (
      <EmptyState title={SAVED_SEARCH_LIST_TEXTS.empty} text={SAVED_SEARCH_LIST_TEXTS.emptyHint}>
        <a className="action action-quiet" href={PATHS.search}>
          {SAVED_SEARCH_LIST_TEXTS.toSearch}
        </a>
      </EmptyState>
    )
  return (
    <ul className="saved-searches">
      {searches.map((search) => {
        const name = savedSearchName(search.query)
        return (
          <li key={search.id} className="saved-search">
            <a className="text-link" href={PATHS.search + search.query}>
              {name}
            </a>
            <Select
              name={`rhythm-${search.id}`}
              label={SAVED_SEARCH_LIST_TEXTS.mails}
              aria-label={SAVED_SEARCH_LIST_TEXTS.rhythm(name)}
              options={optionsFor(search)}
              value={search.pausedUntil ? 'paused' : search.rhythm}
              onChange={(event) => onRhythm(search, event.target.value as RhythmChoice)}
            />
            {ofAccount && (
              <a
                className="action action-quiet"
                href={PATHS.search + search.query + changeFragment(search.id)}
                aria-label={SAVED_SEARCH_LIST_TEXTS.change(name)}
              >
                {SAVED_SEARCH_LIST_TEXTS.changeShort}
              </a>
            )}
            <QuietButton
              onClick={() => {
                onRemove(search)
                focusMain()
              }}
              label={SAVED_SEARCH_LIST_TEXTS.remove(name)}
            >
              {SAVED_SEARCH_LIST_TEXTS.removeShort}
            </QuietButton>
          </li>
        )
      })}
    </ul>
  )
}
