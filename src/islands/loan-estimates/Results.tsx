import { useEffect, useMemo, useState } from 'react';
import { DocumentList } from './DocumentList.tsx';
import { EstimateTable, type NamedDocument } from './EstimateTable.tsx';
import { KeepOrAsk } from './KeepOrAsk.tsx';
import { fieldIdOf, type OnType } from './LineField.tsx';
import { allLines } from './lines.ts';
import { PlaceDialog, type Pointed } from './PlaceDialog.tsx';
import { PrintedEstimates } from './PrintedEstimates.tsx';
import { QuestionsForLender } from './QuestionsForLender.tsx';
import { BeforeComparing, SideBySide } from './SideBySide.tsx';
import { nameOf, type ShownDocument } from './shown-documents.ts';
import { useExplained } from './use-explained.ts';
import { useMedia, usePrinting } from './use-media.ts';
import { valueHintId } from './ValueCell.tsx';
import { WhatStandsOut } from './WhatStandsOut.tsx';

export interface ResultsProps {
  readonly shown: readonly ShownDocument[];
  /** Id of the one that was asked for to be typed: whoever asked stands in its first field. */
  readonly focusOn: number | undefined;
  readonly email: string;
  readonly secondLookPath: string;
  readonly licenseLines: readonly string[];
  readonly onType: OnType;
  readonly onRemove: (id: number) => void;
}

/** Everything that follows from the documents on the page. */
export function Results(props: ResultsProps) {
  const { focusOn, email, secondLookPath, licenseLines, onType, onRemove } = props;
  const shown = useMemo(
    () => props.shown.map((document, index): NamedDocument => ({ document, name: nameOf(document, index) })),
    [props.shown],
  );
  const [pointed, setPointed] = useState<Pointed>();
  const { documents, comparison } = useExplained(shown);
  const wide = useMedia('(width >= 48rem)');
  const printing = usePrinting();
  // Where columns have no room, each document has a table of its own: its fields then follow one another down the column.
  const tables = wide ? [shown] : shown.map((named) => [named]);
  const pointedAt = pointed && shown.find(({ document }) => document.id === pointed.documentId);

  useEffect(() => {
    const [first] = allLines;
    if (focusOn !== undefined && first) document.getElementById(fieldIdOf(focusOn, first))?.focus();
  }, [focusOn]);

  return (
    <>
      <p id={valueHintId} hidden>
        Shows where it stands on the page
      </p>
      <DocumentList shown={shown} onRemove={onRemove} />
      <div className={shown.length === 1 ? 'le-one' : ''}>
        <div className="not-printed">
          {comparison && <BeforeComparing says={comparison.says} />}
          {comparison && <p className="my-4 text-sm">Lines in which they differ are marked ≠.</p>}
          {tables.map((columns) => (
            <EstimateTable
              key={columns.map(({ document }) => document.id).join()}
              shown={columns}
              compared={shown}
              onType={onType}
              onShow={(document, line) => setPointed({ documentId: document.id, line })}
            />
          ))}
        </div>
        <WhatStandsOut
          documents={documents}
          onShow={({ id, estimate }, value) => {
            const line = allLines.find((candidate) => candidate.value(estimate) === value);
            setPointed({ documentId: id, line, value });
          }}
        />
      </div>
      {comparison && <SideBySide of={comparison.of} says={comparison.says} />}
      <QuestionsForLender documents={documents} />
      <KeepOrAsk documents={documents} email={email} secondLookPath={secondLookPath} />
      {pointed && pointedAt && (
        <PlaceDialog pointed={pointed} at={pointedAt} onType={onType} onClose={() => setPointed(undefined)} />
      )}
      {printing && <PrintedEstimates documents={documents} comparison={comparison} licenseLines={licenseLines} />}
    </>
  );
}
