import type { Role } from '../../domain/account/constants.ts'
import { type FieldName, fieldOf } from '../../domain/listing/fields.ts'
import type { ShowName } from '../../domain/listing-draft/name.ts'
import type { Posting } from '../../domain/listing-draft/posting.ts'
import type { DraftValues } from '../../domain/listing-draft/values.ts'
import type { FormAnswers } from '../form/AnswerField.tsx'

/** The props of every step with answers. */
export type StepProps = FormAnswers<FieldName> & {
  values: DraftValues
  role: Role | null
  posting: Posting
  onPosting: (posting: string) => void
  /** Missing until it is loaded, with the first answer. */
  showName?: ShowName | null
  /** Fields that a message has filled and nobody has confirmed, and what follows their confirmation. */
  marked?: ReadonlySet<FieldName>
  onRight?: (name: FieldName) => void
  /** The fields of the question in view, where the form is a talk. */
  only?: readonly FieldName[]
  /** The known localities of the city, once they are loaded. */
  localities?: readonly string[]
}

/** A field of a step, for the form kit. */
export const askedIn = (form: StepProps, name: FieldName) => ({ name, field: fieldOf(name), form })
