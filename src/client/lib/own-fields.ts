import type { FieldErrors } from '../../domain/text/validate.ts'

/** Sorts errors by the form's own fields: the server names paths in the body, such as "fields.amenities.0". */
export const ownFields = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => [
      path.replace(/^fields\.(\w+).*/, '$1'),
      sentence,
    ]),
  )
