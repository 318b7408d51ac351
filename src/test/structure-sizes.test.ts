import { describe, expect, test } from 'vitest'
import { singleImporterFiles, longestFirst, measureSizes, longestWithin } from './support/sizes.ts'

const MEDIAN_LINES = 60
const P95_LINES = 170
const LONGEST_FILE = 350
const FUNCTION_LINES = 80
const FEW_LINES = 20

/** Files of a few lines with a single importer, and the reason why they are separate. */
const ALONE: Record<string, string> = {
  'src/domain/enquiry/schema.ts': 'checks of the server, which pages need not load',
  'src/domain/saved-search/schema.ts': 'checks of the server, which pages need not load',
  'src/domain/shortlist/schema.ts': 'checks of the server, which pages need not load',
  'src/client/account/account-page.ts': 'script of the pages of one layout',
  'src/client/audit/audit.store.ts': 'list of one desk, not to be made with the others',
  'src/client/enquiry/enquiry.store.ts': 'form of one dialog, as the contact form has its own',
  'src/client/project/explore.ts': 'script of one page',
  'src/client/listing/follow-navigation-state.ts': 'script of one page',
  'src/client/saved-search/save-button.ts': 'waits for a press; what it does comes then',
  'src/client/search/fuzzy-words.ts': 'a library, of which the domain knows nothing',
  'src/client/site/scroll-top.ts': 'script of every page, which begins by itself',
  'src/client/listing/further-photos.ts': 'script of one page',
  'src/client/listing/print-date.ts': 'script of one page',
  'src/domain/listing-draft/texts-fill.ts':
    'words that come with the filling, when it is asked for',
  'src/domain/listing/texts-new.ts': 'the one text that the home page begins with',
  'src/domain/listing/viewed.ts': 'rule of what every listing page begins with',
  'src/domain/moderation/texts-help.ts': 'words that come with the overlay, when it is asked for',
  'src/domain/text/contact-details.ts':
    'comes with the schema of a listing, its digits with every form',
  'src/islands/project/ProjectSketch.tsx': 'an island, with a bundle of its own',
  'src/islands/account/TwoStepReminder.tsx': 'an island, with a bundle of its own',
  'src/server/saved-search/api.ts': 'loaded for the first call of its concept',
  'src/test/support/build-hook.ts': 'tests of the server ask it as well',
  'src/styleguide/Part.astro': 'an element that its one page shows nine times',
}

describe('Sizes', () => {
  const { files, functions } = measureSizes()

  test('half of the files are short, and nineteen of twenty have at most three screens', () => {
    expect(longestWithin(files, 0.5)).toBeLessThanOrEqual(MEDIAN_LINES)
    expect(longestWithin(files, 0.95)).toBeLessThanOrEqual(P95_LINES)
  })

  test('no file is longer than the limit', () => {
    expect(longestFirst(files).filter(({ lines }) => lines > LONGEST_FILE)).toEqual([])
  })

  test('a function fits on a screen', () => {
    expect(longestFirst(functions).filter(({ lines }) => lines > FUNCTION_LINES)).toEqual([])
  })

  test('a file of a few lines has more than one importer, or a reason to be separate', () => {
    expect(singleImporterFiles(FEW_LINES)).toEqual(Object.keys(ALONE).sort())
  })
})
