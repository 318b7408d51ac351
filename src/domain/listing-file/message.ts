import { FACT_TEXTS, MESSAGE_TEXTS as texts } from '#language/listing-file/texts-message'
import type { FieldName } from '../listing/fields.ts'
import { type Reading, readArea, readChoice, readMoney, readRooms } from '../reading/reading.ts'
import { fold } from '../text/fold.ts'
import { optionsOf } from './columns.ts'
import { type Facts, factsOf } from './facts.ts'
import { withoutMarks, withoutPersons } from './message-marks.ts'
import { isFooter, isNameLine, isTitled } from './message-names.ts'
import { offerWordIn } from './offer.ts'
import { isPerson } from './persons.ts'
import type { Sheet } from './table.ts'

/** "[24/11/26, 9:14:02 am] Ravi: " of an iPhone, "24/11/26, 9:14 am - Ravi: " of an Android phone. */
const CHAT_HEAD =
  /^\s*(?:\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]\s*|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\s+[-–]\s+)(?:[^:\n]{1,60}:\s?)?/i
/** What messengers and mail programs add. */
const ADDED =
  /^\s*(?:<?(?:image|video|audio|document|sticker|gif|contact card|media|photo) omitted>?|<attached: .*>|.{0,80}\(file attached\)|this message was (?:deleted|edited).*|you deleted this message.*|messages and calls are end-to-end encrypted.*|forwarded(?: many times| as received| message)?:?|[-_=*~ ]{0,20}forwarded message[-_=*~ ]{0,20}|begin forwarded message:?|sent from my .*|-{2,}\s*original message.*|on .{5,120} wrote:|(?:from|to|cc|bcc|date|sent|reply-to):\s.*|.{1,60} (?:joined using this group|added you|left|created group).*)\s*$/i
const SUBJECT = /^\s*(?:subject|re|fwd?)\s*:\s*/i
const QUOTED = /^(?:\s?>)+\s?/
/** The number or mark of an item of a list, but not "1.25 cr" or "2 BHK". */
const ITEM = /^\s*(?:\(?\d{1,3}\s?[).\]:]\)?(?:\s+|(?=[^\s\d]))|\d{1,3}\s[-–]\s+|#\d{1,3}\s+)/
const BULLET = /^\s*(?:[•●▪◦‣∙➤➢►▶»→*✓✔·]+|[-–—]+(?=\s))\s*/

/**
 * A line of a message: what it says, and what of it no field takes. `isName`: it says nothing but the name of the
 * building, which is written behind a label then. `isFooter`: who wrote the message, or whom to call.
 */
type Line = {
  text: string
  isItem: boolean
  isName: boolean
  isFooter: boolean
  said: Facts['facts']
  saidCity: string | undefined
  rest: string
}

/** The most lines of one home. */
const MOST_LINES = 60
/** In letters: more is no message. A longer line is read in pieces. */
const LARGEST = 200_000
const LONGEST_LINE = 2_000
const PIECE = new RegExp(String.raw`[^]{1,${LONGEST_LINE}}(?!\S)|[^]{1,${LONGEST_LINE}}`, 'gu')

/** A sign that stands before the name of a building. */
const OF_BUILDING = /^[\s*_~•-]*[\u{1f3e2}\u{1f3ec}\u{1f3d8}\u{1f3d9}\u{1f3d7}\u{1f3db}]/u

/** A text without what is never kept of it. */
const shown = (text: string) => withoutPersons(text).text.replace(/^[\s;,:]+|[\s;,:]+$/g, '')

/** `isEnd`: it stands below a line that ends the message. */
function lineOf(written: string, isEnd: boolean, today: Date): Line | null {
  const item = ITEM.exec(written)
  const text = written
    .slice(item?.[0].length ?? 0)
    .replace(BULLET, '')
    .trim()
  const isRule = !/[\p{L}\p{N}]/u.test(text)
  // A line of dashes divides as a blank one does.
  if (isRule || ADDED.test(text)) return null
  const { facts, saidCity, rest } = factsOf(text, today)
  const line = { text, isItem: item !== null, isName: false }
  const isUnsaid = Object.keys(facts).length === 0
  const kept = isUnsaid ? rest : shown(text)
  const others = isPerson(text) ? '' : kept
  // "Regards, Office" offers no office.
  return (isEnd || isFooter(text)) && !has(facts, 'price', 'bedrooms', 'plotArea')
    ? { ...line, said: {}, saidCity: undefined, rest: others, isFooter: true }
    : { ...line, said: facts, saidCity, rest: isUnsaid ? others : rest, isFooter: false }
}

