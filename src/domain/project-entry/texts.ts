import { EXAMPLE_LOCALITY } from '#language/city/texts-region'
import { FIRST_CITY } from '../city/constants.ts'

export const PROJECT_ENTRY_TEXTS = {
  pageTitle: 'Describe a project',
  description:
    'Put a project into words, keep it as a draft on your device, and carry it over into the posting form when it is ready.',
  intro:
    'Get the words right before you post. What you write stays on this device; nothing is sent from this page.',
  sketch: 'As a visitor will read it',
  afterwards: 'What happens with it',
  steps: [
    'Create the project: it is kept as a draft on this device, and you can change it as often as you like.',
    'Continue in the posting form: your words are filled in there, and you add photos, area and amenities.',
    'A person approves it, or tells you what is missing.',
  ],
  withoutScript:
    'Describing a project needs JavaScript: the draft is kept in your browser. The projects below can be read without.',
  submit: 'Create project',
  kept: 'Your project is kept as a draft on this device. Nothing was sent.',
  keptHint:
    'To have it published, go on in the posting form: what you wrote is filled in there. A person decides on it before it goes online.',
  goOn: 'Continue in the posting form',
  goOnFailed: 'The posting form could not be reached. Check your connection and try again.',
  replaceAsk:
    'The posting form holds a draft already. Do you want to replace it with this project?',
  startOver: 'Empty this form',
  entries: 'Projects described so far',
  entriesIntro:
    'How others put it: one thing in the heading, then size, stage of building and the way there.',
  entriesNone: 'None has been described yet.',
} as const

/** Labels of fields that a listing does not have. `title` is another one than in the admins' form. */
export const ENTRY_LABELS = {
  title: 'Project title',
  heading: 'Heading',
  location: 'Location',
} as const

export const ENTRY_HINTS = {
  heading: 'One line that says what is special.',
  location: `Locality and city, for example ${EXAMPLE_LOCALITY}, ${FIRST_CITY.name}.`,
  description:
    'What a visitor would ask: size, stage of building, the way there. Leave out phone numbers and e-mail.',
} as const

/** Error messages of the fields. */
export const PROJECT_ENTRY_FIELD_TEXTS = {
  title: 'Enter the title of the project.',
  heading: 'Enter a heading.',
  location: 'Enter where the project is.',
  description: 'Describe the project in a sentence or more.',
} as const
