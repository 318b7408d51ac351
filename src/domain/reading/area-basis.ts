import type { AreaBasis } from '../area/constants.ts'
import { lazy } from '../text/lazy.ts'
import { lexicon } from './tokens.ts'

/** What was measured, as people write it. */
export const AREA_BASIS_WORDS: readonly (readonly [
  phrases: string,
  meant: readonly AreaBasis[],
])[] = [
  ['carpet; carpet area; rera carpet; कारपेट; कारपेट एरिया', ['Carpet']],
  ['built up; builtup; built up area; bua; covered; covered area; बिल्ट अप; बिल्टअप', ['Built-up']],
  [
    'super; super area; super built up; super builtup; super built up area; sba; saleable; सुपर; सुपर एरिया; सुपर बिल्ट अप; सुपर बिल्टअप',
    ['Super built-up'],
  ],
  ['plot; plot area; land area; प्लॉट एरिया', ['Plot']],
]

/** Of the home itself, in the middle of a text: a covered parking is none, and a plot is a kind of property. */
export const AREA_BASES_BESIDE = lazy(() =>
  lexicon<readonly AreaBasis[]>(
    AREA_BASIS_WORDS.map(([phrases, meant]) => [
      phrases
        .split(';')
        .filter((phrase) => !['covered', 'plot'].includes(phrase.trim()))
        .join(';'),
      meant,
    ]),
  ),
)
