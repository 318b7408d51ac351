import { A_PAPER } from '#language/right-to-offer/texts-papers'
import { joined } from '#language/text/texts'
import type { PosterWord } from '../listing/poster.ts'
import type { Agreeing } from './constants.ts'
import type { ShownRight } from './shown.ts'

const AGREED: Record<Agreeing, string> = {
  name: 'name',
  place: 'place',
  number: 'number of the home',
}

/** What a listing's page says of the right to offer it. A date follows the first sentence, and the second follows it. */
export const SHOWN_RIGHT_TEXTS = {
  seen: 'Right to offer seen by us on',
  /** Of an invented poster. */
  seenInDemo: 'Demo, made up: right to offer seen by us on',
  of: ({ kind, agree }: Pick<ShownRight, 'kind' | 'agree'>) =>
    `: ${A_PAPER[kind]}, in which ${joined(agree.map((part) => AGREED[part]))} agree. A person saw it and erased it; no register was asked`,
  notShown: (who: PosterWord) =>
    who === 'agent' ? 'Right to offer: agent, no letter seen.' : 'Right to offer: not shown.',
} as const
