import { ASKED_TEXTS as texts } from '#language/asked/texts'
import { canonicalPath, PATHS } from '../../contract/paths.ts'
import type { AskedWords } from '../../domain/asked/words.ts'

/** What such homes are asked for, below a heading or a button that says so. */
export function AskedOfSuch({ words }: { words: Omit<AskedWords, 'title'> }) {
  const { says, basis, invented } = words
  return (
    <>
      <p>
        <strong>{says}</strong>
      </p>
      <p className="muted">
        {basis}{' '}
        <a
          className="text-link"
          href={canonicalPath(PATHS.askingPrices)}
          target="_blank"
          rel="noopener"
        >
          {texts.how}
        </a>
      </p>
      {invented && <p className="muted">{invented}</p>}
    </>
  )
}
