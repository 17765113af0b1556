import { describe, expect, it } from 'vitest';
import { refinanceFields } from '../refinance/refinance-state.ts';
import { defaultState } from './address-state.ts';
import { calculatorFields } from './calculator-state.ts';
import { carriesState, completeAnswers, fragmentFor, stateInFragment } from './tool-address.ts';

const defaults = defaultState(refinanceFields);
const read = (fragment: string) => stateInFragment('refinance', refinanceFields, fragment);

describe('the fragment of a tool', () => {
  it.each(['', '#', '#refinance', '#refinance?'])('%j is every field at its default', (fragment) => {
    expect(read(fragment)).toEqual(defaults);
  });

  it.each(['#how-worked-out', '#calculator?rate=5', '#?rate=5', '#main', '#refinance2?rate=5'])(
    '%j leads elsewhere and says nothing about the tool',
    (fragment) => {
      expect(read(fragment)).toBeUndefined();
    },
  );

  it('is read field by field: what is no figure is left out, the rest stands', () => {
    expect(read('#refinance?balance=-5&rate=1e9&newRate=5.875&pay=%3Cscript%3E&costs=%E0%A4%A&__proto__=1')).toEqual({
      ...defaults,
      newRatePercent: 5.875,
    });
    expect(read(`#refinance?newRate=5&x=${'9'.repeat(3000)}`)).toEqual(defaults);
  });

  it('says the same answers again when it is read back', () => {
    const answers = { ...defaults, balance: 250_000.5, remainingMonths: 200, newTermYears: 15, costs: 'financed' } as const;
    const fragment = fragmentFor('refinance', refinanceFields, answers);
    expect(fragment).toBe('#refinance?balance=250000.5&months=200&newTerm=15&pay=financed');
    expect(carriesState('refinance', fragment)).toBe(true);
    expect(read(fragment)).toEqual(answers);
  });

  it('leaves an empty field out', () => {
    expect(fragmentFor('refinance', refinanceFields, { ...defaults, balance: undefined })).toBe('#refinance');
    expect(carriesState('refinance', '#refinance')).toBe(false);
  });
});

describe('complete answers', () => {
  it('are those without an empty field', () => {
    expect(completeAnswers(refinanceFields, defaults)).toEqual(defaults);
    expect(completeAnswers(refinanceFields, { ...defaults, closingCosts: undefined })).toBeUndefined();
  });

  it('may lack a field that has no default, and one that another stands in for', () => {
    const typedInPercent = { ...defaultState(calculatorFields), downPayment: undefined, downPaymentPercent: 10 };
    expect(completeAnswers(calculatorFields, typedInPercent)).toBeUndefined();
    expect(completeAnswers(calculatorFields, typedInPercent, ['downPayment'])).toEqual(typedInPercent);
  });
});
