import { AFFORD_TEXTS } from '#language/afford/texts'
import { MEANS_TEXTS as texts } from '#language/afford/texts-sheet'
import { SUM_TEXTS } from '#language/afford/texts-sum'
import { OWN_PLACES_TEXTS } from '#language/distance/texts-sheet'
import { BUYER_LABELS, COST_LABELS, COST_TEXTS } from '#language/money/texts'
import { READING_TEXTS } from '#language/reading/texts'
import { READ_TEXTS } from '#language/reading/texts-bounds'
import {
  MONEY_FIELDS,
  type MoneyField,
  RULE_LIMITS,
  RULE_NAMES,
  RULES,
  type RuleName,
} from '../../domain/afford/constants.ts'
import {
  type Answers,
  isUsual,
  meansOf,
  NO_ANSWERS,
  readRule,
  readSum,
} from '../../domain/afford/read.ts'
import { type AffordWish, NOT_ASKED } from '../../domain/afford/wish.ts'
import { oldWords } from '../../domain/money/age.ts'
import { BUYERS } from '../../domain/money/constants.ts'
import { LENDING_SOURCES } from '../../domain/money/lending.ts'
import { exact, once } from '../../domain/money/rules.ts'
import { sourceText } from '../../domain/money/sources.ts'
import { formatDayOrYear } from '../../domain/time/calendar.ts'
import { element, openSheet, sheetButton } from '../lib/sheet.ts'
import { ownAnswers } from './own-means.ts'

/** What a page does with the answers; `wish` is null where there is no list. */
type Asked = { wish: AffordWish | null }
type Given = {
  /** Called with each change; the sheet stays open. */
  keep: (answers: Answers, wish: AffordWish | null) => void
}

const MONTHLY: readonly MoneyField[] = ['first', 'second', 'loans', 'rent']

/** A labelled field with a place for what was understood. `hint` says what belongs into it. */
function fieldOf(name: string, label: string, hint = '') {
  const id = `means-${name}`
  const field = element('div', { className: 'field' })
  const input = element('input', { id, type: 'text', autocomplete: 'off' })
  const about = element('p', {
    className: 'field-hint means-hint',
    id: `${id}-hint`,
    textContent: hint,
  })
  const answer = element('div', { id: `${id}-answer`, className: 'means-answer' })
  answer.setAttribute('role', 'status')
  input.setAttribute('aria-describedby', `${about.id} ${answer.id}`)
  const control = element('div', { className: 'control' })
  control.append(input)
  field.append(
    element('label', { className: 'field-label', htmlFor: id, textContent: label }),
    ...(hint ? [about] : []),
    control,
    answer,
  )
  return { field, input, answer }
}

function markWrong(input: HTMLElement, isWrong: boolean) {
  if (isWrong) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
}

function choice(label: string, checked: boolean, change: (checked: boolean) => void) {
  const box = element('input', { type: 'checkbox', checked })
  box.addEventListener('change', () => change(box.checked))
  const line = element('label', { className: 'means-choice' })
  line.append(box, label)
  return { line, box }
}

function sourcesList(now: Date): HTMLElement {
  const list = element('ul', {})
  list.append(
    ...LENDING_SOURCES.map((source) => {
      const { of, name } = sourceText(source)
      const old = oldWords(source, now)
      const date = formatDayOrYear(source.date)
      return element('li', { textContent: `${of}: ${name}, ${date}${old && ` (${old})`}.` })
    }),
  )
  return list
}

/**
 * Opens the sheet in which one says what one earns and has, and what the search makes of it. Settles once it is closed
 * and its entry has left the history.
 */
