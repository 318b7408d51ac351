import type { MoneyField, RuleName } from './constants.ts'

/** The sheet in which one says what one has. */
export const MEANS_TEXTS = {
  intro:
    'Say what comes in and what you have. Each home then says whether it fits, and the sum behind it.',
  private: 'Your figures stay on this device. No link has them, and we never get them.',
  fields: {
    first: 'What arrives each month',
    second: 'A second income',
    savings: 'What you can pay at once',
    loans: 'Instalments you already pay',
    rent: 'Your rent today',
  } satisfies Record<MoneyField, string>,
  hints: {
    first: 'In the account, after tax; for example 55k or 1.2 lakh',
    second: 'Of the other of you, if there is one',
    savings: 'Savings and help from the family; for example 15 lakh',
    loans: 'Each month, of all loans',
    rent: 'To compare, and while a home is still being built',
  } satisfies Record<MoneyField, string>,
  monthly: (said: string) => `${said} a month`,
  total: (income: string) => `Together ${income} a month.`,
  missing: 'An income and what you can pay at once are needed. If that is nothing, write zero.',
  open: 'One of your answers above is not clear yet; until then no home can say whether it fits.',
  wishes: 'What the list does with it',
  onlyFits: 'Show only what fits',
  rules: 'The rules, and where they come from',
  rulesAre:
    'A home fits if the loan that you need is one that banks give, and if what it costs a month, with your other loans, stays within the first share of your income. Between the first share and the second it is tight.',
  ruleLabels: {
    share: 'All loans, per cent of the income',
    most: 'The most that banks allow, per cent',
    rentShare: 'Rent, per cent of the income',
    rate: 'Interest on a loan, per cent a year',
    years: 'Years of a loan',
  } satisfies Record<RuleName, string>,
  ruleWrong: ({ min, max }: { min: number; max: number }) => `From ${min} to ${max}.`,
  yearsWrong: ({ min, max }: { min: number; max: number }) => `Whole years, from ${min} to ${max}.`,
  usual: 'Back to the usual rules',
  sum: 'See the sum',
  forget: 'Forget my figures',
  forgotten: 'This device has forgotten your figures.',
} as const
