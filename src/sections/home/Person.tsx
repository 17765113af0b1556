import type { Owner } from '../../../owner/owner-schema.ts';
import { nmlsNumber } from '../../../owner/owner-words.ts';
import { type Photo, Photograph } from '../../ui/Photograph.tsx';

export interface PersonProps {
  readonly loanOfficer: Owner['loanOfficer'];
  /** Square; left out where there is none. */
  readonly portrait: Photo | undefined;
}

/** Whose site it is: the name with its number, and the face where there is one. */
export function Person({ loanOfficer, portrait }: PersonProps) {
  return (
    <div className="mb-4 flex items-center gap-4 lg:gap-5">
      {portrait && (
        <Photograph
          photo={portrait}
          alt={`Portrait of ${loanOfficer.name}`}
          first
          className="size-18 shrink-0 rounded-full object-cover shadow-card ring-3 ring-white lg:size-28"
        />
      )}
      <p className="text-balance">
        <span className="block font-[560] font-display text-xl leading-tight">{loanOfficer.name}</span>
        <span className="block text-sm">{`${nmlsNumber(loanOfficer)}, ${loanOfficer.title}`}</span>
      </p>
    </div>
  );
}
