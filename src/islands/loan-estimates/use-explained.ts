import { useMemo, useState } from 'react';
import { type Comparison, compareEstimates } from '../../../mortgage/loan-estimate/comparing/comparison.ts';
import { type Finding, findings } from '../../../mortgage/loan-estimate/explaining/findings.ts';
import { questionsForLender } from '../../../mortgage/loan-estimate/explaining/questions.ts';
import { today } from '../../ui/today.ts';
import type { NamedDocument } from './EstimateTable.tsx';
import { isEmpty } from './shown-documents.ts';

/** A document with what there is to say about it: nothing while nothing has been typed. */
export interface ExplainedDocument extends NamedDocument {
  readonly findings: readonly Finding[];
  readonly questions: readonly string[];
}

export interface Explained {
  readonly documents: readonly ExplainedDocument[];
  /** Of those that say something, when there are two or more. */
  readonly comparison?: { readonly of: readonly ExplainedDocument[]; readonly says: Comparison } | undefined;
}

/** What there is to say about the documents as they stand now. */
export function useExplained(shown: readonly NamedDocument[]): Explained {
  const [onDate] = useState(today);
  return useMemo(() => {
    const documents = shown.map((named) => {
      const { document } = named;
      const found = isEmpty(document) ? [] : findings(document.estimate, document.disagreements, onDate);
      return { ...named, findings: found, questions: questionsForLender(found) };
    });
    const of = documents.filter(({ document }) => !isEmpty(document));
    const estimates = of.map(({ document }) => document.estimate);
    return { documents, ...(of.length > 1 && { comparison: { of, says: compareEstimates(estimates, onDate) } }) };
  }, [shown, onDate]);
}