/** The lines of each message of a text, without what messengers add; a blank line is null. */
function messagesIn(text: string, today: Date): (Line | null)[][] {
  const messages: (Line | null)[][] = [[]]
  let isEnd = false
  for (const raw of text.slice(0, LARGEST).split(/\r\n|\r|\n/))
    for (const piece of raw.match(PIECE) ?? ['']) {
      // The marks of another direction stand before the heads of an export.
      const written = withoutMarks(piece).replace(QUOTED, '')
      const head = CHAT_HEAD.exec(written)
      if (head) {
        messages.push([])
        isEnd = false
      }
      const own = written.slice(head?.[0].length ?? 0).replace(SUBJECT, '')
      const line = lineOf(own, isEnd, today)
      isEnd = line?.isFooter ?? isEnd
      const isMarked = OF_BUILDING.test(piece)
      messages.at(-1)?.push(line && isMarked && isNameOf(line, true) ? named(line) : line)
    }
  return messages.map(withNames)
}

const isSaid = ({ said }: Line) => Object.keys(said).length > 0
const isNameOf = (line: Line, isMarked: boolean) =>
  !isSaid(line) && !line.isFooter && isNameLine(withoutPersons(line.text).text, isMarked)
/** A line as the name of a building, in words that its reader knows. */
const named = (line: Line): Line => ({
  ...line,
  isName: true,
  text: `${FACT_TEXTS.building}: ${line.text}`,
  said: { projectBuildingName: line.text },
  rest: '',
})

/** Takes a line for the name of a building where it stands just above what else is said of the home. */
function withNames(lines: readonly (Line | null)[]): (Line | null)[] {
  return lines.map((line, at) => {
    const next = lines[at + 1]
    if (!line || !next || !isSaid(next) || next.isName || !isNameOf(line, false)) return line
    const below = lines.slice(at + 1, at + 1 + MOST_LINES)
    const end = below.indexOf(null)
    const block = below.slice(0, end < 0 ? below.length : end).filter((one) => one !== null)
    const homes = block.filter(({ said }) => has(said, 'bedrooms', 'propertyType'))
    // Above homes in several places, it is the name of who offers them.
    const places = new Set(block.flatMap(({ said }) => said.locality ?? []))
    return homes.length > 1 && places.size > 1 ? line : named(line)
  })
}

const WHAT: readonly FieldName[] = ['bedrooms', 'propertyType', 'plotArea']
const has = (said: Facts['facts'], ...names: readonly FieldName[]) =>
  names.some((name) => said[name] !== undefined)
/** Whether a line alone offers a home: what it is, and what it costs, where or how large it is. */
const isWhole = ({ said }: Line) =>
  (has(said, 'price') && has(said, ...WHAT)) ||
  (has(said, 'bedrooms') && has(said, 'locality')) ||
  (has(said, 'bedrooms', 'propertyType') && has(said, 'plotArea', 'floorNumber'))
/** A heading names a place, a deal, a building or a kind for the homes below it. */
const HEADING: readonly FieldName[] = [
  ...(['city', 'locality', 'listingType', 'projectBuildingName', 'propertyType'] as const),
  ...(['propertyCategory', 'possession'] as const),
]
const isHeading = (line: Line) =>
  isSaid(line) &&
  Object.keys(line.said).every((name) => HEADING.some((one) => one === name)) &&
  (line.isName || !/^[^:]{1,30}:\s*\S/.test(line.text))
/** What a home has once: where it is said again, the next home has begun. */
const ONCE = ['bedrooms', 'plotArea', 'price', 'propertyType', 'locality'] as const

const READERS: Partial<Record<FieldName, (text: string) => Reading<unknown> | null>> = {
  bedrooms: readRooms,
  plotArea: readArea,
  price: readMoney,
}
/** What a text may say of a field, however it is written. */
function meantBy(name: FieldName, text: string): readonly string[] {
  const options = optionsOf(name)
  const reading = READERS[name]?.(text) ?? (options ? readChoice(name, text, options) : null)
  if (reading?.is === 'taken') return [reading.said]
  return reading?.is === 'asked' ? reading.readings.map(({ said }) => said) : [fold(text)]
}

const areAlike = (name: FieldName, one = '', other = '') => {
  const meant = meantBy(name, one)
  return meantBy(name, other).some((way) => meant.includes(way))
}

/** The fields that a home and a line both say, and whether they say another thing of one of them. */
function common(home: Facts['facts'], line: Facts['facts']) {
  const names = ONCE.filter((name) => name in home && name in line)
  return { names, differs: names.some((name) => !areAlike(name, home[name], line[name])) }
}

