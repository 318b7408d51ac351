import type { RuleTexts } from '../states/form.ts'

/** The steps of buying in a project: the same in every state since the Real Estate Act of 2016. */
export const BUYING_STEPS = [
  {
    title: 'Look the project up',
    text: (rules: RuleTexts) =>
      `Find its registration number on the site of ${rules.regulator}. Plans, dates, the land’s title and pending cases are stated there, and must agree with what you are told.`,
  },
  {
    title: 'Compare by carpet area',
    text: () =>
      'A registered project must state carpet area. Ask for the price on it in writing, and add the extras: parking, club, maintenance, taxes.',
  },
  {
    title: 'Book with little',
    text: () =>
      'Before the agreement for sale is registered, a developer may not take more than a tenth of the price.',
  },
  {
    title: 'Sign the agreement for sale',
    text: () =>
      'It names the flat, the instalments by stage of building, the date of possession, and the interest that either side owes for delay: the same rate for both.',
  },
  {
    title: 'Arrange the loan',
    text: () =>
      'A bank that lends on the project has read its title. Ask which banks have approved it, and read why one has not.',
  },
  {
    title: 'Pay stamp duty and register',
    text: (rules: RuleTexts) => `${rules.stampDuty} ${rules.registration}`,
  },
  {
    title: 'Take possession',
    text: () =>
      'Ask for the occupation or completion certificate, go through the flat with a list, and note the meters. For five years the developer mends structural defects at no charge.',
  },
] as const
