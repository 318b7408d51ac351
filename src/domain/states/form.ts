import type { Names } from '../language/constants.ts'
import type { Buyer, Setting, Source } from '../money/constants.ts'

/** What the files of a state's folder hold. `aliases`: what people write for its name, after that of a city. */
export type StateRow = { name: string; names: Names; aliases: readonly string[] }

/** The authority for real estate. */
export type Authority = {
  name: string
  /** The hosts of its register; links to these and to what is below them are shown. */
  hosts: readonly [string, ...string[]]
  /** Where anybody can look up a number. */
  register: string
  /** The form of the number of a project, and of an agent. */
  project: { pattern: RegExp; example: string }
  agent: { pattern: RegExp; examples: readonly [string, ...string[]] }
}

/** Stamp duty and the fee of registration. */
export type Duties = {
  /** Per cent of the price. */
  stamp: Record<Setting, Record<Buyer, number>>
  /** Above this price, women and joint buyers pay the same rate as men. */
  reliefUpTo: number
  /**
   * Per cent of the price, or fees in rupees, each up to a price. `atMost`, in rupees, is not reckoned with yet: `npm
   * run city check` says so of a state that has it.
   */
  registration:
    | { percent: number; atMost?: number }
    | { slabs: readonly (readonly [upTo: number, fee: number])[] }
  /** The state's page with the current rates. */
  office: string
  sources: readonly Source[]
}

/** The sites of the authority, and of the state's registrars. */
export type Sites = { regulatorSite: string; recordsSite: string }

/** What the authority is called, and how deeds and stamp duty are dealt with. */
export type RuleTexts = { regulator: string; registration: string; stampDuty: string }

/** What a source states, and who states it. `act`: its name in English, where another language has one of its own. */
export type SourceText = { of: string; name: string; act?: string }
