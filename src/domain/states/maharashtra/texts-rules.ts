import type { RuleTexts } from '../form.ts'

export const RULES: RuleTexts = {
  regulator: 'MahaRERA',
  // Market value: the Department of Registration and Stamps on its own site, 9 July 2014.
  registration:
    'Deeds are registered with a sub-registrar of the state’s Department of Registration and Stamps.',
  stampDuty:
    'In Maharashtra you pay stamp duty on the price or the market value, whichever is higher. The rates here for cities include the metro cess and the local body tax. Women buyers pay less there. Registration is extra.',
}
