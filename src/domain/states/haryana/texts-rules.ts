import type { RuleTexts } from '../form.ts'

export const RULES: RuleTexts = {
  regulator: 'HARERA Gurugram',
  registration:
    'Deeds are registered at the tehsil, after an appointment on the state’s Jamabandi site.',
  stampDuty:
    'Haryana reckons stamp duty on the price paid or the collector rate, whichever is higher. It differs inside and outside municipal limits, and is lower where the buyer is a woman.',
}
