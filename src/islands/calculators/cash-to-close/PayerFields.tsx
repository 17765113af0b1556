import { SelectField } from '../parts/SelectField.tsx';
import type { CashFormProps } from './CashForm.tsx';

const payers = [
  { value: 'buyer', label: 'you' },
  { value: 'half', label: 'half each' },
  { value: 'seller', label: 'the seller' },
] as const;

/** Who pays what either side can pay, as it is the custom in Washington until somebody agrees otherwise. */
export function PayerFields({
  values,
  change,
  vaExempt,
  onVaExempt,
}: Pick<CashFormProps, 'values' | 'change' | 'vaExempt' | 'onVaExempt'>) {
  const { program } = values;
  return (
    <div className="space-y-5">
      <p className="text-sm">Set as is the custom in Washington. What your contract says goes before the custom.</p>
      <SelectField
        id="owners-policy-payer"
        label="Owner’s title policy, paid by"
        options={payers}
        value={values.ownersPolicyPayer}
        onChange={(ownersPolicyPayer) => change({ ownersPolicyPayer })}
      />
      <SelectField
        id="lenders-policy-payer"
        label="Lender’s title policy, paid by"
        options={payers}
        value={values.lendersPolicyPayer}
        onChange={(lendersPolicyPayer) => change({ lendersPolicyPayer })}
      />
      <SelectField
        id="escrow-fee-payer"
        label="Escrow fee, paid by"
        options={payers}
        value={values.escrowFeePayer}
        onChange={(escrowFeePayer) => change({ escrowFeePayer })}
        note={
          program === 'va' ? 'With a VA loan, half each counts as paid by the seller: a veteran’s fees are limited.' : undefined
        }
      />
      <SelectField
        id="bills"
        label="Property tax and insurance are paid"
        options={[
          { value: 'escrow', label: 'with the loan (escrow)' },
          { value: 'own', label: 'by you, bill by bill' },
        ]}
        value={values.escrowed}
        onChange={(escrowed) => change({ escrowed })}
      />
      {program !== 'conventional' && (
        <SelectField
          id="upfront-fee"
          label="The loan’s upfront fee is"
          options={[
            { value: 'financed', label: 'added to the loan' },
            { value: 'paid', label: 'paid at closing' },
          ]}
          value={values.upfrontFee}
          onChange={(upfrontFee) => change({ upfrontFee })}
        />
      )}
      {program === 'va' && (
        <SelectField
          id="va-use"
          label="VA funding fee"
          options={[
            { value: 'first', label: 'First use' },
            { value: 'later', label: 'Used before' },
            { value: 'exempt', label: 'Exempt from the fee' },
          ]}
          value={vaExempt ? 'exempt' : values.vaUse}
          onChange={(use) => {
            onVaExempt(use === 'exempt');
            if (use !== 'exempt') change({ vaUse: use });
          }}
          note="An exemption is never put into a link."
        />
      )}
    </div>
  );
}
