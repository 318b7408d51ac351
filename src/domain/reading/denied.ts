import { lazy } from '../text/lazy.ts'
import { type Found, type Lexicon, lexicon, longest, type Token, wordAt } from './tokens.ts'

/** What denies that which follows it: "no pets", "without lift", "बिना पार्किंग". */
const BEFORE = lazy(() =>
  lexicon<true>([
    [
      'not; no; non; without; w o; except; bina; बिना; bagair; बगैर; don t; dont; doesn t; doesnt; isn t; aren t',
      true,
    ],
  ]),
)
/** What denies that which stands before it: "lift nahi", "pets not allowed", "पालतू मना है". */
const AFTER = lazy(() =>
  lexicon<true>([
    [
      'nahi; nahin; nahee; nhi; नहीं; नही; mat; मत; mana; manaa; मना; वर्जित; na; n a; ना; न; ke bina; के बिना; ke bagair; के बगैर',
      true,
    ],
    [
      'not available; not allowed; not allow; not there; not provided; not permitted; not included; not preferred; not prefer; not welcome; not ok; not okay; not possible; not entertained; not accepted; not applicable; not seen; not shown; not checked; not verified; not required; not needed; not wanted; not working; no available; no allowed; no permission; unavailable; prohibited; banned; nil; none; isn t available; aren t allowed; isn t allowed; can t; cannot',
      true,
    ],
  ]),
)
const listed = (words: string) => new Set(words.split(' '))
/** These deny what stands before them only as the last word of a clause or as the answer to a label: "Pets: no". */
const BARE = listed('not no')
/** At the beginning of a clause they deny what follows: "nahi hai parking". */
const FIRST = listed('nahi nahin nhi नहीं नही')
const WITHOUT = listed('bina बिना bagair बगैर')
const OF = listed('ke के')

/** What may stand between what is denied and the word that does. */
const AFTER_THING = listed(
  'is are was be bhi hi bilkul strictly facility service permission entry available allowed allow hai hain h ka ki ke ko liye ' +
    'log logo logon kutta kutte billi janwar suvidha ijazat ijajat ijaazat anumati chalega chahiye palna palne rakhna rakhne dena lana है हैं का की के को लिए भी ही ' +
    'लोग लोगों कुत्ता कुत्ते बिल्ली जानवर बिल्कुल सुविधा इजाजत इजाज़त अनुमति चाहिए चलेगा पालना पालने रखना रखने लाना देना',
)
const BEFORE_THING = listed(
  'a an the any of on in at near for to with have has having allow accept entertain prefer preferred provide available allowed ' +
    'require need want main side koi kisi wala wali wale ka ki ke कोई किसी वाला वाली वाले का की के',
)
const AFTER_FIRST = listed('hai h chahiye है चाहिए')
/** The rest of the verb behind: "nahi dena hai", "नहीं चाहिए". */
const TAIL = listed('hai h hain dena chahiye chalega chalenge chalegi honge है हैं देना चाहिए चलेगा चलेंगे')
const AND = listed('and or nor aur ya & / और या')
const TO_WHOM = listed('for to')
const CLOSES = listed('allowed available')
const YES = listed('yes haan ha हां हाँ ok okay')
const AFFIRMS = new Set([...YES, ...listed('allowed available welcome hai है chalega chalenge')])

const MOST_BETWEEN = 5
/** A longer list is walked no further, so that its work does not grow with its square. */
const MOST_LISTED = 4
const isLabelSign = (word: string) => /^[:=]$/.test(word)
const isBreak = (token: Token | undefined) => !token || /^[,;|()[\]]$/.test(token.text)

/** The phrase that ends at a place, the shortest one. */
function endingAt(words: Lexicon<unknown>, tokens: readonly Token[], end: number): number | null {
  for (let from = end - 1; from >= 0 && from >= end - words.most; from -= 1)
    if (longest(words, tokens, from)?.end === end) return from
  return null
}

/** A denial of what ends at a place, behind it. */
function behind(
  tokens: readonly Token[],
  end: number,
  things: Lexicon<unknown>,
  listed = 0,
): number | null {
  let at = end
  let isLabel = false
  for (; at < end + MOST_BETWEEN; at += 1) {
    const word = wordAt(tokens, at)
    const found = longest(AFTER(), tokens, at)
    if (found) return belongsToNext(tokens, found, things) ? null : pastTail(tokens, found.end)
    // "Pets: no", and "parking no" at the end, but not "flat no brokers" nor "flat - no brokers".
    if (BARE.has(word) && (isLabel || isBreak(tokens[at + 1]))) return at + 1
    isLabel ||= isLabelSign(word)
    if (!isLabelSign(word) && !/^[?-]$/.test(word) && !AFTER_THING.has(word)) break
  }
  // "Lift and parking not available" denies both.
  const isMore = listed < MOST_LISTED && AND.has(wordAt(tokens, end))
  const next = isMore ? longest(things, tokens, end + 1) : null
  return next && behind(tokens, next.end, things, listed + 1) !== null ? end : null
}

