import type { Owner } from '../../../owner/owner-schema.ts';
import { nameWithNmls, nmlsNumber } from '../../../owner/owner-words.ts';
import { type Photo, Photograph } from '../../ui/Photograph.tsx';

export interface PersonProps {
  readonly loanOfficer: Owner['loanOfficer'];
  /** Square; left out where there is none. */
  readonly portrait: Photo | undefined;
}

/** Whose site it is: the name with its number, and the face where there is one. */
export function Person({ loanOfficer, portrait }: PersonProps) {
  const name = (
    <p className="mb-4 text-sm">
      <span className="block text-xl font-display">{loanOfficer.name}</span>
      {`${nmlsNumber(loanOfficer)}, ${loanOfficer.title}`}
    </p>
  );
  if (!portrait) return name;
  return (
    <div className="flex items-center gap-4">
      <Photograph
        photo={portrait}
        alt={`Portrait of ${nameWithNmls(loanOfficer)}`}
        loading="first"
        className="mb-4 size-20 rounded-full border-3 border-white object-cover lg:size-30"
      />
      {name}
    </div>
  );
}
