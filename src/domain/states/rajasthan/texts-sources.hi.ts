import type { SourceText } from '../form.ts'

/** What the sources of `duty.ts` state. */
export const SOURCES: Readonly<Record<string, SourceText>> = {
  'duty of Rajasthan': {
    of: 'पुरुष और महिला की स्टांप ड्यूटी, सरचार्ज, और रजिस्ट्री की फीस',
    name: 'हाउसिंग डॉट कॉम, जयपुर के बारे में',
  },
  'duty of joint buyers in Rajasthan': {
    of: 'साथ खरीदें तो पुरुष वाली दर',
    name: 'क्रेडिट धर्म, राजस्थान के बारे में',
  },
  'surcharge of Rajasthan': {
    of: 'ड्यूटी के दो दसवें हिस्सों का सरचार्ज',
    name: 'आईजीआरएस राजस्थान, दरों की लिस्ट',
  },
}
