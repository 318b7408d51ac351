import { visible } from '../text/signs.ts'
import { dialledCode } from './abroad.ts'
import { NOT_CHOSEN, together } from './mobile.ts'

/** The country's code with which a written number begins, after "+" or "00"; null without one. */
export const codeWritten = (text: string): string | null => dialledCode(together(text))

/** A written number without "+" and this code before it. */
export const withoutCode = (text: string, code: string): string =>
  visible(text).replace(
    new RegExp(String.raw`^[^\d+]*(?:\+|00)\D*${[...code].join(String.raw`\D*`)}[\s\-.)]*`),
    '',
  )

/** What was written for a number before it got the mark that nobody has chosen its country. */
export const withoutMark = (text: string): string =>
  text.startsWith(NOT_CHOSEN) ? text.slice(NOT_CHOSEN.length).trim() : text