export async function openMeansSheet(
  opener: HTMLElement,
  { wish: asked }: Asked,
  { keep }: Given,
): Promise<void> {
  let answers = ownAnswers()
  let wish = asked
  const form = element('form', { className: 'means-form', noValidate: true })
  const status = element('p', { className: 'means-status' })
  status.setAttribute('role', 'status')

  const wishes = element('fieldset', { className: 'means-wishes' })
  const sorts = choice(AFFORD_TEXTS.sort, false, (checked) => hope({ sorts: checked }))
  const only = choice(texts.onlyFits, false, (checked) => hope({ only: checked }))
  wishes.append(element('legend', { textContent: texts.wishes }), sorts.line, only.line)

  function hope(next: Partial<AffordWish>) {
    if (wish) wish = { ...wish, ...next }
    keep(answers, wish)
    paint()
  }

  function change(next: Partial<Answers>) {
    const before = meansOf(answers)
    answers = { ...answers, ...next }
    const isFirst = !before && meansOf(answers)
    // Who says it first wants to see what fits.
    if (isFirst && wish && !wish.only && !wish.sorts) wish = { only: false, sorts: true }
    keep(answers, wish)
    paint()
  }

  const say = (name: MoneyField, text: string, rupees: number | null) =>
    change({ money: { ...answers.money, [name]: { text, rupees } } })

  /** Reads what stands in a field; asks where it may mean several things. */
  function read(name: MoneyField) {
    const { input } = fields[name]
    const reading = readSum(name, input.value)
    say(name, input.value, reading?.is === 'taken' ? reading.value : null)
  }

  const painted = new Map<MoneyField, Answers['money'][MoneyField]>()
  function paintAnswer(name: MoneyField) {
    const { input, answer } = fields[name]
    // A button that is being pressed stays: a change of another field comes before its click.
    if (painted.get(name) === answers.money[name]) return
    painted.set(name, answers.money[name])
    const { text, rupees } = answers.money[name]
    const reading = readSum(name, text)
    const isWrong = reading !== null && rupees === null
    markWrong(input, isWrong)
    if (rupees !== null && reading) {
      const said = exact(once(rupees))
      const words = MONTHLY.includes(name) ? texts.monthly(said) : said
      answer.replaceChildren(element('p', { className: 'field-reading', textContent: words }))
    } else if (reading?.is === 'refused')
      answer.replaceChildren(element('p', { className: 'field-error', textContent: reading.why }))
    else if (reading?.is === 'asked')
      answer.replaceChildren(
        element('p', {
          className: 'field-error',
          textContent: READ_TEXTS[reading.readings.length > 1 ? 'choose' : 'which'](text.trim()),
        }),
        ...reading.readings.map(({ value, said }) => {
          const words = MONTHLY.includes(name) ? texts.monthly(said) : said
          return sheetButton(READING_TEXTS.mean(words), () => {
            // Something else was typed since.
            if (answers.money[name].text !== text) return
            // What is meant stands in the field, so that it is never asked again.
            input.value = said
            say(name, said, value)
            input.focus()
          })
        }),
      )
    else answer.replaceChildren()
  }

  const fields = Object.fromEntries(
    MONEY_FIELDS.map((name) => {
      const field = fieldOf(name, texts.fields[name], texts.hints[name])
      field.input.value = answers.money[name].text
      field.input.addEventListener('change', () => read(name))
      return [name, field]
    }),
  ) as Record<MoneyField, ReturnType<typeof fieldOf>>

  const buyers = element('fieldset', { className: 'means-wishes' })
  buyers.append(
    element('legend', { textContent: COST_LABELS.buyer }),
    ...BUYERS.map((buyer) => {
      const radio = element('input', { type: 'radio', name: 'buyer', value: buyer })
      radio.addEventListener('change', () => change({ buyer }))
      const line = element('label', { className: 'means-choice' })
      line.append(radio, BUYER_LABELS[buyer])
      return line
    }),
  )

  const ruleFields = Object.fromEntries(
    RULE_NAMES.map((name) => {
      const field = fieldOf(name, texts.ruleLabels[name])
      field.input.inputMode = 'decimal'
      field.input.addEventListener('change', () => readRuleField(name))
      return [name, field]
    }),
  ) as Record<RuleName, ReturnType<typeof fieldOf>>
  function readRuleField(name: RuleName) {
    const { input, answer } = ruleFields[name]
    const value = readRule(name, input.value)
    const wrong = name === 'years' ? texts.yearsWrong : texts.ruleWrong
    const error = { className: 'field-error', textContent: wrong(RULE_LIMITS[name]) }
    markWrong(input, value === null)
    answer.replaceChildren(...(value === null ? [element('p', error)] : []))
    if (value !== null) change({ rules: { ...answers.rules, [name]: value } })
  }
  const usual = sheetButton(texts.usual, () => {
    change({ rules: RULES })
    fillRules()
  })
  function fillRules() {
    for (const name of RULE_NAMES) {
      const { input, answer } = ruleFields[name]
      input.value = String(answers.rules[name])
      markWrong(input, false)
      answer.replaceChildren()
    }
  }
  fillRules()
  const rules = element('details', { className: 'means-rules' })
  rules.append(
    element('summary', { textContent: texts.rules }),
    element('p', { textContent: texts.rulesAre }),
    ...RULE_NAMES.map((name) => ruleFields[name].field),
    usual,
    element('h3', { textContent: COST_TEXTS.sources }),
    sourcesList(new Date()),
    element('p', { textContent: SUM_TEXTS.advice }),
  )

  const forget = sheetButton(texts.forget, () => {
    answers = NO_ANSWERS
    wish &&= NOT_ASKED
    for (const name of MONEY_FIELDS) fields[name].input.value = ''
    fillRules()
    keep(answers, wish)
    paint()
    status.textContent = texts.forgotten
    fields.first.input.focus()
  })

  function paint() {
    for (const name of MONEY_FIELDS) paintAnswer(name)
    const means = meansOf(answers)
    const isOpen = MONEY_FIELDS.some(
      (name) => answers.money[name].text.trim() && answers.money[name].rupees === null,
    )
    const isEmpty = MONEY_FIELDS.every((name) => !answers.money[name].text.trim())
    const words = means
      ? texts.total(exact(once(means.income)))
      : isOpen
        ? texts.open
        : isEmpty
          ? ''
          : texts.missing
    if (status.textContent !== words) status.textContent = words
    wishes.hidden = !means || !wish
    sorts.box.checked = wish?.sorts ?? false
    only.box.checked = wish?.only ?? false
    for (const radio of buyers.querySelectorAll('input'))
      radio.checked = radio.value === answers.buyer
    usual.hidden = isUsual(answers.rules)
    forget.hidden = isEmpty
  }
  paint()

  form.append(...MONEY_FIELDS.map((name) => fields[name].field), buyers)
  // A press outside of the fields leaves the focus in its field: what is read when it is left would else move the
  // pressed control away. The press then reads it first.
  const isOutside = ({ target }: Event) =>
    !(target instanceof HTMLInputElement && target.type === 'text')
  const readAll = () => {
    for (const name of MONEY_FIELDS)
      if (fields[name].input.value !== answers.money[name].text) read(name)
    for (const name of RULE_NAMES)
      if (ruleFields[name].input.value !== String(answers.rules[name])) readRuleField(name)
  }
  form.addEventListener('mousedown', (event) => isOutside(event) && event.preventDefault())
  form.addEventListener(
    'click',
    // A box that is being ticked must not be painted meanwhile: its change comes after its click.
    ({ target }) => target instanceof HTMLInputElement || readAll(),
    { capture: true },
  )
  form.addEventListener('change', (event) => isOutside(event) && readAll())
  await openSheet(opener, AFFORD_TEXTS.open, (close) => {
    const show = element('button', { type: 'submit', className: 'action action-main' })
    show.textContent = asked ? OWN_PLACES_TEXTS.show : texts.sum
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const wrong = [...Object.values(fields), ...Object.values(ruleFields)]
        .map(({ input }) => input)
        .find((input) => input.hasAttribute('aria-invalid'))
      if (!wrong) return void close()
      rules.open ||= rules.contains(wrong)
      wrong.focus()
    })
    const ways = element('div', { className: 'tool-sheet-ways' })
    ways.append(show, forget)
    form.append(wishes, status, ways)
    return [element('p', { textContent: `${texts.intro} ${texts.private}` }), form, rules]
  })
}
