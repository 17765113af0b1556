import { useState } from 'react';
import { AddDocuments, fileFieldId } from './AddDocuments.tsx';
import { useDocuments } from './use-documents.ts';

export interface LoanEstimatesProps {
  /** Where a question about the figures goes. */
  readonly email: string;
  /** Address of the page where a loan officer's reading is asked for. */
  readonly secondLookPath: string;
  /** Who answers for what is printed, with the license numbers that follow the names. */
  readonly licenseLines: readonly string[];
}

/** One to three Loan Estimates, read in the visitor's browser, explained and set side by side. Nothing leaves the page. */
export function LoanEstimates({ email, secondLookPath, licenseLines }: LoanEstimatesProps) {
  const { documents, Results, status, problems, readFiles, typeOne, type, remove } = useDocuments();
  const [typedId, setTypedId] = useState<number>();

  return (
    <>
      <AddDocuments
        email={email}
        status={status}
        problems={problems}
        onFiles={readFiles}
        onTypeOne={async () => setTypedId(await typeOne())}
      />
      {Results && documents.length > 0 && (
        <Results
          shown={documents}
          focusOn={typedId}
          email={email}
          secondLookPath={secondLookPath}
          licenseLines={licenseLines}
          onType={type}
          onRemove={(id) => {
            remove(id);
            document.getElementById(fileFieldId)?.focus();
          }}
        />
      )}
    </>
  );
}
