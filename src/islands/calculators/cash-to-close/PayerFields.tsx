import { idOf } from '../parts/fields.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { UpfrontFeeField } from '../parts/UpfrontFeeField.tsx';
import { VaUseField } from '../parts/VaUseField.tsx';
import type { CashFormProps } from './CashForm.tsx';

const payers = [
  { value: 'buyer', label: 'you' },
  { value: 'half', label: 'half each' },
  { value: 'seller', label: 'the seller' },
] as const;

const shared = [
  { name: 'ownersPolicyPayer', label: 'Owner’s title policy, paid by' },
  { name: 'lendersPolicyPayer', label: 'Lender’s title policy, paid by' },
  { name: 'escrowFeePayer', label: 'Escrow fee, paid by' },
] as const;

/** Who pays what either side can pay, as it is the custom in Washington until somebody agrees otherwise. */
export function PayerFields(props: Pick<CashFormProps, 'values' | 'change' | 'vaExempt' | 'onVaExempt'>) {
  const { values, change } = props;
  const { program } = values;
  return (
    <div className="stack-5">
      <p className="text-sm">Set as is the custom in Washington. Your contract comes first.</p>
      {shared.map(({ name, label }) => (
        <SelectField
          key={name}
          id={idOf(name)}
          label={label}
          options={payers}
          value={values[name]}
          onChange={(payer) => change({ [name]: payer })}
          note={
            name === 'escrowFeePayer' && program === 'va'
              ? 'With a VA loan, half each counts as paid by the seller: a veteran’s fees are limited.'
              : undefined
          }
        />
      ))}
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
      {program !== 'conventional' && <UpfrontFeeField label="The loan’s upfront fee is" values={values} change={change} />}
      {program === 'va' && <VaUseField {...props} />}
    </div>
  );
}
