/** Ends the reading of a file, with the sentence that says why. */
export class Refusal extends Error {
  readonly sentence: string
  constructor(sentence: string) {
    super(sentence)
    this.sentence = sentence
  }
}