const isComplete = (said: Facts['facts']) => has(said, 'price') && has(said, ...WHAT)
/** Whether a line could be a home by itself, rather than one more figure of the home above it. */
const isSubstantial = ({ said }: Line) =>
  has(said, 'bedrooms', 'propertyType') ||
  (has(said, 'price') && has(said, 'plotArea', 'locality')) ||
  (has(said, 'plotArea') && has(said, 'locality'))
/** Whether a line is of another home: it says otherwise, or says once more what the home says with its price. */
function isOther(home: Facts['facts'], line: Line): boolean {
  const { names, differs } = common(home, line.said)
  if (names.length === 0 || !isSubstantial(line)) return false
  // A house stands on a plot.
  return differs || (isComplete(home) && isWhole(line) && names.includes('price'))
}

/** The lines of a home, what they say, and the headings above it. */
type Group = { lines: Line[]; said: Facts['facts']; heading: Line[]; offerWord: string }
const groupOf = (line: Line, heading: Line[], offerWord: string): Group => ({
  lines: [line],
  said: { ...line.said },
  heading,
  offerWord,
})

/**
 * The most words of a heading such as "SOLD OUT inventory:"; "Looking for a new home in our city? See below" is none.
 */
const MOST_OF_HEADING = 6
/** "Sold out", "Required": what a line without a home says of the offer of those below it. */
const offerHeading = (line: Line) =>
  !has(line.said, 'bedrooms', 'plotArea', 'price') &&
  !line.text.includes('?') &&
  line.text.split(/\s+/).length <= MOST_OF_HEADING
    ? offerWordIn(line.text)
    : ''
const OFFERED =
  /^[^\p{L}\p{N}]*(?:available|avl|avail|unsold|not sold|fresh|new|live|active|in stock|for (?:sale|rent)|उपलब्ध)(?![\p{L}\p{M}])/iu
function add({ lines, said }: Group, line: Line): void {
  if (lines.length >= MOST_LINES) return
  lines.push(line)
  Object.assign(said, { ...line.said, ...said })
}

/** The lines before one with which it is compared. */
const MOST_BEFORE = 6
/** Whether lines each offer a home, as those of a list without numbers do. */
function areHomes(lines: readonly Line[]): boolean {
  const whole = lines.filter(isWhole)
  return whole.some((line, at) => {
    const before = whole.slice(Math.max(0, at - MOST_BEFORE), at)
    return before.some(({ said }) => isOther(said, line))
  })
}

/** The homes of one message, each with its lines and the headings above it. */
function homesIn(lines: readonly (Line | null)[]): Group[] {
  const homes: Group[] = []
  const told = lines.filter((line) => line !== null)
  const isList = told.filter(({ isItem }) => isItem).length > 0 && told.some(isItemOfHome)
  const areLines = areHomes(told)
  const nexts = nextTold(lines)
  // Cities below each home end the message as well; where a home ends it, a city is above those that follow.
  const isCityAbove = (areLines || isList) && !isCityAlone(told.findLast(isSaid))
  let heading: Line[] = []
  let open: Group | null = null
  let offerWord = ''
  let isAfterBlank = true
  for (const [at, line] of lines.entries()) {
    if (line === null) {
      isAfterBlank = true
      continue
    }
    const word = offerHeading(line)
    const isAlone = !isSaid(line)
    if (
      isAlone &&
      word &&
      open &&
      !(isAfterBlank || isList || areLines || /:[\s*_]{0,3}$/.test(line.text))
    ) {
      // Below the lines of one home, it says so of that home.
      open.offerWord ||= word
      continue
    }
    const endsPart = isAlone
      ? /:[\s*_]{0,3}$/.test(line.text) || OFFERED.test(line.text)
      : isHeading(line)
    // "Noida" just below "Sold out" says where they are, not that they are offered.
    if (word && (isAlone || isHeading(line))) {
      offerWord = word
      open = null
    } else if (endsPart && (open || OFFERED.test(line.text))) offerWord = ''
    const next = nexts[at]
    const begins: boolean = beginsHome(line, { open, isList, areLines, isAfterBlank, next })
    if (begins) {
      open = groupOf(line, heading, offerWord)
      homes.push(open)
    } else if (
      isHeading(line) &&
      !completes(line, open, next) &&
      (isAfterBlank ||
        open === null ||
        turnsAway(line, heading, open) ||
        (isCityAbove && isCityAlone(line) && !open.lines.some(({ saidCity }) => saidCity))) &&
      isNewHeading(line, open)
    ) {
      // A second heading takes the place of what it says as well.
      heading = [...heading.filter(({ said }) => !sharesKind(said, line.said)), line]
      open = null
    } else if (isSaid(line) && open) add(open, line)
    else if (isSaid(line)) {
      open = groupOf(line, heading, offerWord)
      homes.push(open)
    } else if (open && !isAfterBlank && !word && isRemark(line)) add(open, line)
    isAfterBlank = false
  }
  return homes
}

