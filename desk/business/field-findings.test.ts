import { expect, it } from 'vitest';
import sample from '../../tests/sample-owner.ts';
import { fieldFindings, findingsOn } from './field-findings.ts';
import { allFields } from './section-form.ts';

it('what the launch check says of a field names fields as the form does, and no file', () => {
  const said = findingsOn(allFields, fieldFindings({ ...sample, licensedSince: 2019 }));
  expect(said.get('statistics.fiveStarReviews')).toMatch(
    /^“40\+ five-star reviews” has no “Where the number can be seen”, no “Address of that place”/,
  );
  expect(said.get('statistics.yearsLicensed')).toContain('since “Licensed in Washington since”, 2019.');
  expect(said.get('email')).toBe('This is still sample data.');
  expect([...said.values()].join()).not.toMatch(/sourceUrl|asOf|licensedSince|owner\.yaml/);
});
