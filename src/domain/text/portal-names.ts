import { plainSigns } from './signs.ts'

/**
 * How the names of other portals are written in texts that lead there. `plain` names are hardly ever anything else,
 * also in two words. The others are words of any description too: a housing society, 200 square yards, no broker
 * please. They are a portal's where they stand as it writes them, or with an ending of an address or a word such as
 * "app".
 */
const PLAIN = [
  // An estate may have 99 acres.
  String.raw`99[\s._-]{0,2}acres(?!\s+(?:of|township|campus|land|plot|green|estate|park|project|gated)\b)`,
  String.raw`magic[\s._-]{0,2}bricks`,
  String.raw`prop[\s._-]{0,2}tiger`,
  String.raw`(?:facebook|fb)[\s._-]{0,2}market[\s_-]?place`,
  'olx',
  'quikr',
  'sulekha',
  'nestaway',
  'proptension',
  'nobrokerhood',
  String.raw`just[\s_-]?dial`,
  String.raw`india[\s_-]?property\b`,
  String.raw`roof[\s_-]?and[\s_-]?floor`,
]
const WORDS = [
  'housing',
  'makaan',
  String.raw`no[\s_-]?broker`,
  String.raw`square[\s_-]?yards`,
  String.raw`common[\s_-]?floor`,
]
const AS_WRITTEN = 'NoBroker|SquareYards|CommonFloor|PropTiger'

const PATTERNS = [
  new RegExp(String.raw`(?:^|[^\p{L}\p{N}])((?:${PLAIN.join('|')}))(?![\p{L}\p{N}])`, 'giu'),
  new RegExp(
    String.raw`(?:^|[^\p{L}\p{N}])((?:${WORDS.join('|')})(?:\s{0,2}[.(\[{]?\s{0,2}(?:dot\s{1,2})?[)\]}]?\s{0,2}com|\s{0,2}\.\s{0,2}in|\s{1,2}(?:app|website|web\s?site|portal))(?![\p{L}\p{N}]))`,
    'giu',
  ),
  // Only with its own capitals: "NOBROKER PLEASE" asks no agent to call.
  new RegExp(
    String.raw`(?:^|[^\p{L}\p{N}])((?:${AS_WRITTEN}))(?![\p{L}\p{N}]|\s+(?:please|pls))`,
    'gu',
  ),
]

/** The names of other portals in a text, as they are written there. */
export const portalsNamed = (text: string): string[] => [
  ...new Set(
    PATTERNS.flatMap((pattern) =>
      [...plainSigns(text).matchAll(pattern)].flatMap(([, name]) => name ?? []),
    ),
  ),
]
