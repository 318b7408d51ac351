import { RERA_FORM } from '#language/rera/texts'
import { type Fields, of } from '../field/field.ts'
import type { Rule } from '../field/schema.ts'
import { LISTING_FIELDS } from '../listing/fields.ts'
import { withScheme } from '../text/web-address.ts'
import { RERA_LIMITS } from './constants.ts'
import { AUTHORITY_HOSTS, addressAtAuthority } from './numbers.ts'

const { onlyWith: _unfinished, ...exempt } = LISTING_FIELDS.reraExempt

/** What an advertisement of a project states of its registration; all of it may be left out. */
export const RERA_FIELDS = {
  reraNumber: { ...LISTING_FIELDS.reraNumber, hint: RERA_FORM.numberOfProject },
  reraExempt: exempt,
  reraLink: of(
    { kind: 'line', max: RERA_LIMITS.link, isExact: true, stored: withScheme },
    { label: RERA_FORM.link.label, hint: RERA_FORM.link.hint(AUTHORITY_HOSTS) },
  ),
  collectionAccount: of(
    { kind: 'line', max: RERA_LIMITS.account, isExact: true },
    RERA_FORM.account,
  ),
} satisfies Fields

/** Its link leads to an authority. */
export const RERA_LINK_RULE: Rule = {
  fields: ['reraLink'],
  shownAt: 'reraLink',
  error: RERA_FORM.link.wrong(AUTHORITY_HOSTS),
  holds: ({ reraLink }: { reraLink?: string | null }) =>
    !reraLink || addressAtAuthority(reraLink) !== null,
}