/** For each line the next one that says more than a heading or a name does. */
function nextTold(lines: readonly (Line | null)[]): readonly (Line | undefined)[] {
  let next: Line | undefined
  const nexts = lines.toReversed().map((line) => {
    const own = next
    if (line !== null && isSaid(line) && !isHeading(line)) next = line
    return own
  })
  return nexts.reverse()
}
/** A line about the home above it that no field takes, such as "loan possible", but not who offers it. */
const isRemark = ({ text, rest, isFooter }: Line) =>
  rest !== '' &&
  !isFooter &&
  !isPerson(text) &&
  !/:[\s*_]{0,3}$/.test(text) &&
  !(isTitled(text) && !/\p{Nd}/u.test(text)) &&
  !isNameLine(text, false)
/** Whether a line such as "Sector 76, Noida" between blank ones goes on with a home that is not told to its end. */
function completes(line: Line, open: Group | null, next: Line | undefined): boolean {
  if (!open || isComplete(open.said) || !next) return false
  const isNew = Object.keys(line.said).every((name) => open.said[name as FieldName] === undefined)
  return isNew && common(open.said, next.said).names.length === 0 && !next.isItem
}

const isCityAlone = (line: Line | undefined) =>
  line?.saidCity !== undefined && Object.keys(line.said).join() === 'city'
const isItemOfHome = (line: Line) => line.isItem && (isWhole(line) || has(line.said, ...WHAT))
/** The headings of a home's own block, such as its name, do not begin a new part of the list. */
const isNewHeading = (line: Line, open: Group | null) =>
  open === null || has(open.said, 'price', ...WHAT) ? true : !has(line.said, 'projectBuildingName')
const sharesKind = (one: Facts['facts'], other: Facts['facts']) =>
  HEADING.some((name) => name in one && name in other)

const DEALS = optionsOf('listingType') ?? []
const dealIn = ({ listingType = '' }: Facts['facts']) => {
  const reading = readChoice('listingType', listingType, DEALS)
  return reading?.is === 'taken' ? reading.value : undefined
}
/** "Noida" below homes of "Gurgaon", or "For sale" below those for rent: the next part, even without a blank line. */
function turnsAway(
  { said, saidCity }: Line,
  heading: readonly Line[],
  open: Group | null,
): boolean {
  if (has(said, 'locality', 'projectBuildingName')) return false
  const deal = dealIn(said)
  const isOtherDeal = [...heading, ...(open ? [open] : [])].some((before) => {
    const earlier = dealIn(before.said)
    return deal !== undefined && earlier !== undefined && deal !== earlier
  })
  const isOtherCity = heading.some(({ said: { city } }) => city && said.city !== city)
  return isOtherDeal || (saidCity !== undefined && isOtherCity)
}

type Place = {
  open: Group | null
  isList: boolean
  areLines: boolean
  isAfterBlank: boolean
  next: Line | undefined
}
function beginsHome(line: Line, { open, isList, areLines, isAfterBlank, next }: Place): boolean {
  const home = open?.said
  if (isList && line.isItem) {
    const isOffer = has(line.said, ...WHAT) || has(line.said, 'price', 'locality')
    // "1. 3 BHK", "2. 1,450 sq ft": figures of one home may have numbers too.
    return isOffer && (!home || isComplete(home) || common(home, line.said).names.length > 0)
  }
  // The name of the next home stands above it.
  if (home && isNameOnly(line)) return next !== undefined && isComplete(home) && isOther(home, next)
  if (isWhole(line) && !home) return true
  // "Flats for sale in Noida" above a list offers no home of its own.
  if (!home) return has(line.said, ...WHAT, 'price') && !((isList || areLines) && isHeading(line))
  if (areLines && isWhole(line)) return isOther(home, line)
  if (!isComplete(home)) return false
  const { names, differs } = common(home, line.said)
  if (isAfterBlank) return names.length > 0 && isSubstantial(line)
  // "Type: 2 BHK" after a home with its price, without a blank line between.
  return differs && has(line.said, 'bedrooms')
}
const isNameOnly = ({ said }: Line) => Object.keys(said).join() === 'projectBuildingName'

/**
 * Whether a building above homes is that of one of them: a home that says another place than the first one below it has
 * another building.
 */
