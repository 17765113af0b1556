import { hudLimitsUrl } from '../../../../mortgage/figures/look-ups.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { PlaceFields } from '../parts/PlaceFields.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import type { ValuesInHand } from '../parts/use-values.ts';
import type { loanFields } from './loan-fields.ts';

export interface ProgramFieldsProps extends ValuesInHand<typeof loanFields> {
  readonly vaExempt: boolean;
  readonly onVaExempt: (vaExempt: boolean) => void;
}

const vaUses = [
  { value: 'first', label: 'First VA loan' },
  { value: 'later', label: 'Later VA loan' },
] as const;
const fees = [
  { value: 'financed', label: 'Added to the loan' },
  { value: 'paid', label: 'Paid at closing' },
] as const;

/** The choices that fees and limits of the programs depend on. The built page, where they would be of no use, leaves them out. */
export function ProgramFields({ values, change, vaExempt, onVaExempt }: ProgramFieldsProps) {
  if (!useHydrated()) return null;
  return (
    <>
      <PlaceFields
        values={values}
        change={change}
        note={
          <>
            HUD sets FHA’s loan limit for each county:{' '}
            <a href={hudLimitsUrl} className="underline underline-offset-3">
              look up yours at HUD
            </a>
            .
          </>
        }
      />
      <SelectField
        id="upfront-fee"
        label="Upfront fee"
        options={fees}
        value={values.upfrontFee}
        onChange={(upfrontFee) => change({ upfrontFee })}
      />
      <SelectField
        id="va-use"
        label="Use of the VA benefit"
        options={vaUses}
        value={values.vaUse}
        onChange={(vaUse) => change({ vaUse })}
      />
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2 lg:col-span-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-spruce"
          checked={vaExempt}
          onChange={(event) => onVaExempt(event.currentTarget.checked)}
        />
        <span>
          Exempt from the VA funding fee
          <span className="block text-ink-soft text-sm">This answer stays on this page, out of links and messages.</span>
        </span>
      </label>
    </>
  );
}
