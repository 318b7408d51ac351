import type { RuleTexts } from '../form.ts'

export const RULES: RuleTexts = {
  regulator: 'Rajasthan RERA',
  // Registration: Elets eGov, September 2023, with the words of the Department of Registration and Stamps.
  registration:
    'Deeds are registered with the sub-registrar, at a time that you choose on the state’s e-Panjiyan site.',
  stampDuty:
    'Rajasthan adds a surcharge of a fifth to stamp duty. The rates here include it. Women buyers pay less. Registration is extra.',
}