function isOfBuilding(group: Group, above: Line, homes: readonly Group[]): boolean {
  const first = homes.find(({ heading }) => heading.includes(above))
  const { locality } = group.said
  if (group === first || locality === undefined) return true
  const place = above.said.locality ?? first?.said.locality
  return place !== undefined && areAlike('locality', place, locality)
}

/** What a heading says for a home that does not say it itself, in its own words. */
function carried(group: Group, homes: readonly Group[]): string[] {
  const { lines, said, heading } = group
  const saysCity = lines.some(({ saidCity }) => saidCity !== undefined)
  return heading.flatMap((line) => {
    const { said: above, saidCity } = line
    const names = HEADING.filter((name) => above[name] !== undefined)
    return names.flatMap((name) => {
      if (name === 'propertyCategory') return []
      if (name === 'projectBuildingName' && !isOfBuilding(group, line, homes)) return []
      if (name === 'city') return saysCity || !saidCity ? [] : (above.city ?? [])
      // A type that a home does not name is left open only there.
      const isOpen = said[name] === undefined || said[name] === FACT_TEXTS.flatOrHouse
      const value = isOpen ? above[name] : undefined
      if (value === undefined) return []
      return name === 'projectBuildingName' ? `${FACT_TEXTS.building}: ${value}` : value
    })
  })
}

/** Whether homes below a heading take, or say themselves, all that it says. */
const isCarried = (line: Line, homes: readonly Group[]) =>
  HEADING.filter((name) => name in line.said && name !== 'propertyCategory').every((name) =>
    homes.some(
      ({ said, heading }) =>
        heading.includes(line) &&
        (said[name] === undefined ||
          (name === 'city' && line.saidCity === undefined) ||
          areAlike(name, said[name], line.said[name])),
    ),
  )

/** What stands in no home: of a heading that was used, only what no field takes. */
function besideHomes(lines: readonly (Line | null)[], homes: readonly Group[]): string[] {
  const taken = new Set(homes.flatMap((home) => home.lines))
  const words = new Set(homes.map(({ offerWord }) => offerWord))
  return lines.flatMap((line) => {
    if (line === null || taken.has(line)) return []
    const isUsed = !isSaid(line) || (isHeading(line) && isCarried(line, homes))
    const said = isUsed ? line.rest : shown(line.text)
    const word = offerHeading(line)
    return (word && words.has(word)) || said === '' ? [] : said
  })
}

/**
 * The text of each home of a message: its own lines, and what the headings above it say of it. `unread` is what no home
 * has.
 */
export function homesAndRest(text: string, today: Date): { homes: string[]; unread: string[] } {
  const homes: string[] = []
  const unread: string[] = []
  for (const lines of messagesIn(text, today)) {
    const groups = homesIn(lines).filter(({ said }) => has(said, ...WHAT, 'price'))
    unread.push(...besideHomes(lines, groups))
    for (const group of groups)
      homes.push(
        // A word about the offer is read at the beginning of a text.
        [group.offerWord, ...group.lines.map((line) => line.text), ...carried(group, groups)]
          .filter(Boolean)
          .join('\n'),
      )
  }
  if (text.length > LARGEST) unread.push(text.slice(LARGEST))
  // A message that was sent twice offers its homes once.
  return {
    homes: [...new Map(homes.map((home) => [fold(home), home])).values()],
    unread: [...new Set(unread)],
  }
}

/** The homes of a message as a sheet of one column, one line a home. Null if it offers none. */
export function readMessage(text: string, today: Date): Sheet | null {
  const { homes, unread } = homesAndRest(text, today)
  if (homes.length === 0) return null
  const rows = homes.map((home) => [home])
  return { name: texts.sheet, rows, ...(unread.length > 0 ? { unread } : {}) }
}

/** The share of lines with as many cells that makes a text a table. */
const MOST = 0.6
const DELIMITERS = [
  ['\t', 2],
  [';', 3],
  [',', 3],
] as const

/** Whether most lines have the same number of cells, as those of a table do. */
function isTable(lines: readonly string[]): boolean {
  return DELIMITERS.some(([delimiter, least]) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const cells = line.split(delimiter).length
      if (cells >= least) counts.set(cells, (counts.get(cells) ?? 0) + 1)
    }
    return lines.length > 1 && Math.max(0, ...counts.values()) >= lines.length * MOST
  })
}

/** Whether a text is a message that offers homes, rather than the lines of a table. */
export function isMessage(text: string, today: Date): boolean {
  const lines = text
    .slice(0, LARGEST)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
  const isChat = lines.some((line) => CHAT_HEAD.test(withoutMarks(line)))
  return (isChat || !isTable(lines)) && homesAndRest(text, today).homes.length > 0
}
