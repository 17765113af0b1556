declare module 'text-readability' {
  /** The parts that the Flesch-Kincaid grade is made of. */
  const readability: {
    /** Words; `down-payment` is one. */
    readonly lexiconCount: (text: string) => number;
    readonly syllableCount: (text: string) => number;
    /** Sentences, at least 1; one of two words or fewer is not counted. */
    readonly sentenceCount: (text: string) => number;
  };
  export default readability;
}
