import { POSTER_HINT_TEXTS as texts } from '#language/hints/texts-poster'
import { LAUNCH_FIELDS, type LaunchField } from '../launch/fields.ts'
import { waysInFields } from './contacts.ts'
import type { PosterHint } from './poster.ts'

/** What a builder is told of the answers before sending: the admins see it too. */
export const hintsOfLaunch = (
  answers: Readonly<Partial<Record<LaunchField, unknown>>>,
): PosterHint<LaunchField>[] =>
  waysInFields(LAUNCH_FIELDS, answers).map(({ field, words }) => {
    const { label } = LAUNCH_FIELDS[field]
    return {
      key: `contact-${field}`,
      field,
      text: texts.contactOfLaunch(label, words),
      goTo: texts.goTo(label),
    }
  })