function pastTail(tokens: readonly Token[], at: number): number {
  let end = at
  while (end < at + MOST_BETWEEN && TAIL.has(wordAt(tokens, end))) end += 1
  return end
}

/** "Flat not available for bachelors" denies the bachelors. */
const belongsToNext = (tokens: readonly Token[], { end }: Found<true>, things: Lexicon<unknown>) =>
  TO_WHOM.has(wordAt(tokens, end)) && longest(things, tokens, end + 1) !== null

/** A denial of what begins at a place, before it; `isDirect`: no "available" behind can outweigh it. */
function before(
  tokens: readonly Token[],
  at: number,
  things: Lexicon<unknown>,
  listed = 0,
): { from: number; isDirect: boolean } | null {
  for (let end = at; end > 0 && end > at - MOST_BETWEEN; end -= 1) {
    const from = endingAt(BEFORE(), tokens, end)
    if (from !== null) {
      const isOfLast =
        isLabelSign(wordAt(tokens, from - 1)) ||
        (WITHOUT.has(wordAt(tokens, from)) && OF.has(wordAt(tokens, from - 1))) ||
        // Of "pets not allowed, parking" the parking is not meant, of "not allowed: pets" the pets are.
        (CLOSES.has(wordAt(tokens, end)) &&
          !isBreak(tokens[from - 1]) &&
          !TO_WHOM.has(wordAt(tokens, end + 1)))
      return isOfLast ? null : { from, isDirect: at - end < 2 }
    }
    const word = wordAt(tokens, end - 1)
    if (FIRST.has(word) && isBreak(tokens[end - 2])) return { from: end - 1, isDirect: true }
    // "Not on the main road with parking" has one.
    const isWith = word === 'with' && endingAt(BEFORE(), tokens, end - 1) === null
    const isColon = isLabelSign(word) && CLOSES.has(wordAt(tokens, end - 2))
    if (isWith || (!BEFORE_THING.has(word) && !AFTER_FIRST.has(word) && !isColon)) break
    // "Lift hai parking" affirms; only the verb of a first "nahi hai" is passed.
    if (AFTER_FIRST.has(word) && !FIRST.has(wordAt(tokens, end - 2))) break
  }
  // "No lift and parking" has neither, "no lift and pets allowed" allows pets.
  const isMore = listed < MOST_LISTED && AND.has(wordAt(tokens, at - 1))
  const other = isMore ? endingAt(things, tokens, at - 1) : null
  const same = other === null ? null : before(tokens, other, things, listed + 1)
  return same && { from: same.from, isDirect: false }
}

/** Whether such a word stands behind, or is the last one of the phrase itself, as in "pets allowed". */
const affirms = (words: ReadonlySet<string>, tokens: readonly Token[], end: number) =>
  words.has(wordAt(tokens, end - 1)) ||
  words.has(wordAt(tokens, isLabelSign(wordAt(tokens, end)) ? end + 1 : end))

/**
 * Whether words before or after what stands at a place deny it, within the same clause: "pets not allowed", "no lift",
 * "पालतू की इजाजत नहीं". `things`: what else may be denied with it. Returns the place after the denial.
 */
export function deniedAt(
  tokens: readonly Token[],
  at: number,
  end: number,
  things: Lexicon<unknown>,
): { end: number } | null {
  if (affirms(YES, tokens, end)) return null
  const after = behind(tokens, end, things)
  if (after !== null) return { end: after }
  const first = before(tokens, at, things)
  return first && (first.isDirect || !affirms(AFFIRMS, tokens, end)) ? { end } : null
}

/** Where what a denial at a place denies may begin: behind "no", "not", "without a". */
export function pastDenial(tokens: readonly Token[], at: number): number {
  const found = longest(BEFORE(), tokens, at)
  let end = found?.end ?? at
  while (found && end < at + MOST_BETWEEN && BEFORE_THING.has(wordAt(tokens, end))) end += 1
  return end
}

const WORDS = lazy(
  () => new Set([...BARE, ...FIRST, ...WITHOUT, ...listed('mat without except non')]),
)
/** Whether a word only denies others, and is no part of a name. */
export const isDenial = (word: string): boolean => WORDS().has(word)
